/** The rows of a table body, for keyboard navigation. */

const wanted = [
  '[data-row-link]',
  '[data-row-switch]',
  'a[href]',
  'button:not(:disabled)',
] as const;

/** Returns the focus target of a row: its link, its switch, or its first focusable element. */
const stopOf = (row: Element): HTMLElement | null => {
  for (const selector of wanted) {
    const found = row.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
};

const rowsOf = (body: HTMLElement): readonly Element[] => [...body.children];

/** Returns the index of the focused row; -1 if there is none. */
export const focusedRow = (body: HTMLElement | null): number =>
  body ? rowsOf(body).findIndex((row) => row.contains(document.activeElement)) : -1;

/**
 * Moves the focus to the next row that has a focus target; from outside to the first row, or backwards to the last.
 * Returns false if there is no further row.
 */
export const moveRow = (body: HTMLElement | null, direction: 1 | -1): boolean => {
  if (!body) return false;
  const rows = rowsOf(body);
  const at = focusedRow(body);
  const rest = direction === 1 ? rows.slice(at + 1) : rows.slice(0, at === -1 ? undefined : at);
  const inOrder = direction === 1 ? rest : [...rest].reverse();
  for (const row of inOrder) {
    const stop = stopOf(row);
    if (!stop) continue;
    stop.focus();
    return true;
  }
  return false;
};

/** Focuses the row at an index, or the last one before it with a focus target. */
export const focusRowAt = (body: HTMLElement | null, index: number): void => {
  if (!body) return;
  const stops = rowsOf(body).map(stopOf);
  (stops[index] ?? stops.slice(0, index).findLast((stop) => stop !== null))?.focus();
};
