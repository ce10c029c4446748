/** Messages about the page itself: version, connection, diagnostics. */
export const banners = {
  label: 'News',
  reload: 'Reload',
  dismiss: 'Dismiss',
  available: 'A new version of Facings is available.',
  needed:
    "A new version of Facings replaced this one, and a part of this page is no longer available. Your typed values are still here. Reload when you're ready.",
  harmless:
    'A new version of Facings replaced this one, and a part of this page is no longer available. Nothing is unsaved. Reload the page.',
  offline: 'You are offline. Your typed values are kept. The data shown may be out of date.',
  unreachable: 'The platform is not responding. Failed requests are retried automatically.',
  back: 'The platform is responding again.',
  slow: 'The platform is responding slowly.',
  diagnostics: {
    title: 'Diagnostics',
    text: 'For support: version, browser, screen, recent calls and errors. No names, addresses or passwords, and none of your data.',
    copy: 'Copy diagnostics',
    copied: 'Diagnostics copied.',
    shown: 'The browser does not allow copying. Select the text and copy it.',
    label: 'Diagnostics as text',
  },
} as const;
