/** Whether the keyboard has ⌘ where others have Ctrl. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
