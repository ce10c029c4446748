/** Texts of the account screen. */
export const account = {
  profile: 'Profile',
  name: 'Name',
  email: 'Email',
  save: 'Save',
  saved: 'Your profile was updated successfully!',
  password: 'Password',
  passwordText: "We'll email {email} a link to set a new password.",
  reset: 'Send reset link',
  resetSent: 'A password reset link is on its way to {email}.',
} as const;
