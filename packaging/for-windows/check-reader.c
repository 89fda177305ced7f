/* Asks the window for its accessibility tree, as a screen reader does. Only the check of a release uses it. */
#include <windows.h>

int main(void) {
    HWND window = FindWindowW(NULL, L"Annabella");
    /* -25 is UiaRootObjectId. */
    return !window || !SendMessageW(window, WM_GETOBJECT, 0, (LPARAM)(LONG)-25);
}
