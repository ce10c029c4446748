import { bulkSaved } from './bulkSaved';
import { bulkMapping } from './files';

/** Texts of bulk add and bulk edit: shared frame, adding. */
export const bulk = {
  notLoaded: 'A part of this tool could not be loaded. Check your connection, then try again.',
  notPrepared:
    'Nothing was sent, because the rows could not be prepared. They are still in the sheet. {reason}',
  unreadable:
    'Nothing was sent, because "{text}" in row {line}, {label}, has no value to send. Change or clear this cell, then save again.',
  leaving: {
    leaveTitle: 'Leave while saving?',
    leave:
      'If you leave now, saving stops. Saved rows stay saved, and you can resume the rest here later.',
    stay: 'Keep saving',
    go: 'Leave',
  },
  import: 'Import',
  save: 'Save',
  review: 'Review',
  /** Exact text required (rules 2). */
  none: {
    show: 'No results to show.',
    chosen: 'No results selected.',
    review: 'No results to review.',
    display: 'No results to display.',
  },
  outcome: {
    none: 'Row',
    create: 'Create',
    complete: 'Complete',
    exists: 'Already exists',
    duplicate: 'Duplicate in file',
    invalid: 'Invalid',
    blank: 'New',
    left: 'Excluded',
    changed: 'Changed',
    saved: 'Saved',
    failed: 'Failed',
  },
  toolbar: {
    label: 'Tools',
    actions: 'Bulk Actions',
    chooseFirst: 'Select rows first.',
    chosen: '{smart_count} selected |||| {smart_count} selected',
    counts: '1 row |||| {smart_count} rows',
    countsOf: '{shown} of {rows} rows',
  },
  ...bulkSaved,
  /** At a cell whose value the platform rejected. */
  refused: 'Refused by the platform: {reason}',
  /** Why a row is not created. */
  why: {
    exists: 'This SKU already exists.',
    duplicate: 'Duplicate of row {row}.',
    duplicateCase: 'Duplicate of row {row} (differs only in upper or lower case).',
    left: 'Excluded.',
  },
  /** Why Next is disabled. */
  held: {
    reading: 'The file is being read.',
    missing: 'Match a column to: {names}.',
    noFileRows: 'This file has headings only. Add rows to it, or choose another file.',
    unknownUnit: 'Choose the unit of: {names}.',
    noRows: 'Add a row first.',
    incomplete:
      '1 row is missing a SKU or a description. |||| {smart_count} rows are missing a SKU or a description.',
    blank: 'Enter a SKU and a description first.',
    nothing: 'There is nothing to save.',
    notNamed: 'Checking which notional products already exist…',
    checking: 'Checking what already exists…',
    open: 'Choose a notional product for 1 name. |||| Choose notional products for {smart_count} names.',
  },
  start: {
    chooseFirst: 'Choose an organization first. Then add products by hand or from a file.',
    intro: 'Type or paste products into a sheet, or import them from a file.',
    add: 'Add Products',
    drop: 'Drop a CSV or XLSX file here, or paste a table',
    /** In place of a file's name. */
    pasted: 'Pasted table',
    choose: 'Choose a file',
    limits: 'At most 50 MB and 100,000 rows.',
  },
  templates: {
    intro: 'Download a template:',
    csv: 'Template as CSV',
    xlsx: 'Template as XLSX',
    fileName: 'products-template.{kind}',
  },
  earlier: {
    title: 'Earlier import',
    created: '{when}: 1 record created. |||| {when}: {count} records created.',
    forgetText: 'It can no longer be undone here. The records stay.',
    held: 'This import can no longer be undone here.',
  },
  unfinished: {
    title: 'Unfinished import',
    text: 'The import from {time} was not finished: {saved} of {total} rows are saved.',
    show: 'Show',
    hide: 'Hide',
    forget: 'Forget',
    forgetTitle: 'Forget this import?',
    forgetText:
      'Rows that are not saved yet are dropped. Products that were created stay as they are.',
  },
  reading: { label: 'Reading {name}', cancel: 'Cancel reading' },
  mapping: bulkMapping,
  sheet: {
    grid: 'Products to add',
    all: 'All',
    outcomes: 'Filter rows by outcome',
    outcomeCount: '{label} {smart_count}',
    addRow: 'Add a row',
    leaveOut: 'Exclude',
    bringBack: 'Include',
    undo: 'Undo',
    redo: 'Redo',
    find: 'Find and replace',
    incomplete:
      '1 row is missing one of: {names}. Fill it in, or exclude it. |||| {smart_count} rows are missing one of: {names}. Fill them in, or exclude them.',
    headings: {
      text: 'Row {rows} looks like a heading row. |||| {smart_count} rows look like heading rows: {rows}.',
      leave: 'Exclude the heading row |||| Exclude {smart_count} heading rows',
      keep: 'Keep',
    },
    leaveIncomplete: 'Exclude it |||| Exclude {smart_count}',
    faults: {
      label: 'Errors',
      group: '{count} × {text}',
      previous: 'Previous: {text}',
      next: 'Next: {text}',
      replace: 'Replace with…',
      replaceOf: 'Replace everywhere: {text}',
      sendAgain: 'Send again',
      sendAgainOf: 'Send again: {text}',
    },
  },
  errors: {
    download: 'Download 1 rejected row |||| Download {smart_count} rejected rows',
    csv: 'As CSV',
    xlsx: 'As XLSX',
    fileName: 'products-not-added.{kind}',
  },
  checks: {
    asking: 'Checking which SKUs exist: {done} of {total}',
    failed:
      '1 SKU could not be checked. {reason} |||| {smart_count} SKUs could not be checked. {reason}',
  },
  reviewing: {
    title: 'Review',
    create: '1 product will be created. |||| {smart_count} products will be created.',
    complete:
      '1 existing product will be completed: only what is missing is sent. |||| {smart_count} existing products will be completed: only what is missing is sent.',
    large:
      'Saving {count} products takes about 1 minute. Keep this page open. |||| Saving {count} products takes about {smart_count} minutes. Keep this page open.',
    looking: 'Checking the rows',
    skipped: 'Not created',
    unnamed: 'No SKU',
    named: 'Row {row}, {name}',
    more: 'Show 1 more |||| Show {smart_count} more',
    held: '{text}: {rows}',
    rowsMore: '{names} and 1 more |||| {names} and {smart_count} more',
    units: '1 unit code is unknown |||| {smart_count} unit codes are unknown',
    unitsHint: 'These rows will be reported in EACH.',
    disabledUnits:
      '1 unit is not enabled for this organization |||| {smart_count} units are not enabled for this organization',
    disabledUnitsHint: 'The platform may refuse the product states of these rows.',
    sizes: 'Incomplete dimensions',
    sizesHint:
      'Dimensions need width, height and depth. These product states are created without dimensions.',
    blankStates:
      '1 row has no product state but a unit or a size: its state will be {state}. |||| {smart_count} rows have no product state but a unit or a size: their state will be {state}.',
    states: '1 product gets a product state. |||| {smart_count} products get a product state.',
    rows: 'Products to create',
  },
  /** Rows of an import whose records exist. */
  update: {
    purpose: 'What the rows do',
    purposes: {
      create: 'Create new records',
      update: 'Update existing records',
      both: 'Update existing records, then create new ones',
    },
    exist:
      '{smart_count} of {rows} rows has a record with the same {key}. It is not created again. |||| {smart_count} of {rows} rows have records with the same {key}. They are not created again.',
    new: '1 row is new. Go back to the import to create it. |||| {smart_count} rows are new. Go back to the import to create them.',
    id: 'ID of the record',
    hasIds:
      'The file has a column of IDs. If it was downloaded here, update its records by ID: otherwise a row with another {key} becomes a new record.',
    hasIdsOnly:
      'The file has a column of IDs. If it was downloaded here, update its records by ID: otherwise its rows become new records.',
    byId: 'Update by ID…',
    hint: 'Each row finds its record by its ID if the file has a column named id, or else by {key}. Only changed values are sent.',
    hintById: 'Each row finds its record by its ID. Only changed values are sent.',
    offer:
      '1 row has a record with the same {key}. It is not created again. |||| {smart_count} rows have records with the same {key}. They are not created again.',
    these: 'Update it… |||| Update these {smart_count}…',
    title: 'Update existing records',
    finding: 'Finding the records of these rows…',
    none: 'No row has a record to update.',
    found: '1 record to compare. |||| {smart_count} records to compare.',
    unchanged: '1 stays as it is. |||| {smart_count} stay as they are.',
    clear: 'Blank cells clear the value',
    unused: 'Not used for an update: {names}.',
    keyless:
      '1 row is excluded: it has no {key}. |||| {smart_count} rows are excluded: they have no {key}.',
    missing:
      '1 row is excluded: no record has its {key}. |||| {smart_count} rows are excluded: no record has their {key}.',
    several:
      '1 row is excluded: more than one record has its {key}. |||| {smart_count} rows are excluded: more than one record has their {key}.',
    repeated:
      '1 row is excluded: an earlier row has the same {key}. |||| {smart_count} rows are excluded: earlier rows have the same {key}.',
    gone: '1 row is excluded: its record no longer exists, or its ID is unknown. |||| {smart_count} rows are excluded: their records no longer exist, or their IDs are unknown.',
    back: 'Back to the import',
    download: 'Download 1 row |||| Download {smart_count} rows',
    downloadAll: 'Download all rows',
    with: '{text}, with {more}',
  },
  notionals: {
    title: 'Notional products',
    exists:
      '1 notional product already exists. |||| {smart_count} notional products already exist.',
    new: '1 notional product will be created: |||| {smart_count} notional products will be created:',
    tooShort:
      'Names of notional products need at least 2 characters. Rows with these names are created without one: {names}',
    ambiguous:
      '{among} notional products are named {name}. 1 row uses this name. |||| {among} notional products are named {name}. {smart_count} rows use this name.',
    choose: 'Which {name}',
    open: 'Choose one',
    one: '{name} ({id})',
    without: 'None of them',
  },
} as const;
