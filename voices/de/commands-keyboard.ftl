# Commands. The keyboard, the gamepad and help.

command-board-keys = Brett mit Buchstaben erkunden, ein oder aus
    .hear = Bretttasten | Brett erkunden | Buchstaben erkunden | Brettmodus | Buchstaben für Brett | Brett mit Buchstaben erkunden |
        Erkundungsmodus
command-home-row = Felder auf der Grundreihe, ein oder aus
    .hear = Grundreihe
command-braille-keys = Brailleschreibmaschine, ein oder aus
    .hear = Brailletasten | Perkins | Brailleschreibmaschine | Brailleeingabe | Braille tippen | Perkins-Tastatur | Braille schreiben
command-braille-strokes = nächste Art, Braille zu tippen
    .hear = einhändig Braille | Brailleanschlag
command-braille-code = nächster Braillecode zum Tippen und auf der Braillezeile
    .hear = nächste Brailleschrift | andere Brailleschrift | Braillecode wechseln | anderer Braillecode | nächster Braillecode |
        braille-code wechseln | wechsle braille-code | anderer braille-code | braille code ändern | braille-code ändern |
        andere braille-schrift | nächster braille-code
command-braille-test = Tastatur für Braille prüfen
    .hear = Tastatur prüfen | Tastaturprobe | teste Tastatur | Tastatur testen | Tastaturtest
command-write-line = eine Zeile tippen
    .hear = Zeile tippen | tippen | schreiben | Zeile schreiben | Text eingeben
command-explain-keys = Tastenhilfe: hören, was jede Taste tut
    .hear = Tasten erklären | Tastenhilfe | was tun Tasten | was macht diese Taste | erkläre Tasten | Tasten lernen |
        was machen Tasten | was macht welche taste | erklär tasten | welche taste macht was | tastenerklärung | tasten beschreiben |
        tastatur erklären | erkläre tastatur | tastatur lernen
command-change-key = eine Taste ändern
    .hear = Taste ändern | andere Taste | Taste umbelegen | neue Taste | Taste zuweisen | Taste belegen
command-reset-keys = alle Tasten zurücksetzen
    .hear = Tasten zurücksetzen | alle Tasten wie am Anfang | Standardtasten
command-write-by-pad = eine Zeile schreiben, Buchstabe für Buchstabe
command-change-button = eine Gamepadtaste ändern
command-reset-buttons = alle Gamepadtasten zurücksetzen
    .hear = Knöpfe zurücksetzen | alle Knöpfe wie am Anfang
command-help = Hilfe
    .hear = Hilfe | was kann tun | was kann sagen | Befehle | hilf mir | helfen Sie mir | was nun | was kann ich machen |
        was soll tun | was soll ich machen | was muss tun | was mache | wie geht das | wie geht es weiter | wie weiter |
        was kannst | was kannst du | was können Sie | welche Befehle | welche Befehle gibt es | Befehlsliste | alle Befehle |
        Tasten | welche Tasten | welche Tasten gibt es | Tastenliste | Tastenbelegung | wie spiele | wie ziehe |
        wie gebe ich Zug ein | was ist zu tun | weiß nicht weiter | wie funktioniert das | was als nächstes | Befehle anzeigen |
        was jetzt | was kann ich hier tun | was kann ich tun | was kann ich hier machen | was kann ich sagen | was soll ich tun |
        was muss ich tun | was mache ich | was mache ich jetzt | wie spiele ich | wie spielt man | wie ziehe ich |
        wie mache ich zug | ich brauche hilfe | brauche hilfe | ich weiß nicht weiter | hilfe bitte | bitte hilfe | und jetzt |
        ich komme nicht weiter
command-manual = das Handbuch öffnen oder schließen
    .hear = Handbuch | Handbuch öffnen | öffne das Handbuch | lies das Handbuch vor | Anleitung | Bedienungsanleitung |
        Handbuch schließen | öffne handbuch | lies handbuch vor | handbuch vorlesen | handbuch lesen | gebrauchsanweisung |
        anleitung lesen | zeig handbuch
command-about = über das Programm: Version, und wo die Dateien liegen
    .hear = über das Programm | über Annabella | Version | welche Version | welche Version ist das | Versionsnummer |
        wo liegen meine Dateien | wo sind meine Dateien | wo sind meine Partien | wo sind meine Einstellungen | Info |
        welche version bist du
command-fault-report = einen Fehlerbericht schreiben
    .hear = Fehlerbericht | Fehlerbericht schreiben | schreibe einen Fehlerbericht | Fehler melden | einen Fehler melden |
        Bericht über einen Fehler | Bericht schreiben
command-menu = das Menü öffnen oder schließen
    .hear = Menü | Menü öffnen | Menü schließen | zum Menü | Hauptmenü | Menü anzeigen | öffne menü | zeig menü
command-reset-settings = alle Einstellungen zurücksetzen
    .hear = einstellungen zurücksetzen | alle einstellungen zurücksetzen | setze einstellungen zurück | Werkseinstellungen |
        Standardeinstellungen | alles zurücksetzen | auf Werkseinstellungen zurücksetzen
