/** Pixels: wide enough for a name, narrow enough for three beside a search box. On a phone the whole sheet is its. */
export const filterWidth = { xs: '100%', sm: 200 } as const;
