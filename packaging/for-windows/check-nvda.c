/* In the place of NVDA's controller client: writes what NVDA would say into the file NVDA_SAID. Only the check of a release uses it. */
#include <windows.h>

__declspec(dllexport) error_status_t __stdcall nvdaController_testIfRunning(void) { return 0; }

__declspec(dllexport) error_status_t __stdcall nvdaController_brailleMessage(const wchar_t *text) {
    (void)text;
    return 0;
}

__declspec(dllexport) error_status_t __stdcall nvdaController_speakText(const wchar_t *text) {
    char line[4096];
    wchar_t path[MAX_PATH];
    DWORD written;
    int length = WideCharToMultiByte(CP_UTF8, 0, text, -1, line, sizeof line - 1, NULL, NULL);
    if (!GetEnvironmentVariableW(L"NVDA_SAID", path, MAX_PATH)) return 1;
    HANDLE file = CreateFileW(path, FILE_APPEND_DATA, FILE_SHARE_READ, NULL, OPEN_ALWAYS, 0, NULL);
    if (length < 1 || file == INVALID_HANDLE_VALUE) return 1;
    line[length - 1] = '\n';
    WriteFile(file, line, length, &written, NULL);
    return !CloseHandle(file);
}
