/** Texts of the generic screens. */
export const views = {
  loading: 'Loading',
  search: {
    label: 'Search {many}',
    clear: 'Clear search',
    short: 'Type at least {least} characters to search.',
  },
  filter: {
    label: 'Filter',
    active: 'active',
    remove: 'Remove filter {label}',
    title: 'Filters',
    count: 'Filter: 1 active |||| Filter: {smart_count} active',
    clear: 'Clear filters',
    show: 'Show results',
    most: 'At most {most} filters at once. Remove one to add another.',
    only: 'Only these…',
  },
  pages: { label: 'Pagination: {list}', page: 'Page {page}', previous: 'Previous', next: 'Next' },
  page: { sections: 'Sections of this page', up: 'Back' },
  document: { takeBack: 'Discard changes' },
  row: {
    actions: 'Actions',
    more: 'Actions for {name}',
    edit: 'Edit {name}',
    duplicate: 'Duplicate {name}',
    duplicateTitle: 'Duplicate',
    rotate: 'Rotate {name}',
    rotateTitle: 'Rotate',
    remove: 'Remove {name}',
    toggled: '{one} "{name}": {state}.',
  },
  list: {
    range: 'Showing {from}-{to} of {total}',
    rangeOfMore: 'Showing {from}-{to} of more than {total}',
    missing:
      '{smart_count} search result is not shown. Narrow your search to see it. |||| {smart_count} search results are not shown. Narrow your search to see them.',
    none: 'No {type} to display.',
    noMatch: 'No {type} match your search.',
    clear: 'Clear search and filters',
  },
  dialogAction: { failed: '{label} could not be opened. Check your connection and try again.' },
  failure: {
    goneSelection: 'This no longer exists. Choose another one.',
    parentMissing: '{many} belong to a record of this kind: {parent}. Open its page first.',
    unknown: 'Something went wrong. Please try again.',
    notLoaded: '{what} could not be loaded.',
    says: 'The platform says: {words}',
    gone: 'This {kind} no longer exists. Someone else may have removed it.',
    notFoundTitle: '{one} not found',
    notFound: 'There is no record at this address. It may have been removed.',
    notThereYet:
      'We couldn’t confirm that this was saved, and it is not there yet. You can save again: we check first, so nothing is added twice.',
    maybeSavedOther:
      'We couldn’t confirm that this was saved. A similar entry exists, with other values. Check it before you try again.',
    cannotBeSaved: '{many} can’t be saved with {name}.',
    maybeSavedAgain:
      'We couldn’t confirm that this was saved. You can save again: nothing is saved twice.',
    maybeRemoved:
      'We couldn’t confirm that this was removed, and it is still there. You can try again.',
    notUpdated:
      '{smart_count} of {total} records could not be updated. {reasons} |||| {smart_count} of {total} records could not be updated. {reasons}',
    notRemoved:
      '{smart_count} of {total} records could not be removed. {reasons} |||| {smart_count} of {total} records could not be removed. {reasons}',
    secretLost: 'It was created, but its secret is lost. Remove it and create another.',
  },
  form: {
    editing: '{edit}: {name}',
    created: '{one} "{name}" created successfully!',
    another: 'Add another',
    added: 'Added: {name} |||| {smart_count} added. Latest: {name}',
    copyOf: 'Copy of {name}',
    unfinished: '{one} "{name}" was added, but not all of it could be saved: {reason}',
    followUpFailed: '{one} "{name}" was created, but the next step failed: {reason}',
    followUpFailedFor:
      '{one} "{name}" was created, but the next step failed for {names}: {reason} |||| {one} "{name}" was created, but the next step failed for {smart_count}, {names}: {reason}',
    leaveTitle: 'Leave without saving?',
    leave: 'Your unsaved changes will be lost.',
    stay: 'Keep editing',
    go: 'Leave',
    tabError: '({smart_count} invalid field) |||| ({smart_count} invalid fields)',
    maybeSaved:
      'We couldn’t confirm that this was saved. Check the list before you try again; it may already be there.',
  },
  secret: {
    title: '{one} "{name}" created',
    warning:
      'Copy this now and keep it in a safe place. It cannot be seen again after you close this. |||| Copy these now and keep them in a safe place. They cannot be seen again after you close this.',
    copy: 'Copy',
    copyOne: 'Copy {label}',
    copied: 'Copied',
    notCopied:
      'The browser does not allow copying. {label} is selected: copy it with the keyboard.',
    missing: 'The platform did not return it.',
    rotate: 'Rotate {one} "{name}"',
    oldValid: 'The old one is still valid. Remove it when nothing uses it.',
    removeOld: 'Remove the old one',
    oldRemoved: 'The old one is removed.',
    leaving: {
      leaveTitle: 'Close without copying?',
      leave: 'Not everything was copied, and it cannot be shown again.',
      stay: 'Go back',
      go: 'Close',
    },
  },
  conflict: {
    title: 'Newer changes to {one}',
    text: '{name} was saved with other values after you opened this form. Choose which value to keep for each field.',
    part: '{label}: {part}',
    unset: 'Not set',
    mine: 'Mine:',
    theirs: 'Saved:',
    back: 'Back to the form',
  },
  takeBack: { done: '{one} "{name}": change undone.' },
  export: { label: 'Export', making: 'Preparing the file…', done: 'Exported {file}.' },
  manage: {
    mode: 'Mode',
    view: 'View',
    back: 'Back to {many}',
    remove: 'Remove',
    removeTitle: 'Remove {one}',
    removeAsk: 'Are you sure you want to remove {name}?',
    removed: '{one} "{name}" removed.',
    counting: 'Checking what depends on it…',
    uncounted: 'Some of what depends on {name} could not be checked.',
  },
} as const;

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
  continue: 'Continue with 1 |||| Continue with {smart_count}',
  halt: {
    stopped: 'Stopped. 1 has not been sent. |||| Stopped. {smart_count} have not been sent.',
    signedOut:
      'Your session ended; 1 is waiting. Continue when you are signed in. |||| Your session ended; {smart_count} are waiting. Continue when you are signed in.',
    offline:
      'The platform could not be reached; 1 is waiting. Check your connection, then continue. |||| The platform could not be reached; {smart_count} are waiting. Check your connection, then continue.',
    busy: 'The platform is busy; 1 is waiting. Continue later. |||| The platform is busy; {smart_count} are waiting. Continue later.',
    elsewhere: 'Another tab is saving this or has ended it.',
    unkept:
      'This browser could not store the progress of the save, so nothing was sent. Free some space on this device, then try again. If you send without storing, keep this page open until the save has finished: it cannot be resumed.',
  },
  goOnUnkept: 'Send without storing',
  notKept:
    'This browser cannot keep a record of the save. Keep this page open until it has finished.',
  notSent: 'Not sent yet.',
  notTold: 'The platform accepted it but did not confirm the result.',
  undo: {
    changedSince: 'Not undone, because it has changed since.',
    inUse: 'Not removed, because it is in use.',
    gone: 'It no longer exists.',
  },
} as const;
