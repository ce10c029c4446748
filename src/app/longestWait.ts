/** Milliseconds that the first list may take longer than the code that draws it, before shapes stand in for its rows. */
export const longestWait = 250;
