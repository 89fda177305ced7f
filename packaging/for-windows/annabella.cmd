@setlocal DisableDelayedExpansion
@for /f "tokens=2*" %%a in ('%SystemRoot%\System32\reg.exe query HKCU\Software\Annabella /v Terminal') do @if not "%%b"=="" "%%b" %*
