; The setup for Windows: for one user, without an administrator, in three languages. Every page has the dialogs
; of the system, which screen readers read.
;
; Silent: /S. Another folder: /D=C:\Folder, as the last word. A portable folder: /PORTABLE.
; Uninstall.exe /S keeps the games; /S /GAMES deletes them.

Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
!include MUI2.nsh
!include nsDialogs.nsh
!include FileFunc.nsh
!include LogicLib.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Annabella"
!define PATHS "Software\Microsoft\Windows\CurrentVersion\App Paths\annabella.exe"
; Windows finds there what is typed in a terminal. To change its list of such folders could damage that.
!define COMMANDS "$LOCALAPPDATA\Microsoft\WindowsApps"

Name "Annabella"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Annabella"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
RequestExecutionLevel user
ManifestDPIAware true
BrandingText " "
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Annabella"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Annabella Setup"
VIAddVersionKey "CompanyName" "Annabella"
VIAddVersionKey "LegalCopyright" "GNU General Public License, version 3 or later"

!define MUI_ICON "${MADE}/annabella.ico"
!define MUI_UNICON "${MADE}/annabella.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\annabella.exe"
!define MUI_LANGDLL_ALLLANGUAGES

Var Portable
Var PortableButton
Var UsualFolder

Page custom AskKind TakeKind
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Russian"

LangString KindTitle ${LANG_ENGLISH} "How to install"
LangString KindTitle ${LANG_GERMAN} "Art der Installation"
LangString KindTitle ${LANG_RUSSIAN} "Вид установки"
LangString KindText ${LANG_ENGLISH} "No administrator is needed."
LangString KindText ${LANG_GERMAN} "Ein Administrator wird nicht gebraucht."
LangString KindText ${LANG_RUSSIAN} "Права администратора не нужны."
LangString KindUsual ${LANG_ENGLISH} "&Install for me, with an entry in the start menu"
LangString KindUsual ${LANG_GERMAN} "Für mich &installieren, mit Eintrag im Startmenü"
LangString KindUsual ${LANG_RUSSIAN} "&Установить для меня, с пунктом в меню «Пуск»"
LangString KindPortable ${LANG_ENGLISH} "&Portable: only a folder, which also keeps my games"
LangString KindPortable ${LANG_GERMAN} "&Tragbar: nur ein Ordner, der auch meine Partien aufnimmt"
LangString KindPortable ${LANG_RUSSIAN} "&Переносимая: только папка, в ней и мои партии"
LangString Running ${LANG_ENGLISH} "Annabella is running. Close it with Control Q, then choose Retry."
LangString Running ${LANG_GERMAN} "Annabella läuft noch. Beenden Sie das Programm mit Steuerung Q und wählen Sie dann Wiederholen."
LangString Running ${LANG_RUSSIAN} "Annabella ещё работает. Закройте её клавишами Контрол Q и выберите «Повторить»."
LangString AskGames ${LANG_ENGLISH} "Delete your games and settings, too? They cannot be brought back. With No they stay, and a new installation finds them."
LangString AskGames ${LANG_GERMAN} "Auch Ihre Partien und Einstellungen löschen? Sie lassen sich nicht zurückholen. Bei Nein bleiben sie, und eine neue Installation findet sie."
LangString AskGames ${LANG_RUSSIAN} "Удалить также ваши партии и настройки? Вернуть их будет нельзя. Если «Нет», они останутся, и новая установка их найдёт."
LangString InTerminal ${LANG_ENGLISH} "Annabella in a terminal"
LangString InTerminal ${LANG_GERMAN} "Annabella im Terminal"
LangString InTerminal ${LANG_RUSSIAN} "Annabella в терминале"

; A program that runs cannot be replaced or deleted: Windows keeps its file closed against writing.
!macro AwaitEnd
  again:
  ${If} ${FileExists} "$INSTDIR\annabella.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\annabella.exe" a
    ${If} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY again
      SetErrorLevel 2
      Abort "$(Running)"
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

; A portable folder is never the one of the program that is installed, or its games would lie where that is removed.
Function ChooseFolder
  ${If} $Portable = 1
  ${AndIf} $INSTDIR == $UsualFolder
    StrCpy $INSTDIR "$DESKTOP\Annabella"
  ${ElseIf} $Portable = 0
  ${AndIf} $INSTDIR == "$DESKTOP\Annabella"
    StrCpy $INSTDIR $UsualFolder
  ${EndIf}
FunctionEnd

Function .onInit
  ReadRegStr $UsualFolder HKCU "${KEY}" "InstallLocation"
  ${If} $UsualFolder == ""
    StrCpy $UsualFolder "$LOCALAPPDATA\Programs\Annabella"
  ${EndIf}
  StrCpy $Portable 0
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/PORTABLE" $1
  ${IfNot} ${Errors}
    StrCpy $Portable 1
    Call ChooseFolder
  ${EndIf}
  ; The language of the system, where it is one of the three in any country; else everybody can choose.
  System::Call "kernel32::GetUserDefaultUILanguage() i .r0"
  IntOp $0 $0 & 0x3FF
  ${If} $0 <> 0x09
  ${AndIf} $0 <> 0x07
  ${AndIf} $0 <> 0x19
    !insertmacro MUI_LANGDLL_DISPLAY
  ${EndIf}
FunctionEnd

Function AskKind
  !insertmacro MUI_HEADER_TEXT "$(KindTitle)" "$(KindText)"
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateRadioButton} 0 10u 100% 12u "$(KindUsual)"
  Pop $1
  ${NSD_CreateRadioButton} 0 30u 100% 12u "$(KindPortable)"
  Pop $PortableButton
  ${If} $Portable = 1
    ${NSD_Check} $PortableButton
    ${NSD_SetFocus} $PortableButton
  ${Else}
    ${NSD_Check} $1
    ${NSD_SetFocus} $1
  ${EndIf}
  nsDialogs::Show
FunctionEnd

Function TakeKind
  ${NSD_GetState} $PortableButton $0
  StrCpy $Portable 0
  ${If} $0 = ${BST_CHECKED}
    StrCpy $Portable 1
  ${EndIf}
  Call ChooseFolder
FunctionEnd

; Where a file cannot be written the setup ends, with an error: nobody is told that it is installed.
AllowSkipFiles off

Section
  !insertmacro AwaitEnd
  SetOutPath "$INSTDIR"
  File "${FOLDER}/annabella.exe"
  File "${FOLDER}/annabella.com"
  File "${FOLDER}/*.txt"
  ${If} $Portable = 1
    File "${MADE}/portable.txt"
    Return
  ${EndIf}
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Annabella.lnk" "$INSTDIR\annabella.exe"
  CreateShortcut "$SMPROGRAMS\$(InTerminal).lnk" "$INSTDIR\annabella.com" "console"
  ${If} ${FileExists} "${COMMANDS}\*.*"
    ; A terminal reads this file in an old encoding, and a short path has no umlauts.
    GetFullPathName /SHORT $0 "$INSTDIR"
    FileOpen $1 "${COMMANDS}\annabella.cmd" w
    FileWrite $1 '@"$0\annabella.com" %*$\r$\n'
    FileClose $1
  ${EndIf}
  WriteRegStr HKCU "${PATHS}" "" "$INSTDIR\annabella.exe"
  WriteRegStr HKCU "${PATHS}" "Path" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "DisplayName" "Annabella"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\annabella.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "Annabella"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "Shortcut" "$SMPROGRAMS\$(InTerminal).lnk"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  WriteRegDWORD HKCU "${KEY}" "SetupLanguage" $LANGUAGE
SectionEnd

Function un.onInit
  ReadRegDWORD $0 HKCU "${KEY}" "SetupLanguage"
  ${If} $0 <> 0
    StrCpy $LANGUAGE $0
  ${EndIf}
FunctionEnd

Section Uninstall
  !insertmacro AwaitEnd
  Delete "$INSTDIR\annabella.exe"
  Delete "$INSTDIR\annabella.com"
  Delete "$INSTDIR\licence.txt"
  Delete "$INSTDIR\licences-of-libraries.txt"
  Delete "$INSTDIR\manual-en.txt"
  Delete "$INSTDIR\manual-de.txt"
  Delete "$INSTDIR\manual-ru.txt"
  ; What the player has laid beside the program for NVDA, as the manual says.
  Delete "$INSTDIR\nvdaControllerClient.dll"
  Delete "$INSTDIR\nvdaControllerClient64.dll"
  Delete "$INSTDIR\uninstall.exe"
  ; Only what was installed goes: a folder with files of the user stays.
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Annabella.lnk"
  ReadRegStr $0 HKCU "${KEY}" "Shortcut"
  Delete "$0"
  DeleteRegKey HKCU "${KEY}"
  DeleteRegKey HKCU "${PATHS}"
  Delete "${COMMANDS}\annabella.cmd"
  ; Speech that was kept ready can be made again.
  RMDir /r "$LOCALAPPDATA\annabella\cache"
  RMDir "$LOCALAPPDATA\annabella"
  ${GetParameters} $1
  ClearErrors
  ${GetOptions} $1 "/GAMES" $2
  ${If} ${Errors}
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(AskGames)" /SD IDNO IDNO kept
  ${EndIf}
  RMDir /r "$APPDATA\annabella"
  kept:
SectionEnd
