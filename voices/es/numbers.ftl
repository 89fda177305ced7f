# Números que concuerdan con la palabra contada: «una partida», «veintiún segundos», «doscientas jugadas».
# Delante de cada palabra está el número; el signo más significa: si después de él sigue otro menor.

number-hundreds = 100+ ciento
number-fem = 1 una | 21 veintiuna | 31 treinta y una | 41 cuarenta y una | 51 cincuenta y una | 61 sesenta y una |
    71 setenta y una | 81 ochenta y una | 91 noventa y una | 200 doscientas | 300 trescientas | 400 cuatrocientas |
    500 quinientas | 600 seiscientas | 700 setecientas | 800 ochocientas | 900 novecientas | { number-hundreds }
number-masc = 1 un | 21 veintiún | 31 treinta y un | 41 cuarenta y un | 51 cincuenta y un | 61 sesenta y un |
    71 setenta y un | 81 ochenta y un | 91 noventa y un | { number-hundreds }
