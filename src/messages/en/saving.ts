/** Words of many records on their way to the platform: how far they are, why they wait, what is undone. */
export const saving = {
  label: 'Saving',
  progress: '{done} of {total}',
  failed: '1 with a problem |||| {smart_count} with problems',
  rate: '{rate} a second',
  secondsLeft: 'about one second left |||| about {smart_count} seconds left',
  minutesLeft: 'about one minute left |||| about {smart_count} minutes left',
  stop: 'Stop',
  stopping: 'Stopping after the calls that are under way.',
  retryFailed: 'Retry one |||| Retry {smart_count}',
  continue: 'Continue with one |||| Continue with {smart_count}',
  halt: {
    stopped: 'Stopped. One is not sent yet. |||| Stopped. {smart_count} are not sent yet.',
    signedOut:
      'Your session has ended, and one waits. Sign in again, then continue. |||| Your session has ended, and {smart_count} wait. Sign in again, then continue.',
    offline:
      'The platform could not be reached, and one waits. Check your connection, then continue. |||| The platform could not be reached, and {smart_count} wait. Check your connection, then continue.',
    busy: 'The platform is too busy at the moment, and one waits. Continue later. |||| The platform is too busy at the moment, and {smart_count} wait. Continue later.',
    elsewhere: 'This is being saved in another tab. Look there.',
  },
  notKept:
    'This browser keeps no record of what is being saved. Leave this page open until it has ended.',
  notSent: 'Not sent yet.',
  notTold: 'The platform took it, but did not say what became of it.',
  undo: {
    changedSince: 'Left as it is: it was changed since.',
    gone: 'It is not there any more.',
  },
} as const;
