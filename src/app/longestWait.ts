/** Milliseconds to wait for the first list after its code has loaded; then placeholders are shown for its rows. */
export const longestWait = 250;
