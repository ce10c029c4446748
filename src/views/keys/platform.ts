/** Whether the keyboard has ⌘ instead of Ctrl. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
