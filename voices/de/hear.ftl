# Was man sagt und tippt, außer den Wörtern, mit denen diese Stimme selbst spricht.
# Jede Zeile ist eine Liste; zwischen zwei Einträgen steht ein senkrechter Strich. Große Buchstaben
# und Umlaute sind gleichgültig: fünf, funf und fuenf sind dasselbe.

# In Zügen.

hear-takes = nimm | schlag | schlägt | schlage | nimmt | nehme | schlägt auf | nimmt auf | mal | frisst |
    fresse | haut | holt | holt sich | hole | kassiert | schnappt | schnappt sich | schlägt sich |
    schlage auf | nehme auf | schlagen auf | schlagt
hear-taking = schlagen | nehmen | fressen | geschlagen | genommen
hear-becomes = wird | wird zu | wird zur | wird zum | wird eine | wird ein | wird einen |
    verwandelt sich in | verwandelt sich in eine | verwandelt sich in einen | umwandlung in |
    umwandlung in eine | umwandlung in einen | gleich | ist gleich | Umwandlung | und wird | und wird zu |
    und wird zur | und wird zum | und wird eine | und wird ein | Umwandlung zu | Umwandlung zur |
    Umwandlung zum | wandelt um in | wandelt sich um in | wandelt sich um in eine | Unterverwandlung in |
    Unterverwandlung in einen | Unterverwandlung in eine | Verwandlung in | Verwandlung in eine |
    Verwandlung in einen | neue | neuer | und neue | holt eine neue | ich nehme eine | mache eine
hear-check = Schach | mit Schach | und Schach | gibt Schach | und gibt Schach | Schach gegeben
hear-double-check = Doppelschach | mit Doppelschach | doppeltes Schach
hear-mate = matt | Schachmatt | Schach matt | und matt | und Schachmatt | mit matt | und Schach matt |
    ist matt | und das ist matt
hear-en-passant = en passant | ang passang | e p | ep | im Vorbeigehen | im Vorübergehen | an passant |
    ang passant | en passang
hear-castles = Rochade | rochiere | rochiert | rochieren | ich rochiere | Rochade machen
hear-castles-short = kurze Rochade | kleine Rochade | Königsrochade | Rochade am Königsflügel |
    kurz rochieren | rochiere kurz | rochiert kurz | kurz rochiert | Rochade zum Königsflügel |
    Rochade auf dem Königsflügel | Rochade auf der kurzen Seite | Rochade zur kurzen Seite |
    Rochade kurze Seite | Königsseite rochieren | die kurze Rochade | die kleine Rochade
hear-castles-long = lange Rochade | große Rochade | Damenrochade | Rochade am Damenflügel | lang rochieren |
    rochiere lang | rochiert lang | lang rochiert | Rochade zum Damenflügel | Rochade auf dem Damenflügel |
    Rochade auf der langen Seite | Rochade zur langen Seite | Rochade lange Seite | Damenseite rochieren |
    die lange Rochade | die große Rochade
hear-short = kurz | kurze | klein
hear-long = lang | lange | groß
hear-from = von | aus | vom
hear-to = nach | auf | zu | zum
hear-nought = Null
hear-fillers = ok | okay | bitte | ich spiele | ich ziehe | ich | spiele | ziehe | zieht | spielt | geht | gehe | mein |
    meine | meinen | der | die | das | den | dem | ein | eine | einen | Feld | Linie | Reihe | und dann |
    Strich | dann | ist | und | ich möchte | ich will | ich würde | ich würde gern | ich möchte gern |
    ich mache | mache | möchte | will | zieh | ziehen | spielen | spiel | setze | setz | setzt | stelle |
    stell | stellt | bringe | bring | entwickle | entwickelt | springt | springe | marschiert | rückt |
    vor | zurück | mein Zug ist | mein Zug | Zug | also | jetzt | gern | gerne | einfach | meinem | meiner |
    sich
hear-king = Ka | König | Könige
hear-queen = groß De | Dame | Damen | Königin | Königinnen
hear-rook = Te | Turm | Türme | Türmen
hear-bishop = Ell | Läufer | Läufern | Läufers
hear-knight = Ess | Springer | Springern | Pferd | Ross | Rössel | Gaul | Gäule | Pferde | Pferdchen | Hengst |
    Rössl
hear-pawn = Bauer | Bauern | Bauernzug
hear-with = mit | mit dem | mit der | mit meinem | mit meiner | mit einem | mit einer
hear-kings-rook = Königsturm
hear-kings-bishop = Königsläufer
hear-kings-knight = Königsspringer
hear-kings-pawn = Königsbauer | Königsbauern
hear-queens-rook = Damenturm
hear-queens-bishop = Damenläufer
hear-queens-knight = Damenspringer
hear-queens-pawn = Damenbauer | Damenbauern
hear-pawn-letters = B
hear-draw-offered = remis | remis angeboten | mit Remisangebot | und Remis | und biete Remis |
    und biete Remis an | und ich biete Remis an | biete Remis | biete Remis an | ich biete Remis an |
    Remisangebot | und Remisangebot | unentschieden
hear-white = Weiß | weiße | weißen | weißer | weißes
hear-black = Schwarz | schwarze | schwarzen | schwarzer | schwarzes

hear-file-a = ah
hear-file-b = be | beh
hear-file-c = ze | ce | zeh | Zesar | Caesar | Cäsar
hear-file-d = de | deh
hear-file-e = eh
hear-file-f = eff | ef
hear-file-g = ge | geh
hear-file-h = ha | Hektor
hear-rank-1 = eins
hear-rank-2 = zwei | zwo
hear-rank-3 = drei
hear-rank-4 = vier
hear-rank-5 = fünf | fünfe
hear-rank-6 = sechs
hear-rank-7 = sieben
hear-rank-8 = acht

# In Antworten.

hear-ordinal-1 = erste | erster | der erste | die erste | das erste | den ersten | ersten
hear-ordinal-2 = zweite | zweiter | der zweite | die zweite | das zweite | den zweiten | zweiten
hear-ordinal-3 = dritte | dritter | der dritte | die dritte | das dritte | den dritten | dritten
hear-ordinal-4 = vierte | vierter | der vierte | die vierte | das vierte | den vierten | vierten
hear-ordinal-5 = fünfte | der fünfte | die fünfte | den fünften
hear-ordinal-6 = sechste | der sechste | die sechste | den sechsten
hear-ordinal-7 = siebte | der siebte | die siebte | den siebten
hear-ordinal-8 = achte | der achte | die achte | den achten

hear-reply-yes = ja | jawohl | jo | doch
hear-reply-agree = gern | gerne | klar | natürlich | sicher | annehmen | nehme an | nehme ich an | stimme zu | einverstanden | akzeptiere |
    okay | ok | in Ordnung | richtig | selbstverständlich | stimmt | will | möchte | genau
hear-reply-no = nein | nö | nee | niemals | lehne ab | ablehnen | auf keinen Fall
hear-reply-not = nicht | kein | keine | keinen | keinesfalls
hear-reply-unsure = aber | wenn | falls | vielleicht | warte | oder | ob
hear-sides-both = beide | beide Spieler | wir beide | alle
hear-sides-nobody = niemand | keiner | keine
hear-number-0 = null | ohne Uhr | keine Uhr
hear-number-9 = neun
hear-number-10 = zehn
hear-number-12 = zwölf
hear-number-15 = fünfzehn | eine Viertelstunde | Viertelstunde
hear-number-20 = zwanzig
hear-number-25 = fünfundzwanzig
hear-number-30 = dreißig | eine halbe Stunde | halbe Stunde
hear-number-40 = vierzig
hear-number-45 = fünfundvierzig
hear-number-50 = fünfzig
hear-number-60 = sechzig | eine Stunde
hear-number-75 = fünfundsiebzig
hear-number-90 = neunzig | anderthalb Stunden
hear-number-100 = hundert | einhundert
hear-number-120 = hundertzwanzig | zwei Stunden | einhundertzwanzig

# Befehle. Höfliche Wörter dürfen überall stehen.

hear-polite = bitte | jetzt | der | die | das | den | mal | einmal | ein | eine | ich | dem | des
hear-lead = kannst du | können Sie | könntest du | könnten Sie | würden Sie | würdest du | kannst | könntest | möchte | möchten | will |
    würde gern | würde gerne | würde | wollen | zeig mir | zeige mir | zeig | zeige | zeigen Sie mir | zeigen Sie | sag mir | sage mir |
    sag | sage | sagen Sie mir | sagen Sie | gib mir | gib | geben Sie mir | geben Sie | lass mich | lassen Sie mich | lass uns |
    lassen Sie uns | lies mir | lies | lesen Sie mir | lesen Sie | nenne mir | nenne | nennen Sie mir | nennen Sie | was ist | was sind |
    wie ist | wie sind | wie lautet | wie lauten | hey | hallo | okay | ok | also | gut | und | dann | hätte gern | hätte gerne | brauche |
    muss | kann | darf | annabella | du sollst | wir wollen | wir möchten | mach mir | mach | machen Sie
hear-tail = an | vor | ansagen | sagen | zeigen | hören | wissen | vorlesen | machen | für mich | mir | danke | annabella | haben | gerne |
    gern | denn | doch | noch | haben wir | eigentlich | heute | hier | nennen | auf | zu hören
hear-command-language = sprich { $voice } | Sprache { $voice } | sprache auf { $voice } | auf { $voice } | sprich auf { $voice } |
    rede { $voice } | sprechen Sie { $voice } | wechsle zu { $voice } | wechsle auf { $voice } | umschalten auf { $voice } |
    stelle auf { $voice } | { $voice } sprechen | Sprache in { $voice } | { $voice } Sprache | Sprache ist { $voice } |
    stell Sprache auf { $voice }
hear-command-announcer = Ansage { $voice } | Stimme { $voice } | sage auf { $voice } an | sage Züge auf { $voice } an
hear-command-form = Form { $form } | sage { $form } an | Ansage { $form } | { $form } Form
hear-command-files = Linien { $files } | { $files } Linien
hear-command-speaker-system = Systemstimme | Stimme vom System | Stimme des Systems
hear-command-speaker-embedded = eigene Stimme | eingebaute Stimme

# Namen der Möglichkeiten.

hear-language-de = deutsch | deutsche | deutscher | deutsches | auf deutsch
hear-language-en = Englisch | englische | englischer
hear-language-es = Spanisch | spanische | spanischer
hear-language-fr = Französisch | französische | französischer
hear-language-ru = Russisch | russische | russischer
hear-form-full = voll | ganz | vollständig | lang | lange
hear-form-short = kurz | kurze
hear-form-squares = Felder | nur Felder
hear-form-san = Buchstaben | Notation | SAN
hear-form-uci = UCI | Engine
hear-files-anna = Anna | Anna Bella | Namen
hear-files-letters = Buchstaben
hear-files-nato = Nato | Alfa Bravo
