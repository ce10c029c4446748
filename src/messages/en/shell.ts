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
    title: "We couldn't load your profile",
    text: 'The console needs your profile. Check your connection, then try again.',
    retry: 'Try again',
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
    language: 'Language',
    history: 'Notification history',
    logOut: 'Log out',
  },
  toasts: {
    label: 'Notifications',
    close: 'Close notification',
    history: 'Notification history',
    empty: 'No notifications yet.',
    closeHistory: 'Close',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address.',
    back: 'Go to the dashboard',
  },
} as const;
