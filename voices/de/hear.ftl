# Was man sagt und tippt, außer den Wörtern, mit denen diese Stimme selbst spricht.
# Jede Zeile ist eine Liste; zwischen zwei Einträgen steht ein senkrechter Strich. Große Buchstaben
# und Umlaute sind gleichgültig: fünf, funf und fuenf sind dasselbe.

# In Zügen.

hear-takes = nehmen wir | schlagen wir | fressen wir |
    nehm | nimm | schlag | schlägt | schlage | nimmt | nehme | schlägt auf | nimmt auf | mal | frisst | fresse | haut | holt |
    holt sich | hole | kassiert | schnappt | schnappt sich | schlägt sich | schlage auf | nehme auf | schlagen auf | schlagt |
    tauscht | tausche | tauscht auf | tausche auf | tausch auf | abtausch auf | tauscht ab auf | schnappe | schlag auf | nimm auf |
    frisst auf | fresse auf | schmeißt | wirft | hau | haue | knallt | erobert | gewinnt den | gewinnt die | gewinnt das | zieht und schlägt | schlägt zurück auf |
    schlägt zurück | nimmt zurück | schlage zurück | nehme zurück | x | klaut | putzt | räumt ab | entfernt | schlug | nahm |
    schlagend | schlägst | nimmst | schlägt seinen | schlägt seine | nimmt seinen | nimmt seine | schlage seinen | schlage seine |
    nehme seinen | nehme seine | schlage deinen | schlage deine | nehme deinen | nehme deine | schlägt deinen | schlägt deine |
    nimmt ihn | nehme ihn | schlage ihn | schlägt ihn | nimmt sie | nehme sie | schlage sie | schlägt sie | schlag ihn | nimm ihn |
    springt über | springe über | überspringt | überspringe |
    frisst deinen | frisst deine | frisst Ihren | frisst Ihre | frisst seinen | frisst seine | fresse deinen | fresse deine | fresse Ihren | fresse Ihre | fresse seinen | fresse seine | nimmt deinen | nimmt deine | nimmt Ihren | nimmt Ihre | nehme Ihren | nehme Ihre | schlägt Ihren | schlägt Ihre | schlage Ihren | schlage Ihre | haut deinen | haut deine | haut Ihren | haut Ihre | haut seinen | haut seine | klaut deinen | klaut deine | klaut Ihren | klaut Ihre | klaut seinen | klaut seine | klau deinen | klau deine | klau Ihren | klau Ihre | klau seinen | klau seine | klaue deinen | klaue deine | klaue Ihren | klaue Ihre | klaue seinen | klaue seine | holt deinen | holt deine | holt Ihren | holt Ihre | holt seinen | holt seine | klau | klaue | klau dir den | klau dir die | klaue dir den | klaue dir die | haut auf | hau rein auf
hear-taking = schlagen | nehmen | fressen | geschlagen | genommen | tauschen | abtauschen | hauen | wegnehmen | zurückschlagen |
    zurücknehmen | wegschlagen | kassieren
hear-becomes = wird | wird zu | wird zur | wird zum | wird eine | wird ein | wird einen | verwandelt sich in |
    verwandelt sich in eine | verwandelt sich in einen | umwandlung in | umwandlung in eine | umwandlung in einen | gleich |
    ist gleich | Umwandlung | und wird | und wird zu | und wird zur | und wird zum | und wird eine | und wird ein |
    Umwandlung zu | Umwandlung zur | Umwandlung zum | wandelt um in | wandelt sich um in | wandelt sich um in eine |
    Unterverwandlung in | Unterverwandlung in einen | Unterverwandlung in eine | Verwandlung in | Verwandlung in eine |
    Verwandlung in einen | neue | neuer | und neue | holt eine neue | ich nehme eine | mache eine | und wird zu einer |
    und wird zu einem | wird zu einer | wird zu einem | zur | zum | und mache eine | und holt eine | und hole eine |
    und hole mir eine | hole mir eine | ich hole eine | und verwandelt sich in | und verwandelt sich in eine |
    und verwandelt sich in einen | und verwandelt in | verwandelt in eine | verwandelt in | verwandle in |
    verwandle in eine | mit umwandlung in | mit umwandlung in eine | mit umwandlung in einen | und umwandlung in |
    umgewandelt in | umgewandelt in eine | umwandeln in | umwandeln in eine | wandle um in | ich möchte eine |
    ich will eine | und ich möchte eine | dann eine | einziehen als | zu einer | zu einem | zieht ein als | und bitte eine |
    unterverwandlung | und nehme eine | und nehme einen | umgewandelt zur | wandle | ich wandle | verwandle |
    verwandelt sich | ich verwandle | wandelt sich | nimmt eine | nehme eine | wünsche eine | wähle eine | in eine |
    in einen |
    und wandelt in | wandelt in | und wandelt sich in | wandelt sich in | und wandle in |
    und ich nehme einen | und ich nehme eine | und ich wähle einen | und ich wähle eine | mach einen | mach eine |
    umwandeln | verwandeln
hear-check = Schach | mit Schach | und Schach | gibt Schach | und gibt Schach | Schach gegeben | bietet schach |
    und bietet schach | das ist schach | und das ist schach | schach dem könig | Schach geben | Schach gebend | gebe Schach |
    und gebe Schach | mit Schachgebot
hear-double-check = Doppelschach | mit Doppelschach | doppeltes Schach
hear-mate = matt | Schachmatt | Schach matt | und matt | und Schachmatt | mit matt | und Schach matt | ist matt |
    und das ist matt | setzt matt | und setzt matt | mattsetzend | das ist matt | mit schachmatt | und das war's |
    Grundreihenmatt | und es ist matt | es ist matt
hear-en-passant = en passant | ang passang | e p | ep | im Vorbeigehen | im Vorübergehen | an passant | ang passant | en passang |
    ong passong | on passong | en passan | enpassant | ang pasong | ong passant | en passent
hear-castles = Rochade | rochiere | rochiert | rochieren | ich rochiere | Rochade machen | mach die rochade | mache rochade |
    ich mache rochade | die rochade | rochieren wir | rochade bitte | rochade durchführen | ich will rochieren |
    rochier | rochier mal |
    König und Turm rochieren |
    jetzt wird rochiert
hear-castles-short = kurze Rochade | kleine Rochade | Königsrochade | Rochade am Königsflügel | kurz rochieren | rochiere kurz |
    rochiert kurz | kurz rochiert | Rochade zum Königsflügel | Rochade auf dem Königsflügel | Rochade auf der kurzen Seite |
    Rochade zur kurzen Seite | Rochade kurze Seite | Königsseite rochieren | die kurze Rochade | die kleine Rochade |
    rochade auf der königsseite | rochade zur königsseite | königsseitige rochade | rochade auf die königsseite |
    königsseitig rochieren | auf der königsseite rochieren | rochade königsseite | rochade königsflügel |
    rochade an der königsseite | am königsflügel rochieren | kurze seite rochieren | königsrochade machen | kurz |
    rochiere am königsflügel | rochiere auf den königsflügel | rochiere auf dem königsflügel | rochiere zum königsflügel |
    rochade auf den königsflügel | auf den königsflügel rochieren | zum königsflügel rochieren |
    rochier kurz |
    rochiere auf der königsseite | rochiere zur königsseite |
    Königsflügel | Königsseite |
    rochiere zur Königsseite |
    Königsflügelrochade |
    Rochade auf die kurze Seite
hear-castles-long = lange Rochade | große Rochade | Damenrochade | Rochade am Damenflügel | lang rochieren | rochiere lang |
    rochiert lang | lang rochiert | Rochade zum Damenflügel | Rochade auf dem Damenflügel | Rochade auf der langen Seite |
    Rochade zur langen Seite | Rochade lange Seite | Damenseite rochieren | die lange Rochade | die große Rochade |
    rochade auf der damenseite | rochade zur damenseite | damenseitige rochade | rochade auf die damenseite |
    damenseitig rochieren | auf der damenseite rochieren | rochade damenseite | rochade damenflügel | am damenflügel rochieren |
    lang | rochiere am damenflügel | rochiere auf den damenflügel | rochiere auf dem damenflügel | rochiere zum damenflügel |
    rochade auf den damenflügel | auf den damenflügel rochieren | zum damenflügel rochieren |
    rochier lang |
    rochiere auf der damenseite | rochiere zur damenseite |
    Damenflügel | Damenseite |
    rochiere zur Damenseite |
    Damenflügelrochade |
    Rochade auf die lange Seite
hear-short = kurz | kurze | klein
hear-long = lang | lange | groß
hear-from = von | aus | vom | weg von
hear-to = nach | auf | zu | zum | gen | bis | hin zu | richtung | ins | an | vor auf | vor nach | in
hear-nought = Null
hear-fillers = wie immer | wie üblich | für mich | darauf | erst mal | erstmal | zur Sicherheit | sofort | auch | ebenso | ich fessle ihn mit | fessle ihn mit | Zeit zu | es ist Zeit zu | haben | im Zentrum | ins Zentrum | ich antworte | ich antworte mit | meine Antwort ist | ich entscheide mich für | ich schlage zurück mit | ich mache ein Luftloch mit | wenn's recht ist | wenn es recht ist | wenn ich darf | von mir | heute | na dann | nur ein kleines |
    diesmal |
    an | gut dann | ich geh | geh |
    ok | okay | bitte | ich spiele | ich ziehe | ich | spiele | ziehe | zieht | spielt | gehe | mein | meine |
    meinen | der | die | das | den | dem | ein | eine | einen | Reihe | und dann | Strich | dann | und | ich möchte |
    ich will | ich würde gern | ich möchte gern | ich mache | mache | möchte | will | zieh | ziehen | spielen |
    spiel | setze | setz | setzt | stelle | stell | stellt | bringe | bring | entwickle | entwickelt | springt | springe |
    marschiert | rückt | mein Zug ist | mein Zug | Zug | also | jetzt | gern | gerne | einfach | meinem | meiner | sich |
    schiebe | schieb | schiebt | schieben | wir spielen | mach | machen | bringen | nun | hüpft | hüpfe | aufs | aufs feld |
    raus | heraus | hinaus | hin | rüber | hinüber | dazwischen | rein | runter | rauf | hoch | führe | führ | führt |
    verlege | verlegt | versetze | versetzt | rücke | rück | rücken | wandert | wandere | läuft | laufe | komm | fährt |
    fahre | stellen | setzen | schicke | schick | schickt | lass | lasse | nehmen wir | ich wähle | wähle |
    ich nehme den zug | ich meine | meine ich | meinte | gemeint | also gut | dann eben | erstmal | gerade | hätte gern |
    hätte gerne | ich ziehe mit | mit meinem | unser | unseren | weiter | ziehe zurück | gehe zurück | blockiere | blockiert | antworte | antworte mit |
    erwidere | zunächst | hierhin | dorthin | ziehst | spielst | gehst | gehen | weiche | weicht | aus dem weg | zug ist |
    der zug | den zug | entwickeln | vorrücken | rück vor | rückt vor | opfere | opfert | vorstoß | stoße | stoß | stößt |
    vorwärts | blocke | blockt | danke | stütze | stützt mit | stütze mit | durchbruch | rückzug | hebe | ich stelle | los |
    verschiebe | verschiebt | schubse | schwenke | schwenkt | springen | hüpfen | platziere | platziert | positioniere |
    bewege | bewegt | bewegen | jetzt den | mal eben | sodann | opfern | wir | vor auf | vor nach | nach vorn | nach vorne |
    zurückziehen | ins Zentrum | im Zentrum | in die Ecke | aus der Ecke | am Rand | kleiner Zug | drücke | drückt |
    Luftloch | das Zentrum | Schäfermatt | Fesselung mit | mit Fesselung | ich eröffne mit | ich beginne mit |
    ich fange an mit | eröffne mit | beginne mit | los geht es mit | ich entscheide mich für | vorziehen | in die Mitte |
    an den Rand | ruhig | solide | einfach mal |
    Angriff mit | ich glaub | ich glaube | ich glaub ich spiele | ich glaube ich spiele | ich denke |
    ich denke ich spiele | dann halt | lass uns | lasst uns |
    ich fang mit | ich fange mit | ich fange an mit | um |
    äh | ähm | öh | hm | tja |
    lieber | na dann | na gut |
    andere | anderen | anderer | anderem | den anderen | der andere |
    ach | oh | na | naja | nun ja |
    ja | mal | erst mal | mein erster Zug ist | mein nächster Zug ist | ich werde | ich will mal | natürlich | halt |
    sagen wir | ich nehme mal |
    jawohl | bitte schön | bitteschön | erster Zug | Zug eins | mein erster Zug |
    über |
    nur | glaube ich | denke ich | anfangen | beginnen | stehen | und landet auf |
    landet auf | und bleibt auf | und hält auf |
    zu spielen | zu ziehen | zu gehen |
    ich auch | Evansgambit | Evans-Gambit | das Evansgambit | Sizilianisch | Sizilianische Verteidigung | Caro-Kann | Skandinavisch | Königsgambit | Damengambit | Nordisches Gambit | Wolgagambit | Schottisch | Schottische Partie | Pirc | Benoni | Londoner System | Aljechin | Aljechin-Verteidigung | Nimzoindisch | Königsindisch | Damenindisch | Grünfeld | Katalanisch | Réti | Giuoco piano | Philidor | Wiener Partie | Italienische Partie | Spanische Partie | Französische Verteidigung | Englische Eröffnung |
    ich fang mal an mit | ich fange mal an mit | ich nehm mal | ich bereite vor mit | ich bereite mit | ganz ruhig | ein ruhiger Zug | ruhiger Zug | kleiner Schubser | Schubser | pflanze | ich pflanze | ganz nach oben | ich bring meinen König in Sicherheit | ich bringe meinen König in Sicherheit | König in Sicherheit | ich hole mein | ich hole meinen | hole mein | hole meinen | soll es sein | kleine | kleinen | kleiner
hear-putting = setze | setz | setzt | setzen | stelle | stell | stellt | stellen | ich stelle | platziere | platziert |
    positioniere
hear-sighs = ah | eh | ha
hear-back = zurück | rückwärts
hear-forward = vor | vorwärts | nach vorn | nach vorne | vorrücken
hear-one-square = ein feld | ein feld vor | ein feld vorwärts | ein feld nach vorn | einen schritt | einen schritt vor | um ein feld | um ein feld vor | ein feld weiter
hear-two-squares = zwei felder | zwei felder vor | zwei vor | zwei schritte | zwei schritte vor | um zwei felder | um zwei felder vor |
    zwei felder vorwärts | zwei felder nach vorn | zwei nach vorn |
    Doppelschritt | im Doppelschritt
hear-in-front = vor dem | vor der | vor meinem | vor meiner | vorm | der vor dem | der vor der | vor seinem | vor seiner | vor deinem | vor deiner | vor den | vor die
hear-left = linker | linken | linke | links
hear-right = rechter | rechten | rechte | rechts
hear-upper = oberer | oberen | obere | vorderer | vorderen | vordere
hear-lower = unterer | unteren | untere | hinterer | hinteren | hintere
hear-light-squared = weißfeldriger | weißfeldrigen | weißfeldrige | hellfeldriger | hellfeldrigen
hear-dark-squared = schwarzfeldriger | schwarzfeldrigen | schwarzfeldrige | dunkelfeldriger | dunkelfeldrigen
hear-asking = schlägt er | nimmt er | schlägt sie | nimmt sie | rochiert er | das ist | das war | es ist | es war | es steht | da ist | da steht | dort steht | hier steht | der Zug | Weiß rochiert | Schwarz rochiert | wir hatten | ich hatte |
    ich würde | ich denke an | würde ich |
    geht das | spielt er | zieht er | zieht sie | spielt sie | vor dem zug |
    nach dem zug | nach diesem zug | nach meinem zug | nach deinem zug | nach seinem zug |
    ich spiele gern | ich spiele gerne | ich ziehe gern | ich ziehe gerne |
    ist |
    man | wird gespielt | wurde gespielt | gespielt wird | gespielt wurde | wurde gezogen | wird gezogen | ging |
    ging nach | zog | zog nach | spielten | zogen
hear-asking-first = soll | sollte | muss | ziehe ich | spiele ich | will ich | möchte ich | nehme ich | schlage ich | rochiere ich |
    ist | geht | kommt | vor | käme |
    spielt | zieht | rochiert | rochiert kurz | rochiert lang |
    macht | spielte
hear-judging = gut | schön
hear-either = oder | oder doch | oder vielleicht | nein
hear-whose = mein | meine | ein | eine | der | unser | unsere | dein | deine | sein | seine | ihr | ihre
hear-whose-the = die | das | den
hear-stands = auf | in | bei
hear-stands-is = ist auf | steht auf | sitzt auf | steht jetzt auf | ist jetzt auf | stand auf | war auf | noch auf | schon auf | steht noch auf | ist noch auf
hear-choosing = steht | sitzt | derjenige | diejenige | denjenigen | der da | die da | den da | der | die | den |
    welcher | welche | welchen | ist | befindet sich | natürlich | selbstverständlich | klar | ich meine | es soll |
    soll es sein | sein | gemeint ist
hear-naming = Feld | Linie
hear-king = Ka | König | Könige
hear-queen = groß De | Dame | Damen | Königin | Königinnen | der dame | die dame |
    
hear-rook = Te | Turm | Türme | Türmen | den turm | turms | turmes |
    
    einer meiner Türme | einen meiner Türme
hear-bishop = Ell | Läufer | Läufern | Läufers | den läufer | laufer |
    
hear-knight = Ess | Springer | Springern | Pferd | Ross | Rössel | Gaul | Gäule | Pferde | Pferdchen | Hengst | Rössl |
    den springer | hüpfer | rappen | pferdl | springerl | reiter |
    
    einer meiner Springer | einen meiner Springer
hear-pawn = Bauer | Bauern | Bauernzug | bäuerchen | bauers | pauer | bäuerlein |
    
hear-with = mit | mit dem | mit der | mit meinem | mit meiner | mit einem | mit einer
hear-by-king = der König | mein König
hear-by-rook = der Turm | mein Turm
hear-by-bishop = der Läufer | mein Läufer
hear-by-knight = der Springer | mein Springer
hear-by-pawn = der Bauer | mein Bauer
hear-kings-rook = Königsturm |
    Turm vom Königsflügel | Turm am Königsflügel | Turm auf dem Königsflügel
hear-kings-bishop = Königsläufer |
    Läufer vom Königsflügel | Läufer am Königsflügel | Läufer auf dem Königsflügel
hear-kings-knight = Königsspringer |
    Springer vom Königsflügel | Springer am Königsflügel | Springer auf dem Königsflügel
hear-kings-pawn = Königsbauer | Königsbauern
hear-queens-rook = Damenturm |
    Turm vom Damenflügel | Turm am Damenflügel | Turm auf dem Damenflügel
hear-queens-bishop = Damenläufer |
    Läufer vom Damenflügel | Läufer am Damenflügel | Läufer auf dem Damenflügel
hear-queens-knight = Damenspringer |
    Springer vom Damenflügel | Springer am Damenflügel | Springer auf dem Damenflügel
hear-queens-pawn = Damenbauer | Damenbauern
hear-pawn-letters = B
hear-remark = und fesselt | gegen |
    mit Angriff | mit Drohung | mit der Drohung | und droht | und drohe | und greife | und greift | mit der Idee |
    mit Tempo | um zu | um | damit | weil | greift an | mit Gabel | mit Fesselung | und fessele | verhindert |
    stützt | und stützt | und deckt |
    du bist dran | Sie sind dran
hear-cry = zack | zack zack | peng | bumm | bäm | wumms | schwups | schwupps | schwuppdiwupp | happs | haps | mampf |
    mjam | njam | hopp | hurra | juhu | juchu | jippie | yippie | ätsch | haha | tata | tadaa |
    bitte kommen | kommen | Ende | over | so da | so bitte | bitte sehr | mal sehen | mal schauen | los geht's |
    auf geht's | prost | hihi |
    hallo | guten Tag | guten Abend | moin
hear-spelt-as = wie | wie in | für
hear-draw-offered = remis | remis angeboten | mit Remisangebot | und Remis | und biete Remis | und biete Remis an |
    und ich biete Remis an | biete Remis | biete Remis an | ich biete Remis an | Remisangebot | und Remisangebot | unentschieden |
    und ich biete remis | remis bitte | und remis bitte | mit angebot remis | mit remisgebot | und schlage remis vor |
    ich schlage remis vor | mit remis | und unentschieden |
    bietet Remis | bietet Remis an | und bietet Remis an
hear-white = Weiß | weiße | weißen | weißer | weißes
hear-black = Schwarz | schwarze | schwarzen | schwarzer | schwarzes

hear-file-a = ah | anton
hear-file-b = be | beh | berta | bella
hear-file-c = ze | ce | zeh | Zesar | Caesar | Cäsar | cesar
hear-file-d = de | deh | dora
hear-file-e = eh | emil
hear-file-f = eff | ef | friedrich | fritz
hear-file-g = ge | geh | gustaf |
    gustav
hear-file-h = ha | Hektor | heinrich
hear-rank-1 = eins | von der ersten Reihe | auf der ersten Reihe | aus der ersten Reihe | ersten Reihe |
    erste Reihe | die erste Reihe
hear-rank-2 = zwei | zwo | von der zweiten Reihe | auf der zweiten Reihe | aus der zweiten Reihe | zweiten Reihe |
    zweite Reihe | die zweite Reihe
hear-rank-3 = drei | von der dritten Reihe | auf der dritten Reihe | aus der dritten Reihe | dritten Reihe |
    dritte Reihe | die dritte Reihe
hear-rank-4 = vier | von der vierten Reihe | auf der vierten Reihe | aus der vierten Reihe | vierten Reihe |
    vierte Reihe | die vierte Reihe
hear-rank-5 = fünf | fünfe | von der fünften Reihe | auf der fünften Reihe | aus der fünften Reihe | fünften Reihe |
    fünfte Reihe | die fünfte Reihe
hear-rank-6 = sechs | von der sechsten Reihe | auf der sechsten Reihe | aus der sechsten Reihe | sechsten Reihe |
    sechste Reihe | die sechste Reihe
hear-rank-7 = sieben | von der siebten Reihe | auf der siebten Reihe | aus der siebten Reihe | siebten Reihe |
    siebte Reihe | die siebte Reihe
hear-rank-8 = acht | von der achten Reihe | auf der achten Reihe | aus der achten Reihe | achten Reihe |
    achte Reihe | die achte Reihe

# In Antworten.

hear-ordinal-1 = erste | erster | der erste | die erste | das erste | den ersten | ersten
hear-ordinal-2 = zweite | zweiter | der zweite | die zweite | das zweite | den zweiten | zweiten
hear-ordinal-3 = dritte | dritter | der dritte | die dritte | das dritte | den dritten | dritten
hear-ordinal-4 = vierte | vierter | der vierte | die vierte | das vierte | den vierten | vierten
hear-ordinal-5 = fünfte | der fünfte | die fünfte | den fünften |
    fünften | fünfter
hear-ordinal-6 = sechste | der sechste | die sechste | den sechsten |
    sechsten | sechster
hear-ordinal-7 = siebte | der siebte | die siebte | den siebten |
    siebten | siebter
hear-ordinal-8 = achte | der achte | die achte | den achten |
    achten | achter

hear-reply-yes = ja | jawohl | jo | doch
hear-reply-agree = ganz sicher | ganz bestimmt | gern | gerne | klar | natürlich | sicher | annehmen | nehme an |
    stimme zu | einverstanden |
    akzeptiere | okay | ok | in Ordnung | richtig | selbstverständlich | stimmt | genau |
    warum nicht | warum eigentlich nicht |
    abgemacht | von mir aus |
    meinetwegen | dabei | bin dabei | soll mir recht sein | soll es | ist recht | geht klar | angenommen | na gut | also gut
hear-reply-begin = beginnen | wir beginnen | beginnen wir | anfangen | fangen wir an | fang an | fangen Sie an |
    starten | start | los | dann los | los geht's | auf geht's | es kann losgehen | bereit | ich bin bereit |
    wir sind bereit | spielen wir
hear-reply-usual = neueste | neuesten | aktuelle | aktuellen | übliche | üblichen | FIDE | Standard | heutige |
    allerneuesten | letzten | heutigen | jetzigen | geltenden
hear-reply-accept = ich nehme | nehme ich | ich akzeptiere | akzeptiere ich | ich bin einverstanden |
    bin einverstanden | bin ich einverstanden | ich stimme | stimme ich
hear-reply-draw = remis | remisangebot | remisgebot | remisvorschlag | unentschieden | punkteteilung
hear-reply-wish = will | möchte
hear-reply-no = spielen wir weiter | lehne das | lehne dein | lehne es | nein | nö | nee | lehne ab | ablehnen | auf keinen Fall | anders überlegt | lass es |
    lieber doch nicht | vergiss es |
    lieber weiterspielen | lieber weiter | spiele lieber weiter | schlage aus
hear-reply-not = nicht | kein | keine | keinen | keinesfalls |
    nichts | nie | niemals |
    keinerlei
hear-mood-asks = sie wollte | ich könnte remis | ich könnte aufgeben | ich könnte reklamieren | vielleicht machen wir | bevor ich | gestern | letztes mal | letzte woche | vorhin | was macht | was bewirkt | wenn | falls | was wäre | meinst du | glaubst du | denkst du | findest du | meinen Sie | glauben Sie | bist du | sind Sie | doch wieder | hat er | hat sie | hat mein | hat Weiß | hat Schwarz | hab ich | habe ich |
    haben wir | hast du | haben Sie | war das | war es | war der | war die | waren | ist das | ist es |
    soll ich | sollte ich | sollen wir | warum | wieso | weshalb | wann | bin ich | was passiert |
    wo hab ich | wo habe ich | wie hat | hatte er | was war | wo war | heißt | was heißt |
    hättest du | hätten Sie | hätte ich | hätte man | würdest du aufgeben | würden Sie aufgeben |
    würdest du hier | würdest du jetzt | würden Sie hier | würdest du an meiner Stelle |
    welche Sprache | ist der | ist die |
    wurde Remis geboten | wurde Remis angeboten | wurde der letzte Zug | ist Stufe | ist die Stufe | was ist Stufe | wie stark ist | wie schwer ist | ist das | ist es | wer hat | jemand sagte | ich hasse | nicht lauter | nicht leiser | nicht schneller | nicht langsamer | nicht schwerer | nicht leichter | nicht stärker
hear-mood-begs = kannst du | können Sie | könntest du | könnten Sie | würdest du | würden Sie | bitte | magst du
hear-mood-plain = wie lautet | wie wäre | wie wärs | wie wär's | wie heißt | wie bitte |
    kann ich haben | darf ich bitten | welche Tasten gibt es |
    wie viele | wieviele
hear-mood-centre = was ist in der Mitte | was steht in der Mitte | was ist im Zentrum | was steht im Zentrum | lies das Zentrum | das Zentrum | Zentrum | wer beherrscht das Zentrum
hear-mood-how = wie
hear-mood-key-does = was macht | was macht die Taste | was tut | was tut die Taste | was bewirkt |
    was bewirkt die Taste | wofür ist | wofür ist die Taste | wozu dient | wozu dient die Taste |
    wozu ist
hear-mood-keys = welche Taste | welche Tasten | mit welcher Taste | mit welchen Tasten | was ist die Taste für | was ist die Taste zum | auf welcher Taste | welcher Knopf | mit welchem Knopf | welche Tastenkombination | welche Taste muss ich drücken um | welches Tastenkürzel |
    welche Taste drücke ich für | welche Taste drücke ich um | welche Taste ist für | was drücke ich um | welche Taste muss ich drücken für
hear-mood-laws = was ist ein | was ist eine | was ist die Fünfzig | was ist die fünfzig | was bedeutet | was heißt | wie funktioniert | wie geht | wie wird ein | wie gewinnt man | wie gibt man | wann darf | wann kann | kann ein | darf ein | erkläre die Regel |
    was ist Rochade | was ist die Rochade | was ist en passant | was ist Patt | was ist das Patt | was ist Matt | was ist eigentlich | wann ist | wie viel ist | wieviel ist | wie viel zählt | wie zieht | wie ziehen | wie schlägt | wie schlagen | wie bewegt sich | wie bewegen sich | wie springt | kann der König | kann die Dame | kann der Turm | kann der Läufer | kann der Springer | kann der Bauer | darf der König | darf der Bauer | können Bauern | dürfen Bauern | wie ist die Regel | was ist die Regel | was sind die Regeln | wie sind die Regeln | erkläre die Rochade | erkläre mir die Rochade | erkläre en passant | erkläre mir en passant |
    was ist Remis | was ist remis | was ist unentschieden | was ist ein Remis |
    lies die Regeln | lies mir die Regeln | wo stehen die Regeln | wo sind die Regeln | erkläre die Regeln | erklär mir die Regeln | erkläre mir die Regeln | die Regeln bitte | Schachregeln |
    wie gewinne ich | was ist Aufgeben |
    Regel der | Regel für | Regel zur | Regeln der | Regeln für | erkläre Umwandlung | erkläre die Umwandlung |
    erkläre Patt | erkläre das Patt | erklär mir die Rochade | erklär die Rochade |
    zeig mir wie |  erklär mir wie | dürfen Steine | können Steine | darf ein Stein | dürfen Damen |
    zeig mir, wie
hear-mood-may = kann ich | darf ich | könnte ich | dürfte ich | kann man | darf man | könnte man | dürfte man | ist es möglich | ist es erlaubt | kann ich denn | darf ich denn | darf ich eigentlich
hear-mood-we = können wir | könnten wir | dürfen wir
hear-mood-doubts = hm | hmm | äh | ähm | öh
hear-mood-drops = nein doch nicht | doch nicht | vergiss es | vergessen Sie es | lass es | streich das | streiche das | lieber nicht | nein lieber nicht | zurück | Kommando zurück
hear-mood-apart = vor | an | ins Visier | unter Kontrolle | unter Beschuss | aufs Korn | unter die Lupe | in Kauf | ernst
hear-mood-objects = Remis | Unentschieden | Remisangebot | Angebot | Zug | Züge | Zeit | Vorschlag | Hilfe | Tipp
hear-mood-states = ist | ist ein | war | führt zu | führt zum | führt zu einem | macht | ergibt | gibt | das ist | das ist ein | wäre | wäre ein | bedeutet | sie | du | endet | endet im | endet in
hear-mood-done = geschlagen | genommen | ich habe geschlagen | gefressen
hear-mood-tells = ich ziehe um | wir ziehen um | gleich | sag | sage | sagen Sie | lass ihn | lass sie | lassen Sie ihn | lassen Sie sie | ich empfehle | mein Vorschlag | mein Vorschlag ist | mein Vorschlag wäre | vorgeschlagen ist | was meinst du | was meinen Sie | was denkst du | was denken Sie | was hältst du davon | was halten Sie davon | was sagst du | was sagen Sie | mal sehen | schauen wir | schau
hear-mood-others = er | sie hat | ihm | ihn | sein Gegner | mein Gegner | der Gegner | Gegner | jemand
hear-mood-more = mehr | sag mehr | erzähl mir mehr | erzähl mehr | mehr davon | den Rest | sag den Rest | und mehr | noch mehr | etwas mehr | mehr hören | ich will mehr hören | sag mir mehr
hear-mood-runs = starten | starte | start | weiter | weiterlaufen | fortsetzen | läuft weiter | einschalten
hear-mood-stops = anhalten | stoppen | stoppe | halte | stopp | stop
hear-mood-trades = tausch | tausche | tauscht | tauschen | abtausch | abtauschen | getauscht | wechseln |
    entfernt | putzt
hear-rule-value = wert | wert ist | Punkte | zählt
hear-rule-stalemate = Patt | patt
hear-rule-fifty-moves = fünfzig | Fünfzig-Züge | 50
hear-rule-repetition = Stellungswiederholung | Wiederholung | dreimalige | dreimal
hear-rule-draw = remis | Unentschieden | unentschieden
hear-rule-en-passant = en passant | enpassant | im Vorbeigehen | im Vorübergehen
hear-rule-castling = Rochade | rochieren | rochiert | rochiere | Rochaden
hear-rule-promotion = Umwandlung | umwandeln | umgewandelt | verwandelt | verwandeln | wandelt | letzten Reihe | Unterverwandlung
hear-rule-mate = Matt | matt | Schachmatt | gewinnt | gewinnen | gewonnen | verliert | verloren
hear-rule-check = Schach | im Schach
hear-rule-rules = Regeln | Regel | Schachregeln |
    Figuren ziehen | ziehen die Figuren
hear-reply-unsure = wahrscheinlich | war ja | ist ja | habe ja | ja nur | ja was | ja habe ich denn | sagen ja | aber | wenn | falls |
    vielleicht | warte | oder | ob |
    ach ja | das ist die Frage |
    nehme ich an |
    Moment | Moment mal | einen Moment | Augenblick | warten Sie | lass mich überlegen | lassen Sie mich überlegen | mal sehen | später | fertig
hear-sides-both = beide | beide Spieler | wir beide | alle |
    alle beide | beide Seiten | beide Farben | wir zwei | beiden
hear-sides-nobody = niemand | keiner | keine
hear-number-0 = null | ohne Uhr | keine Uhr |
    gar keine | ohne Bedenkzeit | keine Bedenkzeit
hear-number-9 = neun
hear-number-10 = zehn
hear-number-12 = zwölf
hear-number-15 = fünfzehn
hear-number-20 = zwanzig
hear-number-25 = fünfundzwanzig
hear-number-30 = dreißig
hear-number-40 = vierzig
hear-number-45 = fünfundvierzig
hear-number-50 = fünfzig
hear-number-60 = sechzig
hear-number-75 = fünfundsiebzig
hear-number-90 = neunzig
hear-number-100 = hundert | einhundert
hear-number-120 = hundertzwanzig | einhundertzwanzig
hear-minutes-15 = eine Viertelstunde | Viertelstunde
hear-minutes-30 = eine halbe Stunde | halbe Stunde
hear-minutes-45 = eine dreiviertelstunde | dreiviertelstunde
hear-minutes-60 = eine Stunde
hear-minutes-90 = anderthalb Stunden
hear-minutes-120 = zwei Stunden

# Worte eines Ja. Jedes Wort stimmt zu, ist höflich oder sagt, was gefragt war: was übrig bleibt, macht es zu keinem.
# Unter der Art der Frage steht, was es allein sagt: „ich gebe auf“.

hear-asked-beside = ach | oh | also | dann | so | und | auch | es | das | dies | den | dem | der | die | du | Sie | da |
    dein | deine | deinem | deinen | Ihr | Ihre | Ihrem | Ihren | mit | zu | an | bei | ein | eine | einem | sein |
    ich | wir | bin | ich bin | ist | sind | will | möchte | würde | ich will | ich möchte | ich würde | hätte | mein |
    gut | prima | schön | sehr | recht | danke | vielen | Dank | bitte | bitte sehr | doch | nur | mal | jetzt | gern |
    gerne | dafür | machen | machen wir | mach | freut mich | dein Angebot | das Angebot | Ihr Angebot | dein Vorschlag |
    deinen Vorschlag | Ihren Vorschlag | annabella
hear-asked-delete = löschen | lösch sie | lösch es | lösche sie | lösche es | löschen Sie sie | entfernen | überschreiben |
    die Partie löschen
hear-asked-draw = dann remis | also remis | gut remis | machen wir remis | ich will remis | ich möchte remis | remis ist gut | soll es remis sein |
    nehme ich | nehm ich
hear-asked-leave = verlassen | aufhören | beenden | raus | hinaus | abbrechen | Schluss | Schluss machen | Übung verlassen |
    Training beenden
hear-asked-meant = das meinte ich | meinte ich | genau das | genau den | genau die | den meinte ich
hear-asked-new = aufgeben | abbrechen | neue Partie | neue Partie anfangen | neue Partie beginnen | neu anfangen |
    neu beginnen | neues Spiel | die alte aufgeben |
    fangen wir neu an | wir fangen neu an | fangen wir von vorne an | von vorne | noch einmal von vorne | neue
hear-asked-resign = aufgeben | gebe auf | ich gebe auf | geb auf | ich geb auf | habe verloren | ich habe verloren
hear-asked-resume = weiter | weiterspielen | fortsetzen | weitermachen | spiel weiter | wir spielen weiter
hear-asked-wonders = ist es | ist das | ist dies | ist die | ist diese | war das | war die | war es | kam | kam die | hatten wir | haben wir | hat sich | wurde | gab es | wie oft | ob | habe ich | stand

# Worte einer Antwort. Jedes Wort muss bekannt sein: was übrig bleibt, macht sie zu keiner.

hear-answer-beside = bitte | bitte sehr | danke | ok | okay | gut | na gut | also | dann | hm | ja | gern | gerne |
    ich will | ich möchte | ich hätte gern | ich hätte gerne | ich nehme | ich nehm | ich wähle | ich spiele |
    ich spiel | ich bin | ich würde gern | ich würde sagen | ich würde | ich sage | sagen wir | wir spielen |
    wir nehmen | nehmen wir | spielen wir | spielen | spiele | nehmen | nehme | haben | sein | lieber | am liebsten |
    gib mir | gib uns | geben Sie mir | geben Sie uns | machen wir | mach | mit | auf | der | die | das | den | dem |
    für mich | für uns | vielleicht | wahrscheinlich | es ist | entschuldigung | tut mir leid |
    so | so etwa | so ungefähr | so um die | um die | etwa | ungefähr | circa | zirka | zum Beispiel | natürlich |
    mal | versuchen wir | probieren wir | eher | am besten | wenn es geht
hear-answer-choice = Nummer | Nr | Zahl | Antwort | Möglichkeit | Auswahl | Ziffer
hear-answer-level = klingt gut | passt | passt gut | ist gut | ist in Ordnung | wäre gut | reicht | genügt | nimm | Stufe | Level | Stärke | Spielstärke | Schwierigkeit | Schwierigkeitsgrad | Schwierigkeitsstufe |
    Niveau | stark | Grad | von zehn | von 10 |
    draus | daraus
hear-answer-side = Steine | Steinen | Figuren | Seite | Farbe | Partei | Spieler
hear-answer-touch = nur | bloß | allein | alleine | Steine | Steinen | Seite | Spieler | spielt | spielen | tastet | tasten | ertastet |
    mit den Händen | per Hand | am Tastbrett | auf dem Tastbrett | mit Tastbrett | am Steckschach | am Steckbrett |
    ist blind | sind blind | blind | und |
    Seiten | wir | sind | ist
hear-answer-laws = Regeln | Regel | Gesetze | Ausgabe | Fassung | Schachregeln | von | vom | aus | aus dem Jahr |
    Jahr | FIDE | der FIDE | UdSSR | Sowjetunion | sowjetische | sowjetischen |
    nach | nach den | gemäß | laut | die von | in der Fassung | Fassung von | aus dem | Turnierregeln |
    Weltschachbund | des Weltschachbunds | russischen | Damespiels
hear-answer-clock = Uhr | einer Uhr | Schachuhr | Partie | eine Partie | einer Partie | Spiel | ein Spiel | Blitz |
    Blitzpartie | Schnellschach | jeder | jeden | pro Spieler | für jeden | für jeden Spieler | je | je Spieler |
    je Seite | pro Seite | beide | für beide | Bedenkzeit | Zeit | Zuschlag | Inkrement | Bonus | Zeitgutschrift |
    Zeitzugabe | Gutschrift | pro Zug | je Zug | für jeden Zug | dazu | extra | und
hear-answer-hours = Stunde | Stunden | Std | h
hear-answer-minutes = Minute | Minuten | Min | m
hear-answer-seconds = Sekunde | Sekunden | Sek | s
hear-answer-plus = plus
hear-answer-without = ohne eine | ohne welche | keine Uhr | gar keine | ohne | ohne alles | nichts | keine | keine Zeit | ohne Zeit | ohne Zeitlimit | ohne Limit |
    unbegrenzt | ohne Zuschlag | kein Zuschlag | keinen Zuschlag | ohne Inkrement | kein Inkrement | ohne Bonus |
    kein Bonus | ohne Gutschrift | keine Gutschrift | ohne Zeitgutschrift | keine Zeitgutschrift | ohne Uhren |
    keine Uhren
hear-answer-indifferent = egal | mir egal | das ist mir egal | ist mir egal | ist egal | ganz egal | egal welche | egal was | wie du willst | wie Sie wollen | wie du magst | such du aus | suchen Sie aus | such es dir aus | zufällig | irgendeine | irgendwas | entscheide du | entscheiden Sie | du entscheidest | mir gleich | einerlei | beliebig
hear-answer-lowest = leichteste | das leichteste | die leichteste | am leichtesten | niedrigste | die niedrigste | schwächste | die schwächste | Minimum | minimal | so leicht wie möglich | ganz leicht | sehr leicht | Anfänger | einfachste | die einfachste |
    Anfängerin | für Anfänger | Anfängerstufe
hear-answer-middle = mittel | mittlere | die mittlere | Mitte | in der Mitte | mittelschwer | mittelstark | durchschnittlich | normal
hear-answer-highest = schwerste | die schwerste | am schwersten | höchste | die höchste | stärkste | die stärkste | Maximum | maximal | so schwer wie möglich | so stark wie möglich | sehr schwer | volle Stärke | schwierigste | die schwierigste
hear-answer-low = leicht | eher leicht | ziemlich leicht | recht leicht | relativ leicht | etwas leichtes |
    was leichtes | eine leichte | ein leichtes | einfach | eher einfach | ziemlich einfach | recht einfach |
    eine einfache | nicht zu schwer | nicht so schwer | nicht allzu schwer | nicht sehr schwer | nicht zu stark |
    nicht so stark | nicht allzu stark | eher schwach | ziemlich schwach | recht schwach | schwach
hear-answer-high = schwer | eher schwer | ziemlich schwer | recht schwer | schwierig | eher schwierig |
    ziemlich schwierig | recht schwierig | eher stark | ziemlich stark | recht stark | etwas schweres | was schweres |
    eine schwere | eine starke | nicht zu leicht | nicht so leicht | nicht allzu leicht | anspruchsvoll
hear-answer-lower = leichter | etwas leichter | ein bisschen leichter | ein wenig leichter | ein bisschen schwächer |
    etwas schwächer | schwächer | einfacher | etwas einfacher | leichter als sonst | etwas leichter als sonst |
    leichter als jetzt | eine niedriger | eine weniger
hear-answer-higher = schwerer | etwas schwerer | ein bisschen schwerer | ein wenig schwerer | stärker |
    etwas stärker | ein bisschen stärker | schwieriger | etwas schwieriger | schwerer als sonst | stärker als sonst |
    schwerer als jetzt | eine höher | eine mehr
hear-answer-same = dieselbe | die gleiche | gleiche | das gleiche | wie vorhin | wie bisher | wie vorher | lass es so | lassen Sie es so | so lassen | bleib dabei | dabei bleiben | unverändert | bleibt so | lass es
hear-answer-unknown = weiß nicht | ich weiß nicht | ich weiß es nicht | weiß ich nicht | das weiß ich nicht |
    weiß ich auch nicht | ich weiß auch nicht | ich weiß es auch nicht | keine Ahnung | keinen Schimmer |
    ich habe keine Ahnung | hab keine Ahnung | ich hab keine Ahnung | nicht sicher | bin nicht sicher |
    ich bin nicht sicher | bin mir nicht sicher | ich bin mir nicht sicher | wer weiß

# Befehle. Höfliche Wörter dürfen überall stehen.

hear-polite = wohl besser | wohl | lieber | bitte | jetzt | der | die | das | den | mal | einmal | ein | eine | ich | dem | des | gerade | denn |
    eigentlich | eben | mir | uns | wirklich
hear-light = ich | mir | mich | du | dir | dich | er | ihm | ihn | sie | ihnen | es | wir | uns | man | das | dies |
    diese | dieser | dieses | der | die | den | dem | des | ein | eine | einen | einem | einer | ist | sind | bin |
    bist | war | waren | wird | werden | werde | hat | habe | hab | haben | hast | kann | können | könnte | soll |
    sollte | darf | möchte | würde | in | im | an | am | bei | von | vom | zum | zur | mit | für | und | oder | denn |
    da | mal | schon | doch | i | isch | etwas |
    wea | dr | d | s | mer | ma | wird's | geht's | grad
hear-telling = nicht | kein | keine | keinen | ohne | nie | niemals | mein | meine | meinen | meiner | meines | dein |
    deine | seine | seinen | seiner | gegner | gegners | gegnerische | gegnerischen | computer | gestern | morgen |
    aus | neu | neue | gleich | zwei | drei | vier |
    zurückziehen | zurückgezogen
hear-alike = ende schluss | zeig zeige zeigen anzeigen | lies vorlesen lesen | erklär erkläre erklären erläutern |
    speichern speicher sichern sichere speichere abspeichern | laden lade öffnen öffne |
    beenden beende schließen aufhören | sprich rede sprechen reden red sprichst redest |
    schnell schneller rascher flotter | langsam langsamer | groß größer | klein kleiner | schrift buchstaben text |
    farbe farben farbschema | tipp hinweis hilfestellung | vorschlag empfehlung rat |
    übung übungen training trainieren üben | aufgabe aufgaben rätsel | fehler patzer schnitzer |
    gegner gegners gegenspieler rivale | gegnerische gegners seine feindliche |
    computer rechner programm maschine engine | schwer schwerer schwierig schwieriger stärker stärkeren stark |
    leicht leichter einfach einfacher schwächer | vorteil vorsprung oberhand | ungedeckt ungeschützt hängt hängen |
    deckt schützt verteidigt gedeckt geschützt decken | greift angegriffen angreifen attackiert |
    droht drohung drohungen bedroht gefahr | geschlagen genommen gefressen weggenommen | vorherige vorige letzte davor |
    ganze gesamte komplette ganzes vollständige | brett schachbrett | anleitung handbuch bedienungsanleitung |
    einstellungen optionen konfiguration | bibliothek sammlung datenbank | aufnahme aufzeichnung mitschnitt |
    mikrofon mikro | schiedsrichter schiri | regelwidrig unerlaubt illegal ungültig verboten regelverstoß |
    kommentar notiz anmerkung notieren | ändern wechseln ändere wechsle umschalten | stufe schwierigkeit spielstärke |
    dreh drehen drehe wenden wende umdrehen | nicht net ned nöd nit nich | ist isch is | ich i | mein mei | was wos |
    habe hab hob han | dran dra | springer ross rössel pferd rössl | nix nichts | gezogen gespielt gemacht |
    ziehen spielen | wohin wo | erhöhen anheben steigern | senken verringern reduzieren |
    figuren steine | sitzt steht befindet liegt | zug halbzug | schwarz schwarze schwarzen | weiß weiße weißen |
    uhr schachuhr bedenkzeit | gefressen geschlagen gegessen genommen |
    erlaubt legal möglich zulässig erlaubte legale mögliche zulässige |
    tabelle rangliste tabellenstand platzierungen | brailleschrift punktschrift braille blindenschrift |
    lage stellung position | sprache sprachen | bissl bisschen | leise leiser liislig | laut lauter |
    kontrast kontrastreich | spielstärke stärke schwierigkeitsgrad niveau | auflisten aufzählen nennen |
    schlagen nehmen fressen essen | dreh rotieren | remi remis unentschieden | übe trainiern |
    zruck zurück zrugg z'rück | red rede
hear-sought = bitte | der | die | das | den | dem | mir | uns | nach | von | aus | vom | mit | partien | partie |
    spiele | spiel | alle | einige | ein | paar | jahr | jahre | jahres | in | bibliothek | sammlung | heraussuchen |
    suchen | finden | heraus | raus | gespielt | wurden | im | gespielte | spieler
hear-list-next = weiter | nächster | nächste | nächstes | der nächste | der nächste Punkt | nächster Punkt |
    nächster Eintrag | runter | nach unten | eins weiter | was kommt dann
hear-list-previous = voriger | vorige | voriges | vorheriger | der davor | eins zurück | hoch | nach oben | voriger Punkt |
    voriger Eintrag | der vorige
hear-list-first = erster | erste | erstes | ganz nach oben | Anfang | zum Anfang
hear-list-last = letzter | letzte | letztes | ganz nach unten | Ende | zum Ende
hear-list-open = öffnen | öffne | aufmachen | mach auf | mach das auf | mach die auf | auswählen | wählen | nimm das |
    das da | nehmen | den nehmen
hear-list-close = zurück | geh zurück | schließen | schließ | zu | zumachen | mach zu | raus | raus hier | hinaus |
    eine Ebene höher | Menü schließen | Liste schließen | verlassen | Menü verlassen
hear-list-again = noch mal | nochmal | noch einmal | wiederholen | wiederhole | lies das noch mal | lies das nochmal |
    sag das noch mal | was war das | wie bitte | wo bin ich
hear-join = und | dann | also | deshalb | daher | darum | weil | denn | aber
hear-join-no = die | der | den | dem | welche | welcher | welches | welchen | ob | dass
hear-lead = kannst du | können Sie | könntest du | könnten Sie | würden Sie | würdest du | kannst | könntest | möchte |
    möchten | will | würde gern | würde gerne | würde | wollen | zeig mir | zeige mir | zeig | zeige | zeigen Sie mir |
    zeigen Sie | sag mir | sage mir | sag | sage | sagen Sie mir | sagen Sie | gib mir | gib | geben Sie mir |
    geben Sie | lass mich | lassen Sie mich | lass uns | lassen Sie uns | lies mir | lies | lesen Sie mir | lesen Sie |
    nenne mir | nenne | nennen Sie mir | nennen Sie | was ist | was sind | wie ist | wie sind | wie lautet |
    wie lauten | hey | hallo | okay | ok | also | gut | und | dann | hätte gern | hätte gerne | brauche | muss | kann |
    darf | annabella | du sollst | wir wollen | wir möchten | mach mir | mach | machen Sie | sorry | entschuldigung |
    ups | verzeihung | können wir | könnten wir | ich will wissen | ich möchte wissen | ich möchte hören |
    ich wüsste gern | wissen Sie | weißt du | sagt mir | verrate mir | ist es möglich | etwas | ein bisschen |
    ein wenig | oh nein | warte | warte mal | warten Sie | dürfte ich | dürfte |
    wären Sie so freundlich | wären Sie so nett | seien Sie so gut und | sei so gut und | Mensch | hör mal | nun | tja |
    wissens | Fräulein | wie bitte | ich versuche | ich will mal | ich würd gern | ich hätt gern | magst du | magst |
    kannst du mir | könnten Sie mir | na gut | na dann | vielleicht | schnell | i mog | i mecht | i will | starte |
    starten Sie | beginne | öffne | öffnen Sie | geh zu | geh in | gehe zu | ich suche | wo finde ich | wo ist |
    ach herrje | Mist | verdammt | jetzt | los | komm | ich will jetzt | auf geht's | hilf mir | schalte | stell |
    wechsle zu | kann jemand | könnte jemand | bitte sag mir | sag mir bitte | gib mir bitte | ich möchte dass du |
    ich will dass du | du musst | Sie müssen | du solltest | es wäre schön | wäre es möglich | ich glaube |
    ich glaube ich | ich denke | sag mal | schau mal | pass auf | ich bräuchte | ich möchte gern | ich möchte gerne |
    ich würde gern | zeig mir bitte | zeigen Sie mir bitte | kannst du bitte | können Sie bitte | eine Spur |
    eine Idee | einen Tick | ich hätte es gern | ich will es | ich möchte sehen | kann ich sehen | lass sehen |
    ich kann | ein klein wenig | a bissl | a bisserl | es bitzeli |
    äh | ähm | hm | ach | moin | servus | grüezi | sag mir mal | erzähl mir | verrat mir | ich wüsste gerne |
    ich hätte gern | ich hätte gerne | könntest du mir sagen | kannst du mir sagen | würdest du mir sagen |
    können sie mir sagen | weißt du noch | ich hab vergessen | ich habe vergessen | ich weiß nicht mehr |
    erinnere mich | wären sie so nett und | wärst du so nett und | mal eben | kurz | wie kann ich | wie kann man |
    gibt es eine möglichkeit | gib mer | i wü | i möcht | chasch | kannsch | darf ich wissen | darf ich fragen |
    eine frage | lassen sie hören | wie wäre es mit | ich brauche |
    könnten sie bitte | würden sie bitte | magst du mir | darf ich bitten | ich bitte um | bitte einmal | einmal |
    jetzt bitte | nun bitte | nochmal bitte | sag doch | sag doch mal | zeig doch mal | lies doch mal | gib mir mal |
    ich hätte gern gewusst | ich frage mich | mich interessiert | ich muss wissen | ich will hören | lass hören |
    nenn mir | nenn mal | ansagen | wär's möglich | es wäre nett wenn du | es wäre schön wenn du |
    hättest du die güte | ok computer | hallo annabella | soll ich | sollen wir | wollen wir | müssen wir | darf man |
    kann ich | kann man | könnte man |
    ich habe den Faden verloren | ich hab den Faden verloren | ich habe den Überblick verloren |
    ich bin durcheinander | ich bin verwirrt | ich bin nicht sicher | ich bin mir nicht sicher |
    das habe ich nicht verstanden | das hab ich nicht verstanden | ich habe das nicht verstanden |
    das habe ich nicht gehört | könntest du mir bitte sagen | kannst du mir bitte sagen | können Sie mir bitte sagen |
    könnten Sie mir bitte sagen | würdest du mir bitte sagen | sag mir doch bitte | ich möchte bitte |
    ich würde bitte gern | ich möchte gern wissen | ich würde gern wissen | ich würde gerne wissen | darf ich bitte |
    dürfte ich bitte | entschuldige | entschuldige bitte | entschuldigen Sie | entschuldigen Sie bitte |
    tut mir leid | es tut mir leid | Pardon | danke | vielen dank | prima | super | schön | na schön | ach so |
    oh je | wenn ich bitten darf | wenn es möglich ist | falls möglich | bitte könntest du | bitte kannst du |
    ich möchte nur | ich will nur | ich wollte nur | ich wollte | ich wollte mal | ich würde jetzt gern |
    ich möchte jetzt gern | ich möchte jetzt | ich würde einfach gern | hilf mir mal | kannst du mir helfen |
    ich weiß nicht | lies mir bitte | mach mir bitte | gib mir doch | gib mir doch bitte | ob | ich habe vor |
    ich bin bereit | ich denke ich | ich glaube ich will |
    ich beantrage Remis | ich reklamiere Remis | ich möchte Remis reklamieren | ich möchte Remis beantragen |
    würdest du mir | würden Sie mir | würden Sie mir sagen | verzeih | verzeih mir | so
hear-tail = an | vor | ansagen | sagen | zeigen | hören | wissen | vorlesen | machen | für mich | mir | danke |
    annabella | gerne | gern | doch | haben wir | eigentlich | heute | hier | nennen | auf | zu hören |
    für uns | bitte schön | sofort | gleich | mal eben | jetzt gleich | mal | bitte | ein bisschen | jetzt |
    gerade | für einen moment | kurz mal | mit mir | auf dem Brett | stattdessen | wenn es geht | wenn's geht |
    bitte mal | einmal | bitte einmal | für heute | halt | amol | nochmal bitte | in dieser Partie |
    in dieser Stellung | im Moment | momentan | auf dem Bildschirm | eben | gerade eben | bitte sehr | für mich bitte |
    wenn du kannst | wenn sie können | danke schön | vielen dank | gell | oder | ja | grad | zur zeit | bis jetzt |
    alter | mein lieber | bidde | biddschön |
    doch mal | mal bitte | mal kurz | schnell | überhaupt | auf einmal | wenn möglich | liebe annabella |
    die wir spielen | die wir gerade spielen | die wir gerade gespielt haben | die wir gespielt haben |
    die wir eben gespielt haben | in der Partie |
    der Partie | unserer Partie | dieser Partie | in unserer Partie | für einen Augenblick |
    wenn ich bitten darf | wenn das geht | wenn es dir nichts ausmacht | wenn es Ihnen nichts ausmacht |
    bevor es weitergeht | vielen Dank im Voraus | danke dir | ich danke dir | danke sehr | herzlichen dank |
    ich beantrage Remis | ich reklamiere Remis | also beantrage ich Remis | also reklamiere ich Remis |
    deshalb beantrage ich Remis | deshalb reklamiere ich Remis | daher beantrage ich Remis |
    ich möchte Remis reklamieren | ich möchte Remis beantragen
hear-command-language = sprich { $voice } | Sprache { $voice } | Sprache auf { $voice } | auf { $voice } |
    sprich auf { $voice } | rede { $voice } | sprechen Sie { $voice } | wechsle zu { $voice } | wechsle auf { $voice } |
    umschalten auf { $voice } | stelle auf { $voice } | { $voice } sprechen | Sprache in { $voice } | { $voice } Sprache |
    Sprache ist { $voice } | stell Sprache auf { $voice } | bitte auf { $voice } | stell auf { $voice } |
    kannst du { $voice } | { $voice } bitte | sprich mit mir { $voice } | ich spreche { $voice } | ich möchte { $voice } |
    wechsle Sprache zu { $voice } | wechsle zu Sprache { $voice } | stell um auf { $voice } | zurück zu { $voice } |
    stell { $voice } ein | nimm { $voice } | auf { $voice } umstellen | { $voice } | auf { $voice } umschalten |
    auf { $voice } stellen | zu { $voice } wechseln | stell auf { $voice } um | ich hätte lieber { $voice }
hear-command-announcer = Ansage { $voice } | Stimme { $voice } | sage auf { $voice } an | sage Züge auf { $voice } an
hear-command-form = Form { $form } | sage { $form } an | Ansage { $form } | { $form } Form |
    sag Züge { $form } | Züge { $form } | Züge als { $form } | Züge in { $form } |
    nur die { $form } ansagen | nur { $form } ansagen | nur die { $form } | in { $form } ansagen
hear-command-files = Linien { $files } | { $files } Linien |
    nimm { $files } | { $files } als Linien | nur { $files } bitte | benutze { $files } |
    Linien als { $files } | { $files } Alphabet | nur { $files } | mit { $files } ansagen |
    Alphabet { $files }
hear-command-speaker-system = Systemstimme | Stimme vom System | Stimme des Systems
hear-command-speaker-embedded = eigene Stimme | eingebaute Stimme

# Namen der Möglichkeiten.

hear-language-de = deutsch | deutsche | deutscher | deutsches | auf deutsch
hear-language-en = Englisch | englische | englischer
hear-language-es = Spanisch | spanische | spanischer
hear-language-fr = Französisch | französische | französischer
hear-language-ru = Russisch | russische | russischer
hear-form-full = voll | ganz | vollständig | lang | lange |
    Langform
hear-form-short = kurz | kurze |
    Kurzform
hear-form-squares = Felder | nur Felder
hear-form-san = Buchstaben | Notation | SAN
hear-form-uci = UCI | Engine
hear-files-anna = Anna | Anna Bella | Namen
hear-files-letters = Buchstaben
hear-files-nato = Nato | Alfa Bravo
