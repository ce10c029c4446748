/** The cells of rows that are written as text: a line each, separated by semicolons. */
export const cellsOf = (lines: string): string[][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(';').map((cell) => cell.trim()));
