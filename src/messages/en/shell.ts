/** Texts of the application frame. */
export const shell = {
  skip: 'Skip to content',
  menu: 'Open navigation',
  nav: {
    main: 'Main',
    organization: 'Organization',
    settings: 'Global Settings',
    status: 'System Status',
    details: 'Details',
    switch: '{name}: switch organization',
  },
  profile: {
    title: 'We couldn’t load your profile',
    text: 'The console needs your profile. Check your connection, then try again.',
  },
  user: {
    menu: 'Account menu',
    appearance: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    system: 'System',
    density: 'Density',
    comfortable: 'Comfortable',
    compact: 'Compact',
  },
  toasts: {
    label: 'Notifications',
    close: 'Close notification',
    empty: 'No notifications yet.',
    undone: 'Change undone.',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address.',
    back: 'Go to the dashboard',
  },
} as const;

/** Texts of the hand-written screens. */
export const screens = {
  settings: {
    about:
      'These settings apply to the whole platform. Each organization chooses from them on its own pages.',
  },
  models: {
    noReports: 'No reports on this version yet.',
    compare: 'Compare with version',
    noOther: 'None',
    figure: 'Figure',
    version: 'Version {version}',
    difference: 'Difference',
    unknown: 'not measured',
  },
} as const;

/** Texts of keyboard shortcuts: list, hints, actions. */
export const keys = {
  /** In the tooltip of a button that has a shortcut. */
  hint: 'Key: {keys}',
  page: 'On this page',
  go: 'Go to a screen',
  others: 'More on this page',
  everywhere: 'Everywhere',
  then: 'then',
  ofArea: '{label}, {area}',
  toggle: 'Single-key shortcuts',
  toggleHint:
    'When this is off, single-key shortcuts do nothing. {palette} still opens the palette.',
  isOff: 'Single-key shortcuts are off. Only {palette} works.',
  focus: 'On a page with several lists, keys act on the focused list.',
  pending: '{first}, then a letter:',
  pendingTold: 'Press the letter of a screen.',
  names: { ctrl: 'Ctrl', enter: 'Enter', escape: 'Esc' },
  does: {
    palette: 'Search or go to anything',
    sheet: 'Show this list',
    enter: 'Open the focused row',
    escape: 'Close; cancel a key sequence',
  },
  actions: {
    nextRow: 'Next row',
    previousRow: 'Previous row',
    editRow: 'Edit the focused row',
    refresh: 'Refresh',
  },
} as const;

/** Texts of the command palette. */
export const palette = {
  open: 'Search or go to…',
  title: 'Search or go to',
  placeholder: 'Search or type a command',
  results: 'Results',
  none: 'No results for "{text}".',
  count: '1 result |||| {smart_count} results',
  hints: { run: 'Run', newTab: 'New tab', close: 'Close' },
  groups: {
    actions: 'On this page',
    pinned: 'Pinned',
    recent: 'Recent',
    screens: 'Screens',
    organization: 'This organization',
    pages: 'Pages of organizations',
    views: 'Saved views',
    add: 'Add',
    commands: 'Commands',
  },
  searching: 'Searching {kind}…',
  searchFailed: '{many} could not be searched: {reason}',
  again: 'Try again: {many}',
  allCounted: 'Show all {count} in {many}',
  allFound: 'Show all in {many}',
  found: {
    /** Hint for the current page when an organization is chosen. */
    page: 'Opens its page',
    section: 'Stays in {screen}',
    filter: 'Shows only its {kind}',
    same: 'Stays on this page',
  },
  organizations: {
    switch: 'Switch organization…',
    placeholder: 'Name of an organization',
    least: 'Type at least {least} characters of its name.',
    back: 'Back to all results',
    everything: 'Show all organizations',
  },
  commands: {
    sheet: 'Keyboard shortcuts',
    history: 'Notification history',
    light: 'Appearance: light',
    dark: 'Appearance: dark',
    system: 'Appearance: system',
    comfortable: 'Density: comfortable',
    compact: 'Density: compact',
    language: 'Language: {name}',
    keysOn: 'Turn single-key shortcuts on',
    keysOff: 'Turn single-key shortcuts off',
    logOut: 'Log out',
    isNow: 'now',
  },
  /** Comma-separated synonyms. */
  synonyms: {
    /** Synonyms of a record's own page. */
    details: 'overview',
    sheet: 'hotkeys, help, keys',
    history: 'messages, toasts, alerts',
    light: 'theme, day, bright, mode',
    dark: 'theme, night, mode',
    system: 'theme, automatic, mode',
    comfortable: 'spacing, rows, wide',
    compact: 'spacing, rows, dense, tight',
    language: 'locale, translation, langue',
    keysOn: 'hotkeys, enable',
    keysOff: 'hotkeys, disable, accessibility',
    logOut: 'sign out, quit, exit, leave',
    switch: 'change account, company, tenant',
  },
} as const;

/** Messages about the page itself: version, connection, diagnostics. */
export const banners = {
  label: 'Notices',
  dismiss: 'Dismiss',
  available: 'A new version of Facings is available.',
  needed:
    'A new version of Facings replaced this one, and a part of this page is no longer available. Your typed values are still here. Reload when you’re ready.',
  harmless:
    'A new version of Facings replaced this one, and a part of this page is no longer available. Nothing is unsaved. Reload the page.',
  offline: 'You are offline. Your typed values are kept. The data shown may be out of date.',
  unreachable: 'The platform is not responding. Failed requests are retried automatically.',
  back: 'The platform is responding again.',
  slow: 'The platform is responding slowly.',
  diagnostics: {
    title: 'Diagnostics',
    text: 'For support: version, browser, screen, recent calls and errors. No names, addresses or passwords, and none of your data.',
    copied: 'Diagnostics copied.',
    shown: 'The browser does not allow copying. Select the text and copy it.',
    label: 'Diagnostics as text',
  },
} as const;

/** Texts of the account screen. */
export const account = {
  profile: 'Profile',
  saved: 'Your profile was updated successfully!',
  passwordText: 'We’ll email {email} a link to set a new password.',
  resetSent: 'A password reset link is on its way to {email}.',
} as const;
