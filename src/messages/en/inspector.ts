/** Texts of the developers' overlay. */
export const inspector = {
  label: 'Developer overlay',
  close: 'Close developer overlay',
  declarations: 'Drawn by',
  byHand: 'A screen made by hand: src/screens.',
  calls: 'Calls of this screen',
  noCalls: 'None. Everything shown was cached.',
} as const;
