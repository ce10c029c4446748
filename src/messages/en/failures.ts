/** Texts for failed calls that bring no message of their own. */
export const failures = {
  aborted: 'The request was canceled.',
  network: 'The platform could not be reached. Check your connection and try again.',
  timeout: 'The platform took too long to respond. Please try again.',
  unauthorized: 'Your session has ended. Please sign in again.',
  forbidden: 'You are not allowed to do this.',
  notFound: 'This was not found. It may have been removed.',
  conflict: 'This conflicts with something that already exists.',
  invalid: 'The platform did not accept this. Please check what you entered.',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  server: 'The platform had a problem. Please try again.',
  malformed: 'The platform sent a response that could not be read. Please try again.',
  maybeSaved: 'The platform did not say whether this was saved. Check before you try again.',
  busy: 'Too many requests.',
  retryInSeconds: 'Try again in {smart_count} second. |||| Try again in {smart_count} seconds.',
  retryInMinutes: 'Try again in {smart_count} minute. |||| Try again in {smart_count} minutes.',
} as const;
