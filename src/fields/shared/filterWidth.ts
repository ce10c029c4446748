/** Pixels: wide enough for a name, narrow enough for three beside a search box; full width on a phone. */
export const filterWidth = { xs: 220, sm: 200 } as const;
