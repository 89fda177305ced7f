# Commands. Files, games and the library.

command-new-game = eine neue Partie beginnen
    .hear = neue Partie | neues Spiel | beginne neue Partie | neu anfangen | von vorn | neu | neues Spiel beginnen |
        neue Partie beginnen | neue Partie starten | starte neue Partie | noch eine Partie | neustart | Partie neu |
        neu beginnen | fang neu an | fang von vorn an | nochmal spielen | noch ein Spiel | spiel starten |
        Partie starten | neue Schachpartie | lass uns spielen | spielen | von vorne anfangen | von vorn anfangen |
        von vorne | von vorne beginnen | noch einmal von vorne | noch einmal spielen | revanche | neu starten |
        Partie neu starten | andere Partie | nächste Partie spielen | neue Partie anfangen | spiel neu starten |
        nochmal von vorne | lass uns noch mal spielen | spielen wir noch eine | eine neue Partie beginnen |
        ich möchte spielen | ich möchte noch eine Partie spielen | noch eine Partie spielen | spiel noch eine |
        frisches Spiel | neustarten | nochmal von vorn | können wir nochmal anfangen | von vorn beginnen |
        lass uns ein neues Spiel anfangen | noch eine Runde | spielen wir nochmal | stell die Figuren neu auf |
        stell die Figuren für eine neue Partie auf | noch ein Match | stell neu auf | bau das Brett neu auf |
        Brett neu aufbauen | wieder von vorne | Figuren neu aufstellen | ich hätte Lust auf eine neue Partie |
        Lust auf eine neue Partie | Lust auf noch eine Partie |
        fangen wir an | fang an | starten | los geht's | spielen wir noch eins | neue runde | ich will spielen |
        auf ein neues | eine neue bitte | beginnen wir | komm wir spielen | starte ein neues spiel |
        Partie neu beginnen | alles auf Anfang | spiel ma no ans | nächstes spiel |
        noch eins | ich will eine neue Partie | fang eine neue Partie an | beginn von vorn | reset |
        lass uns anfangen | jetzt geht's los | nächste runde bitte | wir fangen neu an | aufbauen und los |
        lass uns etwas anderes spielen | lass uns was anderes spielen | spielen wir etwas anderes | lassen Sie uns etwas anderes spielen
command-other-game = zwischen Schach und Damespiel wechseln
    .hear = anderes Spiel | Spiel wechseln | zum anderen Spiel | wechsle Spiel
command-open-file = eine Partie aus einer PGN-Datei öffnen
    .hear = Datei öffnen | Partie öffnen | öffne Datei | Datei laden | lade Datei | PGN öffnen | öffne PGN |
        Partie laden | lade Partie | PGN-Datei öffnen | öffne Partie | öffnen | laden | öffne pgn-Datei |
        öffne eine Datei | pgn laden | gespeicherte Partie laden | eine Partie aus einer Datei laden |
        Partie aus Datei laden | lade eine Partie | Partie aus einer Datei öffnen | eine alte Partie öffnen |
        gespeicherte Partie öffnen | mach eine Datei auf | lade eine Datei | eine andere Partiedatei öffnen |
        Partiedatei öffnen | andere Datei öffnen |
        wo ist mein gespeichertes spiel | lade meine Partie | ich möchte eine Partie öffnen |
        ich habe eine Partie als Datei | mein altes spiel laden | gespeichertes spiel öffnen |
        Spielstand laden | altes spiel öffnen | öffne meine Partie | Partie einlesen |
        wo sind meine gespeicherten Partien | öffne die Partie von gestern | meine gespeicherten Partien |
        spiel meine letzte Partie nach |
        öffne eine alte Partie
command-shelf-search = in der Partiensammlung suchen
    .hear = Regal | öffne Regal | Regal öffnen | Regal durchsuchen | suche Partie | suche Partien | Partien suchen | Sammlung |
        öffne Sammlung | Sammlung öffnen | Sammlung durchsuchen | Partiensammlung | durchsuche Sammlung | meine Partien |
        gespeicherte Partien | suchen | Suche | finde Partie | finde Partien | Partie suchen | Bibliothek | in Sammlung suchen |
        Partien | suche in Sammlung | Partie in Bibliothek suchen | Partie in Bibliothek finden | suche Partie in Bibliothek |
        suche in Bibliothek | in Bibliothek suchen | Bibliothek öffnen | öffne Bibliothek | Bibliothek zeigen | zeig Bibliothek |
        Partie finden | Bibliothek durchsuchen | durchsuche Bibliothek |
        finde eine Partie | such in meinen Partien | such eine Partie |
        mach die Bibliothek auf |
        alte Partien | finde alte Partien | welche Partien habe ich | meine alten Partien | Partien durchsuchen |
        zeig mir meine Partien | Partien von |
        suche nach Partien | meine Sammlung | gespeicherte Partien anzeigen |
        suche Partien von | in Bibliothek nach Partien | in der Bibliothek nach Partien suchen | such Partien |
        finde Partien von | nach Partien
command-shelf-here = diese Stellung in der Sammlung suchen
    .hear = suche diese Stellung | Partien mit dieser Stellung | Stellung suchen | suche Stellung | diese Stellung suchen |
        finde diese Stellung | Stellung in Sammlung suchen |
        such Partien mit dieser Stellung | wer hat diese Stellung gespielt |
        gab es diese Stellung schon einmal | hatte ich diese Stellung schon | wer hat das schon so gespielt |
        wer hat das schon gespielt | kam diese Stellung schon vor | suche nach dieser Stellung
command-shelf-keep = die Partie in der Sammlung speichern
    .hear = Partie behalten | behalte Partie | Partie ins Regal | Partie in Sammlung | in Sammlung speichern |
        Partie in die Sammlung | Partie in Sammlung speichern | zur Sammlung hinzufügen | in Sammlung aufnehmen |
        Partie in Sammlung aufnehmen | Partie zur Sammlung hinzufügen | in die Sammlung | Partie in Bibliothek |
        Partie in Bibliothek ablegen | Partie in Bibliothek speichern | in Bibliothek speichern | leg Partie in Bibliothek |
        Partie ablegen | zur Bibliothek hinzufügen | in Bibliothek ablegen | Partie zur Bibliothek hinzufügen |
        diese Partie behalten | füge die Partie der Bibliothek hinzu | Partie in die Bibliothek | in die Bibliothek |
        in der Bibliothek speichern |
        in die Bibliothek aufnehmen | nimm die Partie in meine Sammlung auf | Partie in meine Sammlung |
        leg die Partie in die Bibliothek | Partie aufbewahren |
        ich will die Partie behalten | merk dir die Partie | leg die Partie in die Sammlung |
        in die Sammlung damit | archiviere die Partie |
        in die Bibliothek damit | speichere die Partie in der Sammlung | diese Partie sammeln | ins archiv
command-shelf-import = eine PGN-Datei in die Sammlung einlesen
    .hear = importieren | Partien importieren | Import | PGN importieren | Datei importieren | PGN-Datei importieren |
        Partien in Sammlung importieren | importiere | importiere PGN-Datei |
        Partien in die Bibliothek importieren
command-shelf-backup = die Sammlung sichern
    .hear = Regal sichern | Sicherung | Sammlung sichern | sichern | Sicherung anlegen | Sicherungskopie | sichere Sammlung |
        sichere die Bibliothek | Bibliothek sichern | Kopie der Bibliothek |
        sicherheitskopie aller Partien | alle Partien sichern
command-shelf-restore = die Sammlung wiederherstellen
    .hear = Regal wiederherstellen | wiederherstellen | Sammlung wiederherstellen | Sicherung wiederherstellen | Sicherung einspielen |
        hol die Partien aus der sicherung
command-player-name = Ihren Namen für die Partien eingeben
    .hear = mein Name ist | mein Name | ich heiße | Spielername | Namen ändern | meinen Namen ändern | meinen Namen eingeben | Name des Spielers | nennen Sie mich |
        mein name ist anders | ich möchte meinen Namen eingeben
command-shelf-delete = die gefundene Partie aus der Sammlung löschen
    .hear = Partie löschen | lösche Partie | gefundene Partie löschen | Partie aus Sammlung löschen | Partie entfernen | löschen |
        wirf die Partie aus der Sammlung | lösch die Partie aus der Bibliothek
command-work-tell = Fortschritt
    .hear = Fortschritt | wie weit | wie weit bist | wie weit bist du | wie lange dauert es noch | bist du fertig |
        wie weit sind Sie | dauert es noch lange | bist du bald fertig | rechnest du noch | denkst du noch |
        bist du noch da | was machst du gerade | beeil dich | bist du noch dran
command-work-stop = Vorgang abbrechen
    .hear = Arbeit abbrechen | Import abbrechen | Suche abbrechen | Vorgang abbrechen | brich Arbeit ab | Arbeit stoppen | Import stoppen |
        Suche stoppen |
        hör auf zu rechnen | analyse abbrechen | brich die analyse ab |
        hör auf zu denken | nicht mehr denken
command-next-game = die nächste Partie der Datei öffnen
    .hear = nächste Partie | nächste Partie der Datei | nächste Partie öffnen |
        nächste Partie in der Datei | nächste Partie aus der Datei
command-previous-game = die vorige Partie der Datei öffnen
    .hear = vorige Partie | vorherige Partie | letzte Partie der Datei | vorige Partie der Datei
command-agree = eine Turnierpartie beginnen
    .hear = Wettkampf | neuer Wettkampf | Wettkampf beginnen | Turnierpartie | neue Turnierpartie |
        Turnierpartie beginnen | neuer Turnierpartie | Turnierpartie starten | Wettkampf starten | starte Wettkampf |
        Wettkampfpartie | ernste Partie | Partie nach Regeln | neue Wettkampfpartie |
        Wettkampfpartie beginnen | starte Turnierpartie | beginne Turnierpartie | offizielle Partie |
        ich möchte Turnierpartie spielen | nach turnierregeln spielen | turnierregeln |
        ernste Partie nach Turnierregeln | nach FIDE-Regeln spielen | Partie nach den Regeln | eine Wertungspartie |
        unter Turnierbedingungen | Ernstpartie |
        ernste Partie mit Bedenkzeit | Partie mit Uhr | mit schachuhr spielen | richtige Partie mit Uhr |
        spiel nach turnierregeln |
        Partie mit turnierregeln | mit Uhr spielen | richtiger wettkampf |
        Turnierpartie mit Berührt-geführt | Turnierpartie mit berührt geführt
command-quit = beenden; die Partie bleibt gespeichert
    .hear = beenden | Ende | Programm beenden | Schluss | schließen | tschüss | Programm schließen | schließe Programm |
        beende Programm | aufhören | ich höre auf | auf Wiedersehen | raus | Exit | quit | verlassen |
        Programm verlassen | bin fertig | Feierabend | schließ Programm | schluss machen | ich will aufhören |
        ich möchte aufhören | tschüs | ausschalten | annabella beenden | bis bald | raus hier | ciao | servus |
        ich bin fertig | das war es | genug für heute | schluss für heute | ich bin fertig, beenden | ich gehe jetzt |
        das war's für heute | das war es für heute | fahr das Programm runter | mach das Programm zu | bis morgen |
        ich bin weg | pfiat di | ade | baba | tschö | ich mach Schluss | tschau | tschüssi | ich muss weg |
        ich muss los | für heute bin ich fertig | für heute reicht's | fahr das Programm herunter | herunterfahren |
        i hör uf | schalte dich aus | schalt dich aus | mach aus | gute nacht | ich bin weg für heute |
        raus aus dem Programm | ich mache feierabend | ende für heute | jetzt ist schluss | wir hören auf |
        mach's gut | gut nacht | ich geh ins bett | ich bin fertig für heute | tschüss bis morgen |
        speichern und beenden | speichern und schließen | speichern und raus | sichern und beenden |
        speichere und beende | das reicht für heute
command-save-notes = die Anmerkungen in der Datei speichern
    .hear = Anmerkungen speichern | Notizen speichern | Kommentare speichern | speichere Anmerkungen
command-export-pgn = die Partie als PGN speichern
    .hear = als PGN speichern | Partie speichern | speichern | speichere Partie | Partie als PGN speichern |
        Partie in Datei speichern | Spiel speichern | exportieren | Partie exportieren | als PGN exportieren |
        PGN speichern | PGN exportieren | speichere | Partie sichern | sichere Partie | abspeichern |
        Partie abspeichern | diese Partie speichern | speicher Partie | in Datei speichern |
        Partie in eine Datei schreiben | schreib die Partie in eine Datei | exportiere die Partie |
        speichere das als pgn | speicher das als pgn | speicher das | speicher die Partie | meine Partie speichern |
        schreib sie in eine Datei | speichere meine Partie | speichere meine Partie in eine Datei | gib mir das PGN |
        PGN schreiben | PGN erstellen | mach ein PGN | PGN bitte | sichern was wir gespielt haben |
        speichern was wir gespielt haben | in eine Datei schreiben | als Datei speichern |
        auf die Festplatte speichern | speicher auf die Festplatte |
        pgn export | als pgn | Partie als pgn | ich möchte die Partie als Datei haben | Datei von der Partie |
        Datei speichern | Partie als Datei | Partie in Datei | pgn-Datei schreiben | Spielstand exportieren |
        speichere die Partie als pgn | speichere als pgn | die Partie als pgn speichern | sichere als pgn
command-export-pgn-to = die Partie als PGN in einem Ordner nach Wahl speichern
    .hear = speichern unter | in einem Ordner speichern | Partie in einem Ordner speichern | Ordner zum Speichern wählen | woanders speichern | auf den Stick speichern | Partie auf einem USB-Stick speichern | speichere die Partie in einem Ordner | wo soll gespeichert werden
command-export-braille = als Partieformular in Brailleschrift speichern
    .hear = in Braille speichern | Brailleblatt | als Braille speichern | Partie in Braille speichern | Braille speichern |
        in Braille exportieren | Braille-Formular | Partieformular in Braille | als Braille-Partieformular speichern |
        Braille drucken | in Blindenschrift speichern | Partieformular in braille schreiben | Partie in blindenschrift speichern |
        braille-Formular schreiben | Partie in braille | braille exportieren | Partieformular in blindenschrift |
        Partie in punktschrift | in punktschrift speichern | punktschrift speichern | Partie in Brailleschrift speichern |
        braille | drucke es in braille | drucke in braille | in braille drucken | punktschrift | in punktschrift |
        in blindenschrift |
        Braille-Blatt | mach ein Braille-Blatt | in Braille ausgeben | Braille-Blatt von der Partie |
        in Brailleschrift abspeichern | schreib die Partie in braille | drucke die Partie in braille |
        Partieformular drucken | Partie drucken | drucke die Partie | drucke das Partieformular
command-export-braille-to = das Brailleformular in einem Ordner nach Wahl speichern
    .hear = Brailleformular in einem Ordner speichern | Formular in einem Ordner speichern | Braille in einem Ordner speichern | Brailleformular auf einem USB-Stick speichern | Brailleformular woanders speichern
command-preview = die nächste Seite des Brailleblatts in Punkten zeigen
    .hear = Vorschau | nächste Seite | Braillevorschau | Vorschau in Braille | Seite zeigen |
        brailleblatt vorlesen | vorschau der punktschrift | Formular anzeigen | zeig mir das braille-Partieformular |
        blattvorschau | wie sieht das brailleblatt aus |
        lies das Formular vor
command-sealed-page = den Abgabezug in Brailleschrift auf ein eigenes Blatt schreiben
