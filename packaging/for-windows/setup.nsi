; The setup for Windows: for one user, without an administrator, in three languages. Every page has the dialogs
; of the system, which screen readers read.
;
; Silent: /S. Another folder: /D=C:\Folder, as the last word. A portable folder: /PORTABLE. Over a newer version: /DOWNGRADE.
; How it ends: docs/en/troubleshooting.md.

SetCompressor /SOLID lzma
!include common.nsh
!include MUI2.nsh
!include nsDialogs.nsh

Name "Annabella"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Annabella"
BrandingText " "
VIAddVersionKey "FileDescription" "Annabella Setup"

!define MUI_ICON "${MADE}/annabella.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\annabella.exe"
!define MUI_LANGDLL_ALLLANGUAGES

Var Portable
Var PortableButton
; Where the program is installed already, or nothing.
Var Before
Var UsualFolder
; The folder that was named in the command line, or nothing.
Var Named

Page custom AskKind TakeKind
!define MUI_PAGE_CUSTOMFUNCTION_PRE SkipFolder
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro CommonWords

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
LangString KindBefore ${LANG_ENGLISH} "Annabella is installed in $Before. It is replaced there. To move it, remove it first; your games stay."
LangString KindBefore ${LANG_GERMAN} "Annabella ist in $Before installiert und wird dort ersetzt. Zum Umziehen erst entfernen; Ihre Partien bleiben."
LangString KindBefore ${LANG_RUSSIAN} "Annabella установлена в $Before и заменяется там. Чтобы перенести её, сначала удалите; партии останутся."
LangString ByMsi ${LANG_ENGLISH} "Annabella was installed by its MSI. Remove it under Installed apps first, or go on with the MSI. Your games stay."
LangString ByMsi ${LANG_GERMAN} "Annabella wurde mit der MSI-Datei installiert. Entfernen Sie sie zuerst unter „Installierte Apps“, oder bleiben Sie bei der MSI-Datei. Ihre Partien bleiben."
LangString ByMsi ${LANG_RUSSIAN} "Annabella установлена из файла MSI. Сначала удалите её в «Установленных приложениях» или обновляйте файлом MSI. Партии останутся."
LangString Elsewhere ${LANG_ENGLISH} "Annabella is installed in another folder. Remove it there first; your games stay: $Before"
LangString Elsewhere ${LANG_GERMAN} "Annabella ist in einem anderen Ordner installiert. Entfernen Sie sie dort zuerst; Ihre Partien bleiben: $Before"
LangString Elsewhere ${LANG_RUSSIAN} "Annabella установлена в другой папке. Сначала удалите её там; партии останутся: $Before"
LangString HasPortable ${LANG_ENGLISH} "In this folder is a portable Annabella with its games. Choose another folder, or the portable kind: $INSTDIR"
LangString HasPortable ${LANG_GERMAN} "In diesem Ordner liegt eine tragbare Annabella mit ihren Partien. Wählen Sie einen anderen Ordner oder die tragbare Art: $INSTDIR"
LangString HasPortable ${LANG_RUSSIAN} "В этой папке переносимая Annabella со своими партиями. Выберите другую папку или переносимый вид: $INSTDIR"
LangString HasInstalled ${LANG_ENGLISH} "In this folder is an Annabella that is not portable. Choose another folder: $INSTDIR"
LangString HasInstalled ${LANG_GERMAN} "In diesem Ordner liegt eine Annabella, die nicht tragbar ist. Wählen Sie einen anderen Ordner: $INSTDIR"
LangString HasInstalled ${LANG_RUSSIAN} "В этой папке Annabella, которая не переносимая. Выберите другую папку: $INSTDIR"
LangString NoFolder ${LANG_ENGLISH} "Annabella cannot be installed there. Name a folder on a drive: $INSTDIR"
LangString NoFolder ${LANG_GERMAN} "Dort lässt sich Annabella nicht installieren. Nennen Sie einen Ordner auf einem Laufwerk: $INSTDIR"
LangString NoFolder ${LANG_RUSSIAN} "Туда установить Annabella нельзя. Укажите папку на диске: $INSTDIR"
LangString HasOthers ${LANG_ENGLISH} "This folder holds other files with the names of ours. Name another one: $INSTDIR"
LangString HasOthers ${LANG_GERMAN} "In diesem Ordner liegen andere Dateien mit den Namen der unseren. Nennen Sie einen anderen: $INSTDIR"
LangString HasOthers ${LANG_RUSSIAN} "В этой папке есть чужие файлы с такими же именами. Укажите другую: $INSTDIR"
LangString Newer ${LANG_ENGLISH} "Version $1 is here, which is newer. Replace it with version ${VERSION}? The older version may not read what the newer one has kept."
LangString Newer ${LANG_GERMAN} "Hier ist Version $1, und die ist neuer. Durch Version ${VERSION} ersetzen? Was die neuere gespeichert hat, kann die ältere vielleicht nicht lesen."
LangString Newer ${LANG_RUSSIAN} "Здесь версия $1, она новее. Заменить её версией ${VERSION}? Старая версия может не прочесть того, что сохранила новая."
LangString InTerminal ${LANG_ENGLISH} "Annabella in a terminal"
LangString InTerminal ${LANG_GERMAN} "Annabella im Terminal"
LangString InTerminal ${LANG_RUSSIAN} "Annabella в терминале"

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

; Gives the folder the one name it has: without dots, short names and a stroke at its end.
Function NameFolder
  System::Call 'kernel32::GetFullPathNameW(w "$INSTDIR", i ${NSIS_MAX_STRLEN}, w .r0, p 0)'
  System::Call 'kernel32::GetLongPathNameW(w r0, w .r1, i ${NSIS_MAX_STRLEN}) i.r2'
  ${If} $2 <> 0
    StrCpy $0 $1
  ${EndIf}
  StrCpy $1 $0 1 -1
  ${If} $1 == "\"
    StrCpy $0 $0 -1
  ${EndIf}
  StrCpy $INSTDIR $0
FunctionEnd

; What follows /D= in the command line, with a quotation mark before it or not, into $Named. NSIS goes to the usual folder
; where it is no folder to its liking.
Function FindNamed
  System::Call 'kernel32::GetCommandLineW() w .r0'
  StrCpy $Named ""
  ${For} $1 0 ${NSIS_MAX_STRLEN}
    StrCpy $2 $0 4 $1
    ${If} $2 S== ' /D='
    ${OrIf} $2 S== '"/D='
      IntOp $1 $1 + 4
      StrCpy $Named $0 "" $1
      ; Nothing behind it is no folder either.
      ${If} $Named == ""
        StrCpy $Named "."
      ${EndIf}
      Return
    ${EndIf}
    ${If} $2 == ""
      Return
    ${EndIf}
  ${Next}
FunctionEnd

; Ends where the folder that was named cannot be: only a path below a drive that is there can.
Function CheckNamed
  StrCpy $0 $Named 2 1
  StrCpy $1 $Named 3
  System::Call 'kernel32::GetDriveTypeW(w r1) i .r1'
  StrLen $2 $Named
  ; 0 and 1 are drives that are not there.
  ${If} $0 != ":\"
  ${OrIf} $2 < 4
  ${OrIf} $1 < 2
    SetErrorLevel ${NO_FOLDER}
    Quit
  ${EndIf}
FunctionEnd

Function .onInit
  StrCpy $UsualFolder "$LOCALAPPDATA\Programs\Annabella"
  ReadRegStr $Before HKCU "${KEY}" "InstallLocation"
  ${If} $Before != ""
  ${AndIf} ${FileExists} "$Before\uninstall.exe"
    StrCpy $UsualFolder $Before
  ${Else}
    StrCpy $Before ""
  ${EndIf}
  StrCpy $Portable 0
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/PORTABLE" $1
  ${IfNot} ${Errors}
    StrCpy $Portable 1
  ${EndIf}
  StrCpy $Asking 1
  ${If} ${Silent}
    StrCpy $Asking 0
  ${EndIf}
  Call FindNamed
  ${If} $Named != ""
  ${AndIf} ${Silent}
    Call CheckNamed
  ${EndIf}
  ; Nobody has named another folder.
  ${If} $Named == ""
    StrCpy $INSTDIR $UsualFolder
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
  ${If} $Before != ""
    ${NSD_CreateLabel} 0 55u 100% 40u "$(KindBefore)"
    Pop $0
  ${EndIf}
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

; What is installed already stays where it is.
Function SkipFolder
  ${If} $Portable = 0
  ${AndIf} $Before != ""
    StrCpy $INSTDIR $Before
    Abort
  ${EndIf}
FunctionEnd

; Ends where a file in the folder that is named as one of ours is somebody else's: it would be written over, and removed later.
!macro Spare FILE
  ${If} ${FileExists} "$INSTDIR\${FILE}"
    !insertmacro Refuse ${NO_FOLDER} "$(HasOthers)"
  ${EndIf}
!macroend

; Ends where the program must not come: one user has one installed program, and a portable folder is a portable folder.
Function CheckPlace
  Call NameFolder
  StrLen $0 $INSTDIR
  ${If} $0 < 4
    !insertmacro Refuse ${NO_FOLDER} "$(NoFolder)"
  ${EndIf}
  ${If} $Before != $INSTDIR
  ${AndIfNot} ${FileExists} "$INSTDIR\annabella.exe"
  ${AndIfNot} ${FileExists} "$INSTDIR\portable.txt"
    !insertmacro EachFile Spare
    !insertmacro Spare "uninstall.exe"
  ${EndIf}
  ${If} $Portable = 1
    ${If} ${FileExists} "$INSTDIR\annabella.exe"
    ${AndIfNot} ${FileExists} "$INSTDIR\portable.txt"
      !insertmacro Refuse ${OTHER_KIND} "$(HasInstalled)"
    ${EndIf}
    Return
  ${EndIf}
  ReadRegStr $0 HKCU "${OURS}" "MsiFolder"
  ${If} $0 != ""
    !insertmacro Refuse ${BY_MSI} "$(ByMsi)"
  ${EndIf}
  ${If} $Before != ""
  ${AndIf} $Before != $INSTDIR
    !insertmacro Refuse ${OTHER_PLACE} "$(Elsewhere)"
  ${EndIf}
  ${If} ${FileExists} "$INSTDIR\portable.txt"
    !insertmacro Refuse ${OTHER_KIND} "$(HasPortable)"
  ${EndIf}
FunctionEnd

; Asks before an older version takes the place of a newer one; in silence only /DOWNGRADE does.
Function CheckVersion
  GetDLLVersion "$INSTDIR\annabella.exe" $0 $2
  IntOp $1 $0 >> 16
  IntOp $0 $0 & 0xFFFF
  IntOp $2 $2 >> 16
  StrCpy $1 "$1.$0.$2"
  ${VersionCompare} "$1" "${VERSION}" $0
  ${GetParameters} $2
  ClearErrors
  ${GetOptions} $2 "/DOWNGRADE" $3
  ${If} $0 = 1
  ${AndIf} ${Errors}
  ${AndIf} ${Cmd} `MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(Newer)" /SD IDNO IDNO`
    SetErrorLevel ${DOWNGRADE}
    Abort "$(Newer)"
  ${EndIf}
FunctionEnd

; Counts in $Made the folders that are not there yet.
Function CountMade
  StrCpy $0 $INSTDIR
  StrCpy $Made 0
  ${DoUntil} ${FileExists} "$0\*.*"
    IntOp $Made $Made + 1
    ${GetParent} "$0" $0
  ${Loop}
FunctionEnd

; Where a file cannot be written the setup ends, with an error: nobody is told that it is installed.
AllowSkipFiles off

Function .onInstFailed
  ${If} $Made != ""
    SetOutPath "$TEMP"
    RMDir /r "$INSTDIR\annabella-new"
    Call RemoveMade
  ${EndIf}
FunctionEnd

!macro Replace FILE
  Delete "$INSTDIR\${FILE}"
  Rename "$INSTDIR\annabella-new\${FILE}" "$INSTDIR\${FILE}"
!macroend

Section
  Call CheckPlace
  Call CheckVersion
  !insertmacro EachFile Await
  !insertmacro Await "uninstall.exe"
  Call CountMade
  ; All is unpacked beside the older files first: whatever fails until then leaves those as they are.
  SetOutPath "$INSTDIR\annabella-new"
  File "${MADE}/Annabella/annabella.exe"
  File "${MADE}/Annabella/annabella.com"
  File "${MADE}/Annabella/*.txt"
  File "${MADE}/portable.txt"
  File "${MADE}/uninstall.exe"
  ClearErrors
  !insertmacro EachFile Replace
  ${If} $Portable = 1
    !insertmacro Replace "portable.txt"
  ${Else}
    !insertmacro Replace "uninstall.exe"
  ${EndIf}
  ${If} ${Errors}
    SetErrorLevel ${IN_USE}
    Abort
  ${EndIf}
  SetOutPath "$INSTDIR"
  RMDir /r "$INSTDIR\annabella-new"
  SetErrorLevel 0
  ${If} $Portable = 1
    Return
  ${EndIf}
  CreateShortcut "$SMPROGRAMS\Annabella.lnk" "$INSTDIR\annabella.exe"
  CreateShortcut "$SMPROGRAMS\$(InTerminal).lnk" "$INSTDIR\annabella.com" "console"
  ${If} ${FileExists} "${COMMANDS}\*.*"
    SetOutPath "${COMMANDS}"
    File "${MADE}/annabella.cmd"
    SetOutPath "$INSTDIR"
  ${EndIf}
  ; What annabella.cmd starts. A terminal has an old encoding, and a short path has no umlauts.
  GetFullPathName /SHORT $0 "$INSTDIR\annabella.com"
  WriteRegStr HKCU "${OURS}" "Terminal" "$0"
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
  ; An older version may have made them, and knows.
  ${If} $Made > 0
    WriteRegDWORD HKCU "${KEY}" "MadeFolders" $Made
  ${EndIf}
SectionEnd
