; What the setup and the uninstaller have in common.

Unicode true
Target amd64-unicode
RequestExecutionLevel user
ManifestDPIAware true
!include FileFunc.nsh
!include LogicLib.nsh
!include WordFunc.nsh

; What Windows shows as an installed app, what it starts as `annabella`, and what the MSI and annabella.cmd know.
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Annabella"
!define PATHS "Software\Microsoft\Windows\CurrentVersion\App Paths\annabella.exe"
!define OURS "Software\Annabella"
; Windows finds there what is typed in a terminal. To change its list of such folders could damage that.
!define COMMANDS "$LOCALAPPDATA\Microsoft\WindowsApps"

; How they end where they refuse. docs/en/troubleshooting.md tells it.
!define CANCELLED 1
!define IN_USE 2
!define DOWNGRADE 3
!define OTHER_PLACE 4
!define OTHER_KIND 5
!define BY_MSI 6
!define NO_FOLDER 7

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Annabella"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "Annabella"
VIAddVersionKey "LegalCopyright" "GNU General Public License, version 3 or later"

; Does something with each file of the program.
!macro EachFile DO
  !insertmacro ${DO} "annabella.exe"
  !insertmacro ${DO} "annabella.com"
  !insertmacro ${DO} "licence.txt"
  !insertmacro ${DO} "licences-of-libraries.txt"
  !insertmacro ${DO} "manual-en.txt"
  !insertmacro ${DO} "manual-de.txt"
  !insertmacro ${DO} "manual-ru.txt"
!macroend

; The sentences that both say.
!macro CommonWords
  LangString Running ${LANG_ENGLISH} "Annabella is running. Close it with Control Q, then choose Retry."
  LangString Running ${LANG_GERMAN} "Annabella läuft noch. Beenden Sie das Programm mit Steuerung Q und wählen Sie dann Wiederholen."
  LangString Running ${LANG_RUSSIAN} "Annabella ещё работает. Закройте её клавишами Контрол Q и выберите «Повторить»."
  LangString IsOpen ${LANG_ENGLISH} "This file is open in another program. Close it there, then choose Retry: $R9"
  LangString IsOpen ${LANG_GERMAN} "Diese Datei ist in einem anderen Programm offen. Schließen Sie sie dort und wählen Sie dann Wiederholen: $R9"
  LangString IsOpen ${LANG_RUSSIAN} "Этот файл открыт в другой программе. Закройте его там и выберите «Повторить»: $R9"
!macroend

; Ends with a sentence and a number, before anything was changed.
!macro Refuse CODE TEXT
  MessageBox MB_OK|MB_ICONEXCLAMATION "${TEXT}" /SD IDOK
  SetErrorLevel ${CODE}
  Abort "${TEXT}"
!macroend

; Whether somebody is there to answer.
Var Asking

; Ends unless the file $R9 can be replaced and deleted: nobody else may have it open, and no program may run from it.
Function AwaitFile
  ${IfNot} ${FileExists} "$R9"
    Return
  ${EndIf}
  SetFileAttributes "$R9" NORMAL
  again:
  ; To write and to delete, while others may only read; the file must be there.
  System::Call 'kernel32::CreateFileW(w R9, i 0x40010000, i 1, p 0, i 3, i 0, p 0) p.R0'
  ${If} $R0 P<> -1
    System::Call 'kernel32::CloseHandle(p R0)'
    Return
  ${EndIf}
  StrCpy $R0 "$(IsOpen)"
  ${If} $R9 == "$INSTDIR\annabella.exe"
  ${OrIf} $R9 == "$INSTDIR\annabella.com"
    StrCpy $R0 "$(Running)"
  ${EndIf}
  ${If} $Asking = 1
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$R0" IDRETRY again
  ${EndIf}
  SetErrorLevel ${IN_USE}
  Abort "$R0"
FunctionEnd
!macro Await FILE
  StrCpy $R9 "$INSTDIR\${FILE}"
  Call AwaitFile
!macroend

; Removes $INSTDIR and the folders above it, $Made folders in all, as far as they are empty: the setup has made them.
Var Made
Function RemoveMade
  StrCpy $0 $INSTDIR
  ${For} $1 1 $Made
    RMDir "$0"
    ${GetParent} "$0" $0
  ${Next}
FunctionEnd
