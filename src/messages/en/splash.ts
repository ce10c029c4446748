/** Texts shown before the application loads, or if loading fails. */
export const splash = {
  product: 'Facings',
  loading: 'Loading…',
  leaving: 'Signing out…',
  fault: {
    title: 'This part of the page failed',
    text: 'The rest still works. You can try this part again.',
    missing: 'Its code could not be loaded. Check your connection, then reload the page.',
    retry: 'Try again',
    reload: 'Reload',
    details: 'Technical details',
    copy: 'Copy diagnostics',
    copied: 'Copied',
    close: 'Close',
  },
  startFault: {
    title: 'Facings could not start',
    text: 'Its settings could not be loaded. Check your connection and try again.',
    retry: 'Try again',
  },
} as const;
