; In the place of the program, where a check installs: ends with 7, once the file C:\windows\stay is gone. With /HOLD=FILE it keeps
; a file open until then. C:\windows\here says that it has begun.
Unicode true
Target amd64-unicode
!include FileFunc.nsh
!include LogicLib.nsh
OutFile "${OUTPUT}"
SilentInstall silent
CRCCheck off
VIProductVersion "${VERSION}.0"
VIAddVersionKey "FileVersion" "${VERSION}"

Section
  ${GetParameters} $0
  ${GetOptions} $0 "/HOLD=" $1
  ${IfNot} ${Errors}
    FileOpen $2 "$1" a
  ${EndIf}
  FileOpen $0 "C:\windows\here" w
  FileClose $0
  ${While} ${FileExists} "C:\windows\stay"
    Sleep 50
  ${EndWhile}
  SetErrorLevel 7
SectionEnd
