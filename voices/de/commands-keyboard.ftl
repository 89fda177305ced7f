# Commands. The keyboard, the gamepad and help.

command-board-keys = Brett mit Buchstaben erkunden, ein oder aus
    .hear = Bretttasten | Brett erkunden | Buchstaben erkunden | Brettmodus | Buchstaben für Brett |
        Brett mit Buchstaben erkunden | Erkundungsmodus | Brett mit Tasten erkunden |
        mit den Buchstaben das Brett erkunden | Buchstaben erkunden das Brett | Brett mit den Tasten steuern |
        mit den Tasten steuern | mit Tasten über das Brett
command-home-row = Felder auf der Grundreihe, ein oder aus
    .hear = Grundreihe
command-braille-keys = Brailleschreibmaschine, ein oder aus
    .hear = Brailletasten | Perkins | Brailleschreibmaschine | Brailleeingabe | Braille tippen | Perkins-Tastatur | Braille schreiben |
        in Braille schreiben | Braille-Tastatur | Braille eingeben | mit Braille schreiben
command-braille-strokes = nächste Art, Braille zu tippen
    .hear = einhändig Braille | Brailleanschlag
command-braille-code = nächster Braillecode zum Tippen und auf der Braillezeile
    .hear = nächste Brailleschrift | andere Brailleschrift | Braillecode wechseln | anderer Braillecode | nächster Braillecode |
        braille-code wechseln | wechsle braille-code | anderer braille-code | braille code ändern | braille-code ändern |
        andere braille-Schrift | nächster braille-code |
        andere punktschrift
command-braille-test = Tastatur für Braille prüfen
    .hear = Tastatur prüfen | Tastaturprobe | teste Tastatur | Tastatur testen | Tastaturtest
command-write-line = eine Zeile tippen
    .hear = Zeile tippen | tippen | schreiben | Zeile schreiben | Text eingeben
command-explain-keys = Tastenhilfe: hören, was jede Taste tut
    .hear = Tasten erklären | Tastenhilfe | was tun Tasten | was macht diese Taste | erkläre Tasten | Tasten lernen |
        was machen Tasten | was macht welche Taste | erklär tasten | welche Taste macht was | tastenerklärung |
        tasten beschreiben | Tastatur erklären | erkläre Tastatur | Tastatur lernen | was tun die Tasten |
        sag mir was die Tasten tun | erkläre die Tasten | wofür sind die Tasten | wozu sind die Tasten |
        was bedeuten die Tasten | bring mir die Tasten bei | Tasten beibringen | die Tasten lernen
command-change-key = eine Taste ändern
    .hear = Taste ändern | andere Taste | Taste umbelegen | neue Taste | Taste zuweisen | Taste belegen |
        andere Taste zuweisen | Tasten ändern
command-reset-keys = alle Tasten zurücksetzen
    .hear = Tasten zurücksetzen | alle Tasten wie am Anfang | Standardtasten
command-write-by-pad = eine Zeile schreiben, Buchstabe für Buchstabe
command-change-button = eine Gamepadtaste ändern
command-reset-buttons = alle Gamepadtasten zurücksetzen
    .hear = Knöpfe zurücksetzen | alle Knöpfe wie am Anfang
command-help = Hilfe
    .hear = Hilfe | was kann tun | was kann sagen | Befehle | hilf mir | helfen Sie mir | was nun |
        was kann ich machen | was soll tun | was soll ich machen | was muss tun | was mache | wie geht das |
        wie geht es weiter | wie weiter | was kannst | was kannst du | was können Sie | welche Befehle |
        welche Befehle gibt es | Befehlsliste | alle Befehle | Tasten | welche Tasten | welche Tasten gibt es |
        Tastenliste | Tastenbelegung | wie spiele | wie ziehe | wie gebe ich Zug ein | was ist zu tun |
        weiß nicht weiter | wie funktioniert das | was als nächstes | Befehle anzeigen | was jetzt |
        was kann ich hier tun | was kann ich tun | was kann ich hier machen | was kann ich sagen | was soll ich tun |
        was muss ich tun | was mache ich | was mache ich jetzt | wie spiele ich | wie spielt man | wie ziehe ich |
        wie mache ich Zug | ich brauche Hilfe | brauche Hilfe | ich weiß nicht weiter | Hilfe bitte | bitte Hilfe |
        und jetzt | ich komme nicht weiter | wie geht das hier | ich weiß nicht was ich tun soll |
        was sind meine Möglichkeiten | ich kenne mich nicht aus | ich komm nicht zurecht | Liste der Befehle |
        was kann man hier machen | ich verstehe nicht wie das geht | ich verstehe das Programm nicht |
        wie bediene ich das Programm | wie bediene ich das | wie benutze ich das Programm | wie benutzt man das |
        ich bin neu hier | wie mache ich einen Zug | ich versteh nichts | wo fange ich an |
        wie bewege ich eine Figur | erklär mir das Programm | was soll ich eingeben |
        was kann man sagen | wie bedient man das | wie benutze ich das | wie spielt man hier |
        wie gebe ich einen Zug ein | ich bin anfänger und weiß nicht was ich tun soll | was gibt es für befehle |
        bedienung | ich blicke nicht durch | ich versteh das nicht |
        ich bin ratlos | ich bin völlig ratlos | hilf mir bitte weiter |
        wie spielt man Schach | wie spiele ich Schach |
        ich habe noch nie gespielt | ich habe noch nie Schach gespielt |
        wie fange ich an | womit fange ich an | welche Tasten brauche ich | bring mir Schach bei | wie beginne ich
command-manual = das Handbuch öffnen oder schließen
    .hear = Handbuch | Handbuch öffnen | öffne das Handbuch | lies das Handbuch vor | Anleitung | Bedienungsanleitung |
        Handbuch schließen | öffne Handbuch | lies Handbuch vor | Handbuch vorlesen | Handbuch lesen | gebrauchsanweisung |
        anleitung lesen | zeig Handbuch |
        wo ist das Handbuch | lies die Anleitung vor |
        ich möchte die anleitung lesen | gibt es ein Handbuch |
        gibt es eine Anleitung | Einführung
command-about = über das Programm: Version, und wo die Dateien liegen
    .hear = über das Programm | über Annabella | Version | welche Version | welche Version ist das | Versionsnummer |
        wo liegen meine Dateien | wo sind meine Dateien | wo sind meine Partien | wo sind meine Einstellungen | Info |
        welche version bist du | Programmversion | welche Version hast du | was für ein Programm ist das |
        über dieses Programm | wer hat dich gemacht | wer hat das programmiert | wer steckt dahinter |
        was ist das für ein Programm | welches Programm ist das | wie heißt dieses Programm | wie heißt das Programm |
        wie heißt du | Name des Programms |
        wer bist du | wer sind Sie | wie heißen Sie
command-fault-report = einen Fehlerbericht schreiben
    .hear = Fehlerbericht | Fehlerbericht schreiben | schreibe einen Fehlerbericht | Fehler melden |
        einen Fehler melden | Bericht über einen Fehler | Bericht schreiben | Problem melden | ein Problem melden |
        etwas ist kaputt | ich habe einen Fehler gefunden | Fehlermeldung schreiben | den Entwicklern melden |
        etwas funktioniert nicht | das Programm hat einen Fehler |
        hier stimmt was nicht | ich will das melden | da ist ein Fehler im Programm | programmfehler |
        das Programm spinnt
command-menu = das Menü öffnen oder schließen
    .hear = Menü | Menü öffnen | Menü schließen | zum Menü | Hauptmenü | Menü anzeigen | öffne Menü | zeig Menü |
        zeig das Menü | bring mich zum Menü | ins Menü | geh ins Menü |
        wo ist das Menü |
        zeig mir alle möglichkeiten | auswahl | übersicht der befehle
command-reset-settings = alle Einstellungen zurücksetzen
    .hear = Einstellungen zurücksetzen | alle Einstellungen zurücksetzen | setze Einstellungen zurück | Werkseinstellungen |
        Standardeinstellungen | alles zurücksetzen | auf Werkseinstellungen zurücksetzen |
        alles auf Standard | auf Standard zurücksetzen | auf Werkseinstellungen | ursprüngliche Einstellungen
