/**
 * Words of the import of any entity, which name it by its declaration: `{many}` records, the label of the field by which
 * two rows are the same. What is not here is said as the product tool says it (`bulk`).
 */
export const imports = {
  save: 'Save 1 row |||| Save {smart_count} rows',
  start: {
    chooseFirst:
      'Choose an organization first. Then type or paste rows, or import them from a file.',
    intro: 'Type or paste rows into a sheet, or import them from a file.',
    add: 'Type or Paste Rows',
  },
  unfinished: {
    forgetText:
      'Rows that are not saved yet are dropped. Records that were created stay as they are.',
  },
  templates: { fileName: '{file}-template.{kind}' },
  sheet: { grid: '{many} to add' },
  why: { exists: 'Already exists with the same value in {key}.' },
  checks: {
    asking: 'Checking what already exists…',
    failed: 'Existing records could not be checked. {reason}',
  },
  errors: { fileName: '{file}-not-added.{kind}' },
  results: {
    id: 'ID',
    fileName: '{file}-added',
    notSaved:
      '1 row was not saved. Fix it in the sheet: saved rows are not sent again. |||| {smart_count} rows were not saved. Fix them in the sheet: saved rows are not sent again.',
  },
  reviewing: { unnamed: 'unnamed' },
  held: {
    incomplete:
      '1 row is missing a required value. |||| {smart_count} rows are missing a required value.',
    blank: 'Fill in the new row first.',
    nothing: 'No row is ready to be saved.',
  },
  choices: {
    unknown: '{label}: "{text}" is not one of the values: {values}',
    none: '{label}: "{text}" does not exist.',
    several: '{label}: more than one is named "{text}". Use its ID.',
    failed: 'The possible values of these columns could not be loaded. {reason}',
  },
} as const;
