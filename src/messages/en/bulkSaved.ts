/** What was saved: the results of a run, row by row and in one sentence. */
export const bulkSaved = {
  results: {
    saved: 'Saved {count} results',
    index: 'No.',
    outcome: 'Outcome',
    id: 'Product ID',
    reason: 'Reason',
    retry: 'Try 1 row again |||| Try {smart_count} rows again',
    sendAgain: 'Send 1 refused row again |||| Send {smart_count} refused rows again',
    failedOnly: 'Only the one not fully saved |||| Only the {smart_count} not fully saved',
    download: 'Download results',
    fileName: 'products-added',
    notComplete:
      '1 row was not fully saved. Fix it in the sheet: only what is missing is sent. |||| {smart_count} rows were not fully saved. Fix them in the sheet: only what is missing is sent.',
    notSaved:
      '1 row was not saved. Fix it in the sheet, then save again. |||| {smart_count} rows were not saved. Fix them in the sheet, then save again.',
    notSent:
      '1 row has errors or is a duplicate, so it was not sent. |||| {smart_count} rows have errors or are duplicates, so they were not sent.',
    toSheet: 'Fix in sheet',
    undone: '1 change undone |||| {count} changes undone',
    endedThere: 'This was finished or forgotten in another tab.',
    undoneThere: 'This was undone in another tab.',
    notWritten: 'The file could not be written. Try again.',
    undoImport: 'Undo this import…',
    undoTitle: 'Undo this import?',
    undoText:
      '1 record that it created is removed, with all that belongs to it, unless it was changed since. |||| {smart_count} records that it created are removed, with all that belongs to them. Those that were changed since stay.',
    undoConfirm: 'Remove 1 record |||| Remove {smart_count} records',
    removed: '1 record removed |||| {smart_count} records removed',
    removedFile: 'import-undone',
  },
  result: {
    saved: 'Saved',
    removed: 'Removed',
    undone: 'Undone',
    partly: 'Partly saved',
    failed: 'Failed',
    unsent: 'Not sent',
    unknown: 'Unknown',
    kept: 'Not changed',
    reason: '{part}: {reason}',
    why: {
      unsent: 'Stopped before it was sent. Try again to send it.',
      unknown:
        'The platform did not respond. Try again: we check first, so nothing is created twice.',
      kept: 'You kept the values of someone else.',
    },
  },
  part: { product: 'Product', notional: 'Notional product', state: 'State', zones: 'Zones' },
  /** The result of a save in one sentence, without the full stop. */
  savedText: {
    created: '1 product created |||| {count} products created',
    of: '{created}; {without}',
    without: {
      notional:
        '1 of them without its notional product |||| {count} of them without their notional product',
      state: '1 of them without its product state |||| {count} of them without their product state',
      zones: '1 of them without all its zones |||| {count} of them without all their zones',
    },
    unconfirmed: {
      notional:
        '1 of them may lack its notional product |||| {count} of them may lack their notional product',
      state:
        '1 of them may lack its product state |||| {count} of them may lack their product state',
      zones:
        '1 of them may not be in all its zones |||| {count} of them may not be in all their zones',
    },
    completed: '1 existing product completed |||| {count} existing products completed',
    stillIncomplete:
      '1 existing product is still incomplete |||| {count} existing products are still incomplete',
    failed: '1 row not saved |||| {count} rows not saved',
    unknown: '1 row without a response |||| {count} rows without a response',
    unsent: '1 row not sent |||| {count} rows not sent',
  },
} as const;
