# The keywords of entries, as an organiser types them: "tournament" first, then a verb.

hear-event-tournament = Turnier
hear-event-open = öffne | öffnen
hear-event-create = anlegen | lege an
hear-event-new = neu
hear-event-enter = melde | melden |
    neuer Spieler | neue Spielerin | nimm auf | füge hinzu | Spieler hinzufügen | neuer Teilnehmer | Anmeldung
hear-event-amend = ändere | ändern
hear-event-import = importiere | importieren | einlesen
hear-event-watch = beobachte | beobachten
hear-event-draw = lose | losen | auslosen
hear-event-as-entered = wie gemeldet | ohne Los
hear-event-pair = paare | paaren
hear-event-unpair = Paarung zurücknehmen | Paarung zurück
hear-event-pairings = Paarungen
hear-event-result = Ergebnis
hear-event-board = Brett
hear-event-round = Runde
hear-event-reopen = wieder offen
hear-event-late = verspätet | Verspätung
hear-event-adjourn = Hängepartie | ist Hängepartie | wird Hängepartie | abgebrochen | vertagt | ist vertagt |
    wird vertagt | wurde vertagt | ist abgebrochen | wird abgebrochen | wurde abgebrochen | Partie abgebrochen |
    Partie vertagt | Partie ist vertagt | Partie wird vertagt | Partie wurde vertagt | Partie ist abgebrochen |
    Partie wird abgebrochen | Partie wurde abgebrochen | vertage | vertagen
hear-event-absent = fehlt | abwesend
hear-event-withdraw = scheidet aus | ausscheiden | Rücktritt | tritt zurück | steigt aus |
    streiche | streichen | entferne | abmelden | meldet sich ab | ist raus
hear-event-standings = Stand | Tabellenstand
hear-event-table = Kreuztabelle | Tabelle
hear-event-next = nächste | nächste Partie
hear-event-needs = braucht
hear-event-play = spiele | spielen
hear-event-set = setze | Angabe
hear-event-write = schreibe | schreiben
hear-event-tie-breaks = Wertung | Feinwertung | Feinwertungen
hear-event-DE = direkte Begegnung | direkter Vergleich
hear-event-WIN = Siege | Anzahl der Siege | meiste Siege | Zahl der Siege
hear-event-WON = Siege am Brett | gespielte Siege
hear-event-BPG = Partien mit Schwarz | Zahl der Partien mit Schwarz | Schwarzpartien
hear-event-BWG = Siege mit Schwarz | Schwarzsiege
hear-event-KS = Koya
hear-event-BH = Buchholz
hear-event-BH-C1 = Buchholz ohne den niedrigsten | Buchholz mit einer Streichung | Buchholz eine Streichung | Streichbuchholz | Buchholz cut 1
hear-event-BH-C2 = Buchholz ohne die zwei niedrigsten | Buchholz mit zwei Streichungen | Buchholz zwei Streichungen | Buchholz cut 2
hear-event-BH-M1 = mittlere Buchholz | mittleres Buchholz | Buchholz mittel
hear-event-SB = Sonneborn Berger | Sonneborn
hear-event-tick = erledigt | hake ab
hear-event-untick = Haken weg | doch nicht erledigt
hear-event-assist = Hilfe
hear-event-assisted = Hilfen
hear-event-round-robin = Rundenturnier | einrundig
hear-event-double-round-robin = Doppelrundenturnier | doppelrundig
hear-event-match = Zweikampf | Wettkampf
hear-event-swiss = Schweizer System | Schweizer
hear-event-rounds = Runden | Partien
hear-event-clock = Uhr | Bedenkzeit
hear-event-form = Form
hear-event-standard = Turnierpartie | klassisch | normal
hear-event-rapid = Schnellschach | schnell
hear-event-blitz = Blitz | Blitzschach
hear-event-two-boards = zwei Bretter
hear-event-one-board = ein Brett
hear-event-rapid-watched = Schnellschach mit Schiedsrichter
hear-event-blitz-watched = Blitz mit Schiedsrichter
hear-event-repeats = Gegner wiederholt
hear-event-read-out = vorlesen
hear-event-no-arbiter = ohne Schiedsrichter
hear-event-warnings = Zeitwarnungen
hear-event-level = Ebene | Rang
hear-event-country = Land | national
hear-event-city = Stadt | regional
hear-event-club = Verein | Klub
hear-event-name = Name
hear-event-rating = Wertung | Wertungszahl | Elo
hear-event-title = Titel
hear-event-federation = Verband | Föderation
hear-event-sex = Geschlecht
hear-event-birth = geboren | Geburtsdatum
hear-event-id = FIDE-Nummer | Kennung
hear-event-seat = Platz | Brett
hear-event-assistant = Assistent | Assistentin | Helfer
hear-event-touch = tastend | tastet
hear-event-no-assistant = kein Assistent | ohne Assistent | ohne Assistenten | ohne Assistentin | kein Helfer | ohne Helfer
hear-event-no-touch = sehend | nicht tastend
hear-event-half = halb | halber Punkt
hear-event-full = ganz | ganzer Punkt
hear-event-zero = null | kein Punkt
hear-event-place = Ort | Spielort
hear-event-begins = Beginn | erster Tag
hear-event-ends = Ende | letzter Tag
hear-event-arbiter = Schiedsrichter | Hauptschiedsrichter
hear-event-deputies = Stellvertreter
hear-event-organisers = Organisatoren
hear-event-judge = Schiedsrichter
hear-event-duties = Pflichten
hear-event-games = Partien
hear-event-report = Bericht

# What is said of a game that is adjourned: who has sealed, what stands before the day on which it goes on, the words of
# which days are made, and those that stand beside them. All words of what is said are among them, or it is none.

hear-event-sealed = hat abgegeben | gab ab | gibt ab | abgegeben von | abgegeben hat | Abgabezug | Abgabezug von |
    Abgabezug hat | Abgabezug bei | Abgabezug macht | hat Abgabezug | hat Abgabezug gemacht |
    hat Abgabezug abgegeben | hat Abgabezug geschrieben | hat Abgabezug aufgeschrieben | macht Abgabezug |
    schreibt Abgabezug | mit Abgabezug von | hat Zug abgegeben | hat seinen Zug abgegeben | hat ihren Zug abgegeben |
    Zug abgegeben von | Zug abgegeben hat | Zug hat abgegeben | gibt Zug ab | gab Zug ab | versiegelt |
    versiegelt von | versiegelt hat | hat versiegelt | hat Zug versiegelt | hat seinen Zug versiegelt |
    hat ihren Zug versiegelt | hat hinterlegt | hat Zug hinterlegt | hat seinen Zug hinterlegt |
    hat ihren Zug hinterlegt | Zug im Umschlag von | Zug im Kuvert von | Zug ins Kuvert gelegt |
    hat Zug ins Kuvert gelegt | hat Zug in Umschlag gelegt | hat seinen Zug in Umschlag gelegt |
    hat ihren Zug in Umschlag gelegt
hear-event-resumes = bis | auf | am | für | Fortsetzung | Fortsetzung am | Fortsetzung ist am | Fortsetzung folgt am |
    Fortsetzung erfolgt am | wird fortgesetzt | wird am | fortgesetzt | wird | fortgesetzt wird | Wiederaufnahme |
    Wiederaufnahme am | wieder aufgenommen | weiter | weiter am | geht weiter | geht | es geht weiter | es geht |
    weitergespielt | weitergespielt wird | Partie wird fortgesetzt
hear-event-day = Montag | Dienstag | Mittwoch | Donnerstag | Freitag | Samstag | Sonnabend | Sonntag | Januar |
    Jänner | Februar | März | April | Mai | Juni | Juli | August | September | Oktober | November | Dezember | heute |
    heute Abend | morgen | übermorgen | Morgen | früh | Vormittag | Mittag | Nachmittag | Abend | Mitternacht |
    nachmittags | abends | vormittags | mittags | morgens | Woche | Wochenende | Runde | Frühstück | Mittagessen |
    Abendessen | Pause
hear-event-time = um | am | Uhr | vom | von | ab | gegen | nach | vor | in | im | der | dem | den | die | des |
    Stunden | Stunde | Minuten | halb | viertel | viertel vor | viertel nach | dreiviertel | nächste | nächsten |
    nächster | nächstem | kommenden | kommende | diesen | letzten | letzter | pünktlich
hear-event-number = Nummer

# What stands between a board and its round, and the numbers by which rounds and days are counted. The first eight are
# in hear.ftl.

hear-event-of = der | in der | in | von | von der | aus der | aus | im
hear-event-9 = neunte | neunten | neunter
hear-event-10 = zehnte | zehnten | zehnter
hear-event-11 = elfte | elften | elfter
hear-event-12 = zwölfte | zwölften | zwölfter
hear-event-13 = dreizehnte | dreizehnten | dreizehnter
hear-event-14 = vierzehnte | vierzehnten | vierzehnter
hear-event-15 = fünfzehnte | fünfzehnten | fünfzehnter
hear-event-16 = sechzehnte | sechzehnten | sechzehnter
hear-event-17 = siebzehnte | siebzehnten | siebzehnter
hear-event-18 = achtzehnte | achtzehnten | achtzehnter
hear-event-19 = neunzehnte | neunzehnten | neunzehnter
hear-event-20 = zwanzigste | zwanzigsten | zwanzigster
hear-event-30 = dreißigste | dreißigsten | dreißigster

# The keys of a list by their names, where they can only be typed.

hear-list-enter = Enter | Eingabe | Eingabetaste
hear-list-escape = Escape | Esc

# What results are called. All words of what is said are among them, or it is no result; those in hear-result-beside
# may stand anywhere, and add nothing. Behind those in hear-result-because is a reason.

hear-result-wins = { $side } | { $side } gewinnt | { $side } gewann | { $side } hat gewonnen | { $side } siegt |
    { $side } siegte | { $side } hat gesiegt | { $side } setzt matt | { $side } setzte matt |
    { $side } hat matt gesetzt | { $side } hat mattgesetzt | { $side } gibt matt | { $side } gewinnt durch Matt |
    { $side } gewinnt auf Zeit | { $side } gewann auf Zeit | { $side } hat auf Zeit gewonnen |
    { $side } gewinnt durch Zeitüberschreitung | { $side } gewinnt durch Aufgabe | { $side } gewinnt Partie |
    { $side } hat Partie gewonnen | gewonnen hat { $side } | Gewinner { $side } | Sieger { $side } | Sieg { $side } |
    Sieg für { $side } | Sieg von { $side } | für { $side } | Punkt für { $side } | Matt durch { $side } |
    Matt von { $side } | Gewinn für { $side }
hear-result-loses = { $side } verliert | { $side } verlor | { $side } hat verloren | { $side } gibt auf |
    { $side } gab auf | { $side } hat aufgegeben | { $side } gibt Partie auf | { $side } gab Partie auf |
    { $side } hat Partie aufgegeben | { $side } gibt sich geschlagen | { $side } hat kapituliert |
    { $side } kapituliert | { $side } streckt Waffen | { $side } wirft Handtuch | { $side } legt König um |
    { $side } verliert Partie | { $side } hat Partie verloren | { $side } verliert auf Zeit |
    { $side } verlor auf Zeit | { $side } hat auf Zeit verloren | { $side } hat überschritten |
    { $side } überschreitet Zeit | { $side } hat Zeit überschritten | { $side } hat Bedenkzeit überschritten |
    { $side } verliert durch Zeitüberschreitung | { $side } hat keine Zeit mehr | { $side } Zeit abgelaufen |
    { $side } ist matt | { $side } war matt | { $side } wird matt | { $side } wird matt gesetzt |
    { $side } wird mattgesetzt | { $side } wurde matt gesetzt | { $side } wurde mattgesetzt |
    { $side } ist matt gesetzt | { $side } ist mattgesetzt | { $side } ist schachmatt |
    { $side } verliert durch Matt | verloren hat { $side } | Niederlage { $side } | Niederlage für { $side } |
    Niederlage von { $side } | Aufgabe { $side } | Aufgabe von { $side } | Zeitüberschreitung { $side } |
    Zeitüberschreitung von { $side } | Zeitüberschreitung bei { $side } | bei { $side } ist Zeit abgelaufen |
    bei { $side } ist Blättchen gefallen | Zeit von { $side } ist abgelaufen | Blättchen von { $side } ist gefallen
hear-result-accepts = { $side } nimmt Remis an | { $side } nahm Remis an | { $side } hat Remis angenommen |
    { $side } ist patt | { $side } steht patt | { $side } war patt | { $side } ist pattgesetzt
hear-result-absent = { $side } nicht da | { $side } nicht erschienen | { $side } fehlt | { $side } nicht gekommen |
    { $side } ist nicht gekommen | { $side } ist nicht erschienen | { $side } kam nicht | { $side } ist nicht da |
    { $side } war nicht da | { $side } kommt nicht | { $side } erscheint nicht | { $side } erschien nicht |
    { $side } ist ausgeblieben | { $side } tritt nicht an | { $side } trat nicht an | { $side } ist nicht angetreten |
    { $side } nicht angetreten | ohne { $side }
hear-result-white = eins zu null | eins null | 1-0 | 1:0
hear-result-black = null zu eins | null eins | 0-1 | 0:1
hear-result-draw = remis | halb | halber | halber Punkt | halbe | halben | je halber | je halber Punkt | jeder halben |
    jeder halben Punkt | 1/2 | unentschieden | Punkteteilung | remis gemacht |
    remis gespielt | remis gegeben | haben remis gemacht | haben remis gespielt | beide haben remis gemacht |
    beide einigen sich auf Remis | endet remis | endete remis | ist remis | war remis | endet unentschieden |
    endete unentschieden | Partie remis | Partie ist remis | Partie endet remis | Partie endete remis |
    Remis vereinbart | vereinbartes Remis | auf Remis geeinigt | haben sich auf Remis geeinigt |
    einigen sich auf Remis | einigten sich auf Remis | Remis durch Einigung | Remis durch Vereinbarung |
    Remis angenommen | Patt | ist patt | endet patt | endet mit Patt | endet im Patt | Partie endet mit Patt |
    Remis durch Patt | Dauerschach | ewiges Schach | Remis durch Dauerschach | Remis durch ewiges Schach |
    Stellungswiederholung | Zugwiederholung | dreimalige Stellungswiederholung | Remis durch Stellungswiederholung |
    Remis durch Zugwiederholung | Remis durch dreimalige Stellungswiederholung | geteilter Punkt
hear-result-nobody = beide verlieren | beide verloren | beide haben verloren | doppelte Niederlage | null null | 0-0
hear-result-no-one = keiner kam | niemand kam | keiner ist gekommen | niemand ist gekommen | keiner erschienen |
    niemand erschienen | keiner ist erschienen | niemand ist erschienen | beide nicht da | beide fehlen |
    beide kampflos | beiderseits kampflos | beide sind nicht angetreten | beide treten nicht an | beide kamen nicht | beide sind nicht gekommen | beide nicht erschienen | beide sind nicht erschienen
hear-result-annulled = annulliert | gestrichen | ist annulliert | wird annulliert | wurde annulliert |
    Partie annulliert
hear-result-judged = gewertet | gewertet als | wird gewertet als | durch Entscheidung | abgeschätzt | abgeschätzt als
hear-result-forfeit = kampflos | ohne Kampf | ohne Spiel | ohne Partie | durch Nichterscheinen | durch Nichtantreten
hear-result-because = weil | denn | Grund | wegen
hear-result-beside = bitte | übrigens | also | nun | so | dann | und | ok | okay | am Ende | schließlich | letztlich |
    Ergebnis | Resultat | heute | der | die | das | den | dem | ein | eine | einen | endlich | gerade | eben | jetzt

# Numbers from which the others to 299 are made. More of them are in hear.ftl.

hear-number-1 = eins
hear-number-joined-1 = ein
hear-number-joined = und
hear-number-2 = zwei | zwo
hear-number-3 = drei
hear-number-4 = vier
hear-number-5 = fünf
hear-number-6 = sechs
hear-number-7 = sieben
hear-number-8 = acht
hear-number-11 = elf
hear-number-13 = dreizehn
hear-number-14 = vierzehn
hear-number-16 = sechzehn
hear-number-17 = siebzehn
hear-number-18 = achtzehn
hear-number-19 = neunzehn
hear-number-70 = siebzig
hear-number-80 = achtzig
hear-number-200 = zweihundert
