/** Whether a form's value is missing, or a text of blanks. */
export const isBlankValue = (value: unknown): boolean =>
  value == null || (typeof value === 'string' && value.trim() === '');
