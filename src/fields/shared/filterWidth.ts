/** Pixels: wide enough for a name, narrow enough for three beside a search box; a phone's whole row. */
export const filterWidth = { xs: 220, sm: 200 } as const;
