# Commands. Files, games and the library.

command-new-game = eine neue Partie beginnen
    .hear = neue Partie | neues Spiel | beginne neue Partie | neu anfangen | von vorn | neu | neues Spiel beginnen |
        neue Partie beginnen | neue Partie starten | starte neue Partie | noch eine Partie | neustart | Partie neu |
        neu beginnen | fang neu an | fang von vorn an | nochmal spielen | noch ein Spiel | spiel starten |
        Partie starten | neue Schachpartie | lass uns spielen | spielen | von vorne anfangen | von vorn anfangen |
        von vorne | von vorne beginnen | noch einmal von vorne | noch einmal spielen | revanche | neu starten |
        partie neu starten | andere partie | nächste partie spielen | neue partie anfangen | spiel neu starten |
        nochmal von vorne | lass uns noch mal spielen | spielen wir noch eine | eine neue partie beginnen |
        ich möchte spielen | ich möchte noch eine Partie spielen | noch eine Partie spielen | spiel noch eine |
        frisches Spiel | neustarten | nochmal von vorn | können wir nochmal anfangen | von vorn beginnen |
        lass uns ein neues Spiel anfangen | noch eine Runde | spielen wir nochmal | stell die Figuren neu auf |
        stell die Figuren für eine neue Partie auf | noch ein Match | stell neu auf | bau das Brett neu auf |
        Brett neu aufbauen | wieder von vorne | Figuren neu aufstellen | ich hätte Lust auf eine neue Partie |
        Lust auf eine neue Partie | Lust auf noch eine Partie |
        fangen wir an | fang an | starten | los geht's | spielen wir noch eins | neue runde | ich will spielen |
        auf ein neues | eine neue bitte | beginnen wir | komm wir spielen | starte ein neues spiel |
        partie neu beginnen | alles auf anfang | spiel ma no ans | nächstes spiel |
        noch eins | ich will eine neue partie | fang eine neue partie an | beginn von vorn | reset |
        lass uns anfangen | jetzt geht's los | nächste runde bitte | wir fangen neu an | aufbauen und los |
        lass uns etwas anderes spielen | lass uns was anderes spielen | spielen wir etwas anderes | lassen Sie uns etwas anderes spielen
command-other-game = zwischen Schach und Damespiel wechseln
    .hear = anderes Spiel | Spiel wechseln | zum anderen Spiel | wechsle Spiel
command-open-file = eine Partie aus einer PGN-Datei öffnen
    .hear = Datei öffnen | Partie öffnen | öffne Datei | Datei laden | lade Datei | PGN öffnen | öffne PGN |
        Partie laden | lade Partie | PGN-Datei öffnen | öffne Partie | öffnen | laden | öffne pgn-datei |
        öffne eine datei | pgn laden | gespeicherte partie laden | eine Partie aus einer Datei laden |
        Partie aus Datei laden | lade eine Partie | Partie aus einer Datei öffnen | eine alte Partie öffnen |
        gespeicherte Partie öffnen | mach eine Datei auf | lade eine Datei | eine andere Partiedatei öffnen |
        Partiedatei öffnen | andere Datei öffnen |
        wo ist mein gespeichertes spiel | lade meine partie | ich möchte eine partie öffnen |
        ich habe eine partie als datei | mein altes spiel laden | gespeichertes spiel öffnen |
        spielstand laden | altes spiel öffnen | öffne meine partie | partie einlesen |
        wo sind meine gespeicherten Partien | öffne die Partie von gestern | meine gespeicherten Partien |
        spiel meine letzte Partie nach |
        öffne eine alte Partie
command-shelf-search = in der Partiensammlung suchen
    .hear = Regal | öffne Regal | Regal öffnen | Regal durchsuchen | suche Partie | suche Partien | Partien suchen | Sammlung |
        öffne Sammlung | Sammlung öffnen | Sammlung durchsuchen | Partiensammlung | durchsuche Sammlung | meine Partien |
        gespeicherte Partien | suchen | Suche | finde Partie | finde Partien | Partie suchen | Bibliothek | in Sammlung suchen |
        Partien | suche in Sammlung | partie in bibliothek suchen | partie in bibliothek finden | suche partie in bibliothek |
        suche in bibliothek | in bibliothek suchen | bibliothek öffnen | öffne bibliothek | bibliothek zeigen | zeig bibliothek |
        partie finden | bibliothek durchsuchen | durchsuche bibliothek |
        finde eine Partie | such in meinen Partien | such eine Partie |
        mach die Bibliothek auf |
        alte partien | finde alte partien | welche partien habe ich | meine alten partien | partien durchsuchen |
        zeig mir meine partien | partien von |
        suche nach partien | meine sammlung | gespeicherte partien anzeigen |
        suche Partien von | in Bibliothek nach Partien | in der Bibliothek nach Partien suchen | such Partien |
        finde Partien von | nach Partien
command-shelf-here = diese Stellung in der Sammlung suchen
    .hear = suche diese Stellung | Partien mit dieser Stellung | Stellung suchen | suche Stellung | diese Stellung suchen |
        finde diese Stellung | Stellung in Sammlung suchen |
        such Partien mit dieser Stellung | wer hat diese Stellung gespielt |
        gab es diese stellung schon einmal | hatte ich diese stellung schon | wer hat das schon so gespielt |
        wer hat das schon gespielt | kam diese stellung schon vor | suche nach dieser stellung
command-shelf-keep = die Partie in der Sammlung speichern
    .hear = Partie behalten | behalte Partie | Partie ins Regal | Partie in Sammlung | in Sammlung speichern |
        Partie in die Sammlung | Partie in Sammlung speichern | zur Sammlung hinzufügen | in Sammlung aufnehmen |
        Partie in Sammlung aufnehmen | Partie zur Sammlung hinzufügen | in die Sammlung | partie in bibliothek |
        partie in bibliothek ablegen | partie in bibliothek speichern | in bibliothek speichern | leg partie in bibliothek |
        partie ablegen | zur bibliothek hinzufügen | in bibliothek ablegen | partie zur bibliothek hinzufügen |
        diese partie behalten | füge die partie der bibliothek hinzu | partie in die bibliothek | in die bibliothek |
        in der bibliothek speichern |
        in die Bibliothek aufnehmen | nimm die Partie in meine Sammlung auf | Partie in meine Sammlung |
        leg die Partie in die Bibliothek | Partie aufbewahren |
        ich will die partie behalten | merk dir die partie | leg die partie in die sammlung |
        in die sammlung damit | archiviere die partie |
        in die bibliothek damit | speichere die partie in der sammlung | diese partie sammeln | ins archiv
command-shelf-import = eine PGN-Datei in die Sammlung einlesen
    .hear = importieren | Partien importieren | Import | PGN importieren | Datei importieren | PGN-Datei importieren |
        Partien in Sammlung importieren | importiere | importiere PGN-Datei |
        Partien in die Bibliothek importieren
command-shelf-backup = die Sammlung sichern
    .hear = Regal sichern | Sicherung | Sammlung sichern | sichern | Sicherung anlegen | Sicherungskopie | sichere Sammlung |
        sichere die Bibliothek | Bibliothek sichern | Kopie der Bibliothek |
        sicherheitskopie aller partien | alle partien sichern
command-shelf-restore = die Sammlung wiederherstellen
    .hear = Regal wiederherstellen | wiederherstellen | Sammlung wiederherstellen | Sicherung wiederherstellen | Sicherung einspielen |
        hol die partien aus der sicherung
command-player-name = Ihren Namen für die Partien eingeben
    .hear = mein Name ist | mein Name | ich heiße | Spielername | Namen ändern | meinen Namen ändern | meinen Namen eingeben | Name des Spielers | nennen Sie mich |
        mein name ist anders | ich möchte meinen namen eingeben
command-shelf-delete = die gefundene Partie aus der Sammlung löschen
    .hear = Partie löschen | lösche Partie | gefundene Partie löschen | Partie aus Sammlung löschen | Partie entfernen | löschen |
        wirf die partie aus der sammlung | lösch die partie aus der bibliothek
command-work-tell = Fortschritt
    .hear = Fortschritt | wie weit | wie weit bist | wie weit bist du | wie lange dauert es noch | bist du fertig | wie weit sind Sie |
        wie lange noch |
        dauert es noch lange | bist du bald fertig | rechnest du noch |
        denkst du noch |  bist du noch da | was machst du gerade | beeil dich | 
        bist du noch dran
command-work-stop = Vorgang abbrechen
    .hear = Arbeit abbrechen | Import abbrechen | Suche abbrechen | Vorgang abbrechen | brich Arbeit ab | Arbeit stoppen | Import stoppen |
        Suche stoppen |
        hör auf zu rechnen | analyse abbrechen | brich die analyse ab |
        hör auf zu denken | nicht mehr denken
command-next-game = die nächste Partie der Datei öffnen
    .hear = nächste Partie | nächste Partie der Datei | nächste Partie öffnen |
        nächste partie in der datei | nächste partie aus der datei
command-previous-game = die vorige Partie der Datei öffnen
    .hear = vorige Partie | vorherige Partie | letzte Partie der Datei | vorige Partie der Datei
command-agree = eine Turnierpartie beginnen
    .hear = Wettkampf | neuer Wettkampf | Wettkampf beginnen | Turnierpartie | neue Turnierpartie |
        Turnierpartie beginnen | neuer Turnierpartie | Turnierpartie starten | Wettkampf starten | starte Wettkampf |
        Wettkampfpartie | ernste Partie | Partie nach Regeln | neue Wettkampfpartie |
        Wettkampfpartie beginnen | starte Turnierpartie | beginne Turnierpartie | offizielle Partie |
        ich möchte turnierpartie spielen | nach turnierregeln spielen | turnierregeln |
        ernste Partie nach Turnierregeln | nach FIDE-Regeln spielen | Partie nach den Regeln | eine Wertungspartie |
        unter Turnierbedingungen | Ernstpartie |
        ernste partie mit bedenkzeit | partie mit uhr | mit schachuhr spielen | richtige partie mit uhr |
        spiel nach turnierregeln |
        partie mit turnierregeln | mit uhr spielen | richtiger wettkampf |
        Turnierpartie mit Berührt-geführt | Turnierpartie mit berührt geführt
command-quit = beenden; die Partie bleibt gespeichert
    .hear = beenden | Ende | Programm beenden | Schluss | schließen | tschüss | Programm schließen | schließe Programm |
        beende Programm | aufhören | ich höre auf | auf Wiedersehen | raus | Exit | quit | verlassen |
        Programm verlassen | bin fertig | Feierabend | schließ programm | schluss machen | ich will aufhören |
        ich möchte aufhören | tschüs | ausschalten | annabella beenden | bis bald | raus hier | ciao | servus |
        ich bin fertig | das war es | genug für heute | schluss für heute | ich bin fertig, beenden | ich gehe jetzt |
        das war's für heute | das war es für heute | fahr das Programm runter | mach das Programm zu | bis morgen |
        ich bin weg | pfiat di | ade | baba | tschö | ich mach Schluss | tschau | tschüssi | ich muss weg |
        ich muss los | für heute bin ich fertig | für heute reicht's | fahr das Programm herunter | herunterfahren |
        i hör uf | schalte dich aus | schalt dich aus | mach aus | gute nacht | ich bin weg für heute |
        raus aus dem programm | ich mache feierabend | ende für heute | jetzt ist schluss | wir hören auf |
        mach's gut | gut nacht | ich geh ins bett | ich bin fertig für heute | tschüss bis morgen |
        speichern und beenden | speichern und schließen | speichern und raus | sichern und beenden |
        speichere und beende | das reicht für heute
command-save-notes = die Anmerkungen in der Datei speichern
    .hear = Anmerkungen speichern | Notizen speichern | Kommentare speichern | speichere Anmerkungen
command-export-pgn = die Partie als PGN speichern
    .hear = als PGN speichern | Partie speichern | speichern | speichere Partie | Partie als PGN speichern |
        Partie in Datei speichern | Spiel speichern | exportieren | Partie exportieren | als PGN exportieren |
        PGN speichern | PGN exportieren | speichere | Partie sichern | sichere Partie | abspeichern |
        Partie abspeichern | diese Partie speichern | speicher partie | in datei speichern |
        partie in eine datei schreiben | schreib die partie in eine datei | exportiere die partie |
        speichere das als pgn | speicher das als pgn | speicher das | speicher die Partie | meine Partie speichern |
        schreib sie in eine Datei | speichere meine Partie | speichere meine Partie in eine Datei | gib mir das PGN |
        PGN schreiben | PGN erstellen | mach ein PGN | PGN bitte | sichern was wir gespielt haben |
        speichern was wir gespielt haben | in eine Datei schreiben | als Datei speichern |
        auf die Festplatte speichern | speicher auf die Festplatte |
        pgn export | als pgn | partie als pgn | ich möchte die partie als datei haben | datei von der partie |
        datei speichern | partie als datei | partie in datei | pgn-datei schreiben | spielstand exportieren
command-export-pgn-to = die Partie als PGN in einem Ordner nach Wahl speichern
    .hear = speichern unter | in einem Ordner speichern | Partie in einem Ordner speichern | Ordner zum Speichern wählen | woanders speichern | auf den Stick speichern | Partie auf einem USB-Stick speichern | speichere die Partie in einem Ordner | wo soll gespeichert werden
command-export-braille = als Partieformular in Brailleschrift speichern
    .hear = in Braille speichern | Brailleblatt | als Braille speichern | Partie in Braille speichern | Braille speichern |
        in Braille exportieren | Braille-Formular | Partieformular in Braille | als Braille-Partieformular speichern |
        Braille drucken | in Blindenschrift speichern | partieformular in braille schreiben | partie in blindenschrift speichern |
        braille-formular schreiben | partie in braille | braille exportieren | partieformular in blindenschrift |
        partie in punktschrift | in punktschrift speichern | punktschrift speichern | partie in brailleschrift speichern |
        braille | drucke es in braille | drucke in braille | in braille drucken | punktschrift | in punktschrift |
        in blindenschrift |
        Braille-Blatt | mach ein Braille-Blatt | in Braille ausgeben | Braille-Blatt von der Partie |
        in brailleschrift abspeichern | schreib die partie in braille | drucke die partie in braille |
        Partieformular drucken | Partie drucken | drucke die Partie | drucke das Partieformular
command-export-braille-to = das Brailleformular in einem Ordner nach Wahl speichern
    .hear = Brailleformular in einem Ordner speichern | Formular in einem Ordner speichern | Braille in einem Ordner speichern | Brailleformular auf einem USB-Stick speichern | Brailleformular woanders speichern
command-preview = die nächste Seite des Brailleblatts in Punkten zeigen
    .hear = Vorschau | nächste Seite | Braillevorschau | Vorschau in Braille | Seite zeigen |
        brailleblatt vorlesen | vorschau der punktschrift | formular anzeigen | zeig mir das braille-partieformular |
        blattvorschau | wie sieht das brailleblatt aus |
        lies das Formular vor
command-sealed-page = den Abgabezug in Brailleschrift auf ein eigenes Blatt schreiben
