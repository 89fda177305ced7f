; Removes what the setup has installed. It asks in dialogs of the system, which screen readers read.
;
; Silent: /S, which keeps the games; /S /GAMES deletes them.
;
; The uninstaller that NSIS makes by itself ends at once, before it has looked whether it can do anything. This one ends when
; all is done but for its own file, which a copy of it then deletes.

!include common.nsh
Name "Annabella"
Caption "Annabella"
OutFile "${OUTPUT}"
Icon "${MADE}/annabella.ico"
VIAddVersionKey "FileDescription" "Annabella Uninstaller"
LoadLanguageFile "${NSISDIR}\Contrib\Language files\English.nlf"
LoadLanguageFile "${NSISDIR}\Contrib\Language files\German.nlf"
LoadLanguageFile "${NSISDIR}\Contrib\Language files\Russian.nlf"
!insertmacro CommonWords

LangString Ask ${LANG_ENGLISH} "Remove Annabella from this folder? $INSTDIR"
LangString Ask ${LANG_GERMAN} "Annabella aus diesem Ordner entfernen? $INSTDIR"
LangString Ask ${LANG_RUSSIAN} "Удалить Annabella из этой папки? $INSTDIR"
LangString AskGames ${LANG_ENGLISH} "Delete your games and settings, too? They cannot be brought back. With No they stay, and a new installation finds them."
LangString AskGames ${LANG_GERMAN} "Auch Ihre Partien und Einstellungen löschen? Sie lassen sich nicht zurückholen. Bei Nein bleiben sie, und eine neue Installation findet sie."
LangString AskGames ${LANG_RUSSIAN} "Удалить также ваши партии и настройки? Вернуть их будет нельзя. Если «Нет», они останутся, и новая установка их найдёт."
LangString Removed ${LANG_ENGLISH} "Annabella is removed."
LangString Removed ${LANG_GERMAN} "Annabella ist entfernt."
LangString Removed ${LANG_RUSSIAN} "Annabella удалена."

Var Games

; Deletes this file once the uninstaller itself has ended, and the folders. $Made and $INSTDIR come from the command line.
Function Sweep
  ${For} $2 1 300
    Delete "$INSTDIR\uninstall.exe"
    ${IfNot} ${FileExists} "$INSTDIR\uninstall.exe"
      ${Break}
    ${EndIf}
    Sleep 100
  ${Next}
  RMDir "$INSTDIR"
  Call RemoveMade
FunctionEnd

Function AwaitGame
  Call AwaitFile
  Push ""
FunctionEnd

!macro Remove FILE
  Delete "$INSTDIR\${FILE}"
!macroend

Function .onInit
  ; The folder of the program must not be the one in which this program works.
  SetOutPath "$TEMP"
  ${GetParameters} $3
  ClearErrors
  ${GetOptions} $3 "/SWEEP=" $Made
  ${IfNot} ${Errors}
    Call Sweep
    Quit
  ${EndIf}
  StrCpy $INSTDIR $EXEDIR
  ReadRegDWORD $0 HKCU "${KEY}" "SetupLanguage"
  ${If} $0 <> 0
    StrCpy $LANGUAGE $0
  ${EndIf}
  ClearErrors
  ${GetOptions} $3 "/GAMES" $0
  StrCpy $Games 1
  ${If} ${Errors}
    StrCpy $Games 0
  ${EndIf}
  StrCpy $Asking 1
  ${If} ${Silent}
    StrCpy $Asking 0
  ${EndIf}
  ; There is no window but that of a question. The language holds when this function has ended, so the section asks.
  SetSilent silent
FunctionEnd

Section
  ${If} $Asking = 1
    ${If} ${Cmd} `MessageBox MB_YESNO|MB_ICONQUESTION "$(Ask)" IDNO`
      SetErrorLevel ${CANCELLED}
      Abort
    ${EndIf}
    ${If} $Games = 0
    ${AndIf} ${FileExists} "$APPDATA\annabella\*.*"
    ${AndIf} ${Cmd} `MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(AskGames)" IDYES`
      StrCpy $Games 1
    ${EndIf}
  ${EndIf}
  !insertmacro EachFile Await
  ${If} $Games = 1
  ${AndIf} ${FileExists} "$APPDATA\annabella\*.*"
    ${Locate} "$APPDATA\annabella" "/L=F" AwaitGame
  ${EndIf}
  !insertmacro EachFile Remove
  ; What the player has laid beside the program for NVDA, as the manual says.
  Delete "$INSTDIR\nvdaControllerClient.dll"
  Delete "$INSTDIR\nvdaControllerClient64.dll"
  Delete "$SMPROGRAMS\Annabella.lnk"
  ReadRegStr $0 HKCU "${KEY}" "Shortcut"
  Delete "$0"
  Delete "${COMMANDS}\annabella.cmd"
  ; Speech that was kept ready can be made again.
  RMDir /r "$LOCALAPPDATA\annabella\cache"
  RMDir "$LOCALAPPDATA\annabella"
  ${If} $Games = 1
    RMDir /r "$APPDATA\annabella"
  ${EndIf}
  ReadRegDWORD $Made HKCU "${KEY}" "MadeFolders"
  DeleteRegKey HKCU "${KEY}"
  DeleteRegKey HKCU "${PATHS}"
  DeleteRegKey HKCU "${OURS}"
  CopyFiles /SILENT "$EXEPATH" "$TEMP\annabella-uninstall.exe"
  Exec '"$TEMP\annabella-uninstall.exe" /S /SWEEP=$Made /D=$INSTDIR'
  SetErrorLevel 0
  ${If} $Asking = 1
    MessageBox MB_OK|MB_ICONINFORMATION "$(Removed)"
  ${EndIf}
SectionEnd
