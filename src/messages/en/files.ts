/** What is said of files that are opened: why one is refused, what to know of one that is not. */
export const files = {
  refusedOf: '{name}: {text}',
  refused: {
    type: 'Invalid file type',
    severalFiles: 'Several files were chosen. Choose one at a time.',
    empty:
      'There is nothing in this file. Check that it was saved with its rows, then choose it again.',
    fileTooLarge:
      'This file has {size} MB; at most {limit} MB can be read. Split it into several files.',
    tooManyRows:
      'This file has {count} rows; at most {limit} can be imported. Split it into several files.',
    tooManyColumns:
      'This file has more than {limit} columns. Keep the ones you need, or check the delimiter.',
    cellTooLarge:
      'A cell has more than {limit} characters (line {line}). Shorten it, or look for a quote that is missing there.',
    tooManySheets: 'This workbook has more than {limit} sheets. Save the one you need by itself.',
    noSheet:
      'There is no sheet with rows in this workbook. Save the sheet you need as .xlsx or .csv.',
    notTable:
      'This file is no table: its content is neither CSV nor a workbook. Export it as .csv or .xlsx.',
    html: 'This is a web page, whatever its name says. Open it in a spreadsheet and save it as .xlsx.',
    pdf: 'This is a PDF document, whatever its name says. Export the table as .xlsx or .csv instead.',
    oldExcel:
      'This is a workbook of an old Excel (.xls) with more than {limit} MB. Save it as .xlsx in Excel.',
    openDocument:
      'This OpenDocument spreadsheet is too large to be read here. Save it as .xlsx or .csv.',
    otherZip: 'This is a packed file, but no Excel workbook. Unpack it and choose the table in it.',
    encrypted:
      'This file is protected by a password. Save a copy without it, then choose the copy.',
    truncated:
      'A part of this file is missing: it was cut off on its way. Download or copy it again.',
    corrupt:
      'This file is damaged and cannot be read in full. Open it in a spreadsheet and save it again as .xlsx.',
    bomb: 'This file would grow far too large when unpacked. Save the sheet you need as .csv.',
    tooManyParts:
      'This workbook is made of more than {limit} parts. Copy the rows into a new workbook.',
    badReference:
      'This workbook names cells beyond the edge of a sheet. Copy the rows into a new workbook.',
    badStrings:
      'Texts of this workbook are missing. Open it in a spreadsheet and save it again as .xlsx.',
    badXml:
      'The sheet in this workbook breaks off or is not well formed. Open it in a spreadsheet and save it again as .xlsx.',
    tooSlow:
      'Reading was given up after {limit} seconds without progress. Try again, or save the sheet as .csv.',
    unreadable: 'This file could not be read. Try again, or save it anew as .xlsx or .csv.',
  },
  notice: {
    textAsXlsx: 'The name ends in .xlsx, but this is a text file. It was read as CSV.',
    xlsxAsCsv: 'The name ends in .csv, but this is an Excel workbook. It was read as one.',
    oldExcel: 'This is a workbook of an old Excel (.xls). Check the values before you import them.',
    openDocument:
      'This is an OpenDocument spreadsheet (.ods). Check the values before you import them.',
    encodingGuessed:
      'The file does not say its encoding; {encoding} was guessed. If letters look wrong, choose another.',
    replacedCharacters:
      'One character cannot be read (line {line}). |||| {smart_count} characters cannot be read (first in line {line}). Choose another encoding, or check those cells.',
    nulBytes:
      'There is a character without a meaning (NUL) in line {line}. |||| There are {smart_count} characters without a meaning (NUL), first in line {line}. Check those cells.',
    invisible:
      'Invisible characters ({names}) were removed from one cell: {cells}. |||| Invisible characters ({names}) were removed from {smart_count} cells: {cells}.',
    wrapped:
      'One cell was written as a formula, such as ="00123"; its text was read: {cells}. |||| {smart_count} cells were written as formulas, such as ="00123"; their texts were read: {cells}.',
    unclosedQuote:
      'A quote in line {line} is never closed; it was taken as text. |||| {smart_count} quotes are never closed, first in line {line}; they were taken as text.',
    strayQuote:
      'A quote in line {line} stands where none belongs; it was kept as text. |||| {smart_count} quotes stand where none belong, first in line {line}; they were kept as text.',
    mixedLineEnds: 'Lines end in different ways. All of them were read.',
    ragged:
      'Line {line} has another number of cells than the others; nothing was left out. |||| {smart_count} lines have another number of cells than the others, first line {line}; nothing was left out.',
    blankRows: 'One blank row was left out. |||| {smart_count} blank rows were left out.',
    formulas:
      'One cell has a formula; its last value was read. |||| {smart_count} cells have formulas; their last values were read.',
    formulasWithoutValue:
      'A formula in line {line} has no value and was read as empty. Open the file in a spreadsheet and save it. |||| {smart_count} formulas have no value, first in line {line}, and were read as empty. Open the file in a spreadsheet and save it.',
    errorValues:
      'A cell in line {line} holds an error such as #N/A and was read as empty. |||| {smart_count} cells hold errors such as #N/A, first in line {line}, and were read as empty.',
    dates1904: 'This workbook counts its days from 1904; dates were read so.',
    mergedCells: 'Some cells are merged; their text was read into the first of them only.',
    hiddenSheet: 'All sheets of this workbook are hidden; the first was read.',
    roundedNumbers:
      'A number in line {line} has more digits than Excel can keep; its last digits are lost. |||| {smart_count} numbers have more digits than Excel can keep, first in line {line}; their last digits are lost.',
    blankHeading: 'One column has no heading. |||| {smart_count} columns have no heading.',
    doubleHeading: 'The heading "{heading}" stands more than once. Check which column is meant.',
    damagedCodes:
      'A code in "{heading}" was turned into a number such as 1.23457E+13; its digits are lost. Export the file again with this column as text. |||| {smart_count} codes in "{heading}" were turned into numbers such as 1.23457E+13; their digits are lost. Export the file again with this column as text.',
  },
  confidence: {
    remembered: 'As chosen last time',
    exact: 'Same name',
    synonym: 'Known by another name',
    similar: 'Similar name: please check',
    content: 'Guessed from the cells: please check',
    none: 'Not matched',
  },
} as const;
