/** Words that are there before anything else is. */
export const splash = {
  product: 'Facings',
  loading: 'Loading…',
  leaving: 'Signing out…',
} as const;
