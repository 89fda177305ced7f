/* Asks the window for its accessibility tree, as a screen reader does. Only the check of a release uses it.
   Wine 8 hands no tree to another process, so that what counts is that the program hears of the asking. */
#include <windows.h>

int main(void) {
    HWND window = FindWindowW(NULL, L"Annabella");
    if (!window) return 1;
    /* -25 is UiaRootObjectId. */
    SendMessageW(window, WM_GETOBJECT, 0, (LPARAM)(LONG)-25);
    return 0;
}
