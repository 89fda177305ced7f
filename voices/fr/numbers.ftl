# Nombres qui s'accordent avec le mot compté : « une partie », « vingt et une secondes ».
# Devant chaque mot se trouve le nombre qu'il remplace.

number-fem = 1 une | 21 vingt et une | 31 trente et une | 41 quarante et une | 51 cinquante et une |
    61 soixante et une | 81 quatre-vingt-une
