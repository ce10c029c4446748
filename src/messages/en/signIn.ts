/** Words of sign-in, password reset and invites (Specification 2, 5). */
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
  ended: 'Your session has ended. Please sign in again.',
  tooLarge:
    'The credentials of this account are larger than a cookie may be, so the browser would lose them. Please tell your administrator.',
  refused: 'The email address or the password is wrong.',
  demo: {
    title: 'Demo accounts',
    text: 'This is a demo: everything happens in your browser.',
    use: 'Use {email}',
  },
  reset: {
    title: 'Reset your password',
    text: 'We send you a link with which you can set a new one.',
    submit: 'Send reset link',
    sent: 'If there is an account for {email}, a reset link is on its way.',
  },
  newPassword: {
    title: 'Set a new password',
    password: 'New password',
    confirm: 'Confirm password',
    submit: 'Set password',
    done: 'Your password was changed. You can sign in with it now.',
    invalid: 'This reset link is not valid any more. Please request a new one.',
  },
  join: {
    title: 'Join your team',
    text: 'You were invited as {email}.',
    name: 'Name',
    submit: 'Join',
    done: 'Welcome! You can sign in now.',
    invalid: 'This invite is not valid any more. Please ask for a new one.',
  },
  relogin: {
    title: 'Your session has ended',
    text: 'Sign in again to go on. What you typed is kept.',
    other: 'Sign in as someone else',
  },
  rules: {
    emailRequired: 'Email address is required.',
    emailValid: 'Email address must be valid.',
    passwordRequired: 'Password is required.',
    passwordRule:
      'Password should contain at least 8 characters, one lowercase character, one uppercase character, a number, and a special character.',
    confirmRequired: 'Confirm password is required.',
    confirmSame: 'Passwords do not match.',
    nameRequired: 'Name is required.',
    nameMin: 'Name should contain at least 2 characters.',
  },
} as const;
