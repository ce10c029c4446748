/** News about the page itself: its version, its line, and what can be told of it to whoever helps. */
export const banners = {
  label: 'News',
  reload: 'Reload',
  dismiss: 'Put away',
  available: 'A new version of Facings is available.',
  needed:
    'A new version of Facings has taken the place of this one, and a part of this page is gone with it. What you typed is still here. Reload when you can do without it.',
  harmless:
    'A new version of Facings has taken the place of this one, and a part of this page is gone with it. Nothing here is unsaved: reload the page.',
  offline: 'You are offline. What you typed stays here, and what you see may be old.',
  unreachable: 'The platform does not answer. What failed is asked for again by itself.',
  back: 'The platform answers again.',
  slow: 'The platform answers slowly at the moment.',
  diagnostics: {
    title: 'Diagnostics',
    text: 'For whoever helps you: version, browser, screen, the last calls and faults. No names, no addresses, no passwords, nothing of your data.',
    copy: 'Copy diagnostics',
    copied: 'Diagnostics copied.',
    shown: 'The browser keeps its clipboard closed: select the text and copy it.',
    label: 'Diagnostics as text',
  },
} as const;
