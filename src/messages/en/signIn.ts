/** Texts of sign-in, password reset and invites (rules 2, 5). */
export const signIn = {
  title: 'Sign in',
  lead: 'Every shelf, every store, in one place.',
  email: 'Email',
  password: 'Password',
  show: 'Show characters',
  hide: 'Hide characters',
  submit: 'Sign in',
  forgot: 'Forgot your password?',
  back: 'Back to sign in',
  language: 'Language',
  languageFailed: 'The language could not be loaded. Try again.',
  tooLarge: 'The credentials of this account are too large for a cookie. Tell your administrator.',
  cookiesOff: 'Your browser blocks cookies for this address. Allow them to sign in.',
  refused: 'The email address or password is incorrect.',
  demo: {
    title: 'Demo accounts',
    text: 'This is a demo: everything happens in your browser.',
    use: 'Use {email}',
  },
  reset: {
    title: 'Reset your password',
    text: 'We’ll email you a link to set a new password.',
    submit: 'Send reset link',
    sent: 'If there is an account for {email}, a reset link is on its way.',
  },
  newPassword: {
    title: 'Set a new password',
    text: 'For {email}.',
    password: 'New password',
    confirm: 'Confirm password',
    submit: 'Set password',
    done: 'Your password was changed. You can sign in now.',
    invalid: 'This reset link is no longer valid. Request a new one.',
  },
  join: {
    title: 'Join your team',
    text: 'You were invited as {email}.',
    name: 'Name',
    submit: 'Join',
    done: 'Welcome! You can sign in now.',
    invalid: 'This invite is no longer valid. Ask for a new one.',
  },
  relogin: {
    title: 'Your session has ended',
    text: 'Sign in again to continue. Your typed values are kept.',
    other: 'Use another account',
  },
  rules: {
    emailRequired: 'Email address is required.',
    emailValid: 'Email address must be valid.',
    passwordRequired: 'Password is required.',
    passwordSpace: 'The password begins or ends with a space.',
    passwordRule:
      'Password should contain at least 8 characters, one lowercase character, one uppercase character, a number, and a special character.',
    confirmRequired: 'Confirm password is required.',
    confirmSame: 'Passwords do not match.',
    nameRequired: 'Name is required.',
    nameMin: 'Name should contain at least 2 characters.',
    nameVisible: 'Name contains an invisible character or a line break. Type it again.',
  },
} as const;

/** Texts shown before the application loads, or if loading fails. */
export const splash = {
  loading: 'Loading…',
  leaving: 'Logging out…',
  fault: {
    title: 'This part of the page failed',
    text: 'The rest still works. You can try this part again.',
    missing: 'Its code could not be loaded. Check your connection and reload the page.',
    details: 'Technical details',
    copy: 'Copy diagnostics',
    copied: 'Copied',
  },
  startFault: {
    title: 'Facings could not start',
    text: 'Its settings could not be loaded. Check your connection and try again.',
  },
} as const;

/** Texts for failed calls that bring no message of their own. */
export const failures = {
  aborted: 'The request was canceled.',
  network: 'The platform could not be reached. Check your connection and try again.',
  timeout: 'The platform took too long to respond. Try again.',
  unauthorized: 'Your session has ended. Please sign in again.',
  forbidden: 'You are not allowed to do this. Ask an administrator.',
  notFound: 'This was not found. It may have been removed.',
  conflict: 'This conflicts with another record. Change it and try again.',
  invalid: 'The platform did not accept this. Check what you entered.',
  tooLarge: 'This is too large for the platform. Choose a smaller file or shorten the text.',
  unsupported: 'The platform does not support this. If you chose a file, try another type.',
  tooMany: 'Too many requests. Wait a moment and try again.',
  server: 'The platform had a problem. Try again.',
  unavailable: 'The platform is not available right now. Try again later.',
  malformed: 'The platform sent a response that could not be read. Try again.',
  code: 'A part of the page could not be loaded. Check your connection and try again.',
  maybeSaved: 'We couldn’t confirm that this was saved. Check before you try again.',
  busy: 'Too many requests.',
  retryInSeconds: 'Try again in {smart_count} second. |||| Try again in {smart_count} seconds.',
  retryInMinutes: 'Try again in {smart_count} minute. |||| Try again in {smart_count} minutes.',
} as const;

/** Buttons that say the same everywhere. */
export const buttons = {
  cancel: 'Cancel',
  close: 'Close',
  reload: 'Reload',
  retry: 'Try again',
  save: 'Save',
  undo: 'Undo',
} as const;

/** The part of the catalogue that sign-in needs, so that it does not wait for the rest. */
export const signInCatalogue = { facings: { buttons, failures, signIn, splash } };
