/** Sizes of the sheet of texts, in px. */
export const sizes = { row: 32, head: 36, minWidth: 48 };
export const checkboxWidth = 40;

/** Header cells before the columns: check box and row number. */
export const headerColumns = 2;
