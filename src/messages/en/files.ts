/** Texts for opened files: reasons to refuse them, and warnings. */
export const files = {
  labeled: '{name}: {text}',
  refused: {
    type: 'Invalid file type',
    severalFiles: 'Several files were chosen. Choose one at a time.',
    empty: 'This file is empty. Check that it was saved with its rows, then choose it again.',
    emptySheet:
      'The sheet "{sheet}" has no cells with values. Choose another sheet or file, or enter the rows and save it again.',
    fileTooLarge:
      'This file is {size} MB; at most {limit} MB can be read. Split it into several files.',
    tooManyRows:
      'This file has {count} rows; at most {limit} can be imported. Split it into several files.',
    tooManyColumns:
      'This file has more than {limit} columns. Keep the ones you need, or check the delimiter.',
    cellTooLarge:
      'A cell has more than {limit} characters (line {line}). Shorten it, or look for a missing quotation mark.',
    tooManySheets:
      'This workbook has more than {limit} sheets. Save the sheet you need as a separate file.',
    noSheet: 'This workbook has no sheet with rows. Save the sheet you need as .xlsx or .csv.',
    lockFile:
      'This is a temporary file of Excel, not the workbook. Choose the file with the same name, without ~$ at its start.',
    notTable: 'This file isn’t a table. Export it as CSV or XLSX.',
    html: 'This file is actually a web page. Open it in a spreadsheet program and save it as .xlsx.',
    pdf: 'This file is actually a PDF document. Export the table as .xlsx or .csv instead.',
    oldExcel: 'This is a file from an old version of Office, such as .xls. Save it as .xlsx.',
    openDocument: 'This is an OpenDocument file (.ods). Save it as .xlsx or .csv.',
    otherZip:
      'This is a compressed file, not an Excel workbook. Unpack it and choose the table in it.',
    encrypted:
      'This file is protected by a password. Save a copy without a password and choose the copy.',
    truncated: 'This file is incomplete. Download or copy it again.',
    corrupt: 'This file is damaged. Open it in a spreadsheet program and save it again as .xlsx.',
    bomb: 'This file is too large when unpacked. Save the sheet you need as .csv.',
    tooManyParts: 'This workbook has more than {limit} parts. Copy the rows into a new workbook.',
    badReference:
      'This workbook refers to cells beyond the edge of a sheet. Copy the rows into a new workbook.',
    badStrings:
      'Texts are missing in this workbook. Open it in a spreadsheet program and save it again as .xlsx.',
    badXml:
      'The sheet in this workbook is incomplete or damaged. Open it in a spreadsheet program and save it again as .xlsx.',
    tooSlow:
      'Reading made no progress for {limit} seconds and was stopped. Try again, or save the sheet as .csv.',
    unreadable: 'This file could not be read. Try again, or save it again as .xlsx or .csv.',
  },
  notice: {
    textAsXlsx: 'The name ends in .xlsx, but this is a text file. It was read as CSV.',
    xlsxAsCsv: 'The name ends in .csv, but this is an Excel workbook. It was read as one.',
    encodingGuessed:
      'The file does not state its encoding; {encoding} was assumed. If characters look wrong, choose another.',
    replacedCharacters:
      'One character cannot be read (line {line}). |||| {smart_count} characters cannot be read (first in line {line}). Choose another encoding, or check those cells.',
    nulBytes:
      'Line {line} has an invalid (NUL) character. Check that cell. |||| There are {smart_count} invalid (NUL) characters, the first in line {line}. Check those cells.',
    invisible:
      'Invisible characters ({names}) were removed from one cell: {cells}. |||| Invisible characters ({names}) were removed from {smart_count} cells: {cells}.',
    wrapped:
      'One cell was written as a formula, such as ="00123"; its text was read: {cells}. |||| {smart_count} cells were written as formulas, such as ="00123"; their texts were read: {cells}.',
    unclosedQuote:
      'A quotation mark in line {line} is never closed; it was read as text. |||| {smart_count} quotation marks are never closed, the first in line {line}; they were read as text.',
    strayQuote:
      'Unexpected quotation mark in line {line}; check this cell. |||| {smart_count} unexpected quotation marks, the first in line {line}; check these cells.',
    quotedLines: 'Each line was enclosed in quotation marks; it was split into columns.',
    mixedLineEnds: 'The file uses different line endings. All lines were read.',
    ragged:
      'Line {line} has a different number of cells; nothing was dropped. |||| {smart_count} lines have a different number of cells, the first is line {line}; nothing was dropped.',
    blankRows: '1 blank row was skipped. |||| {smart_count} blank rows were skipped.',
    formulas:
      '1 cell has a formula; its last value was read. |||| {smart_count} cells have formulas; their last values were read.',
    formulasWithoutValue:
      'A formula in line {line} has no value and was read as empty. Open the file in a spreadsheet and save it. |||| {smart_count} formulas have no value, first in line {line}, and were read as empty. Open the file in a spreadsheet and save it.',
    errorValues:
      'A cell in line {line} holds an error such as #N/A and was read as empty. |||| {smart_count} cells hold errors such as #N/A, first in line {line}, and were read as empty.',
    dates1904: 'This workbook uses the 1904 date system; dates were converted.',
    mergedCells:
      'Some cells are merged: their text is in each of their rows, but only in the first of their columns.',
    hiddenSheet: 'All sheets of this workbook are hidden; the first was read.',
    hiddenRows:
      'Row {lines} is hidden in the workbook. |||| {smart_count} rows are hidden in the workbook: {lines}.',
    hiddenColumns:
      'Column {columns} is hidden in the workbook. |||| {smart_count} columns are hidden in the workbook: {columns}.',
    roundedNumbers:
      'A number in line {line} has more digits than Excel can keep; its last digits are lost. |||| {smart_count} numbers have more digits than Excel can keep, first in line {line}; their last digits are lost.',
    repeatedHeadings:
      'Row {lines} repeats the headings. |||| {smart_count} rows repeat the headings: {lines}.',
    totals: 'Row {lines} has totals. |||| {smart_count} rows have totals: {lines}.',
    notes: 'Row {lines} has one text only. |||| {smart_count} rows have one text only: {lines}.',
    unitRow: 'Row {line} has the units of the columns; it was read as part of the headings.',
    composed:
      'Each cell of "{heading}" has several numbers, such as {sample}. It was split into the columns {names}.',
    unnamedParts:
      'Each cell of "{heading}" has several numbers, such as {sample}. To import them, name their order in the heading, such as W x H x D, and choose the file again.',
    groups:
      'One blank cell below a value in: {names}. If the value is for all rows down to the next one, choose "Fill down". |||| {smart_count} blank cells below a value in: {names}. If a value is for all rows down to the next one, choose "Fill down".',
    groupsFilled:
      'One blank cell got the value above it in: {names}. |||| {smart_count} blank cells got the value above them in: {names}.',
    blankHeading: '1 column has no heading. |||| {smart_count} columns have no heading.',
    doubleHeading: 'The heading "{heading}" appears more than once. Check which column you need.',
    damagedCodes:
      'A code in "{heading}" was turned into a number such as 1.23457E+13; its digits are lost. Export the file again with this column as text. |||| {smart_count} codes in "{heading}" were turned into numbers such as 1.23457E+13; their digits are lost. Export the file again with this column as text.',
  },
  confidence: {
    remembered: 'Same as last time',
    exact: 'Same name',
    synonym: 'Known synonym',
    similar: 'Similar name, please check',
    content: 'Guessed from values, please check',
    none: 'Not matched',
  },
} as const;

/** Texts of the step that matches a file's columns, units and values with the fields of the sheet. */
export const bulkMapping = {
  title: 'Match the columns',
  file: '{name}: 1 row |||| {name}: {smart_count} rows',
  working: 'Processing the file',
  notices: 'Notes on the file',
  encoding: 'Encoding',
  encodingGuessed: 'Encoding (guessed)',
  delimiter: 'Delimiter',
  delimiters: { comma: 'Comma', semicolon: 'Semicolon', tab: 'Tab', pipe: 'Vertical bar' },
  decimal: 'Decimal sign',
  decimals: { automatic: 'Automatic', comma: 'Comma', point: 'Point', mixed: 'varies by column' },
  automaticAs: 'Automatic ({found})',
  decimalOf: { comma: 'Decimal comma', point: 'Decimal point', mixed: 'Commas and points mixed' },
  decimalAsked:
    '1 value could be read as two different numbers, such as 1,500. Choose the decimal sign, or fix the value in the sheet. |||| {smart_count} values could be read as two different numbers, such as 1,500. Choose the decimal sign, or fix the values in the sheet.',
  sheet: 'Sheet',
  hiddenSheet: '{name} (hidden)',
  hidden: 'Hidden rows and columns',
  repeated: 'Repeated headings',
  totals: 'Totals and notes',
  groups: 'Blank cells below a value',
  fillGroups: { keep: 'Leave blank', fill: 'Fill down' },
  leaveOut: { import: 'Import them', leave: 'Exclude them' },
  headerRow: 'Header row',
  noHeaderRow: 'None',
  line: 'Row {line}',
  twoLines: 'Rows {first} and {last}',
  firstRows: 'First rows of the file',
  missing: 'No column is matched to: {names}.',
  columns: 'File columns',
  column: 'File column',
  samples: 'Examples',
  target: 'Import as',
  confidence: 'Match',
  noColumns: 'The file has no column with values.',
  moreColumns: 'Show 1 more column |||| Show {smart_count} more columns',
  unnamed: 'Column {number}, without a heading',
  empty: 'Empty',
  damaged:
    'A spreadsheet program shortened 1 code, such as 1.23E+13. |||| A spreadsheet program shortened {smart_count} codes, such as 1.23E+13.',
  dates:
    '1 code looks like a date. If a spreadsheet program changed it, export the file again with this column as text. |||| {smart_count} codes look like dates. If a spreadsheet program changed them, export the file again with this column as text.',
  lookAlikes:
    '1 code has look-alike characters ({signs}): {code} in row {line}. |||| {smart_count} codes have look-alike characters ({signs}), first in row {line}: {code}.',
  plainCodes: 'Replace with keyboard characters',
  targetOf: 'Import {heading} as',
  ignore: 'Ignore',
  targetName: '{label} ({name})',
  chosen: 'Chosen by you',
  unit: 'Unit in the file',
  unitOf: 'Unit of {heading}',
  chooseUnit: 'Choose…',
  unitFrom: {
    chosen: 'Chosen by you.',
    heading: 'From the heading.',
    group: 'From the heading above.',
    cells: 'From the cells.',
    neighbor: 'From another column. Check it.',
    own: 'No unit in the heading. Check it.',
    unknown: 'The unit in the heading is unknown. Choose one.',
  },
  converted: '{before} {unit} becomes {after} {defaultUnit}.',
  round:
    'Round to steps of {step} (one value) |||| Round to steps of {step} ({smart_count} values)',
  values: {
    title: 'Match the values',
    hint: 'These values are not set up for this organization. Choose what each one becomes in all of its rows.',
    of: '{heading} → {label}',
    value: 'Value in the file',
    becomes: 'Import as',
    rows: '{text} (1 row) |||| {text} ({smart_count} rows)',
    choose: 'Import {text} as',
    keep: 'Keep as it is',
    more: 'Show one more value |||| Show {smart_count} more values',
    missing:
      '1 value is not in {kind} yet. Match it above, or create it. |||| {smart_count} values are not in {kind} yet. Match them above, or create them.',
    create: 'Create this one |||| Create these {smart_count}',
    creating: 'Creating…',
    refused: '{name}: {reason}',
    made: '1 record created in {kind} for this file: |||| {smart_count} records created in {kind} for this file:',
  },
} as const;
