/** Texts of bulk saves: progress, pauses, undo. */
export const saving = {
  label: 'Saving',
  progress: '{done} of {total}',
  failed: '1 with a problem |||| {smart_count} with problems',
  rate: '{rate} a second',
  secondsLeft: 'about 1 second left |||| about {smart_count} seconds left',
  minutesLeft: 'about 1 minute left |||| about {smart_count} minutes left',
  stop: 'Stop',
  stopping: 'Stopping after the calls that are under way.',
  retryFailed: 'Retry 1 |||| Retry {smart_count}',
  continue: 'Continue with 1 |||| Continue with {smart_count}',
  halt: {
    stopped: 'Stopped. 1 has not been sent. |||| Stopped. {smart_count} have not been sent.',
    signedOut:
      'Your session has ended; 1 is waiting. Sign in again, then continue. |||| Your session has ended; {smart_count} are waiting. Sign in again, then continue.',
    offline:
      'The platform could not be reached; 1 is waiting. Check your connection, then continue. |||| The platform could not be reached; {smart_count} are waiting. Check your connection, then continue.',
    busy: 'The platform is busy; 1 is waiting. Continue later. |||| The platform is busy; {smart_count} are waiting. Continue later.',
    elsewhere: 'This is being saved in another tab.',
    unkept:
      'This browser could not store the progress of the save, so nothing was sent. Free some space on this device, then try again. If you send without storing, keep this page open until the save has finished: it cannot be resumed.',
  },
  keepAgain: 'Try again',
  goOnUnkept: 'Send without storing',
  notKept:
    'This browser cannot keep a record of the save. Keep this page open until it has finished.',
  notSent: 'Not sent yet.',
  notTold: 'The platform accepted it but did not confirm the result.',
  undo: {
    changedSince: 'Not undone, because it has changed since.',
    gone: 'It no longer exists.',
  },
} as const;
