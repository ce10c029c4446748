/** `j` and `k` move between the rows of a list, also to the next page; `e` edits the focused row. */
import { createContext, useContext, type KeyboardEvent, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { takesLetters } from './keyPresses';
import { usePageActions } from './usePageAction';

// The rows of a table body, for keyboard navigation.

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

/** Moves past the last or first row to the next or previous page; false if there is none. */
export type RowsBeyond = (direction: 1 | -1) => boolean;

export const RowsBeyondContext = createContext<RowsBeyond | null>(null);

export const useRowKeys = ({
  body,
  isEmpty,
  edit,
}: {
  readonly body: RefObject<HTMLElement | null>;
  readonly isEmpty: boolean;
  /** Edits the row at an index; null if rows cannot be edited from the list. */
  readonly edit: ((index: number) => void) | null;
}): void => {
  const translate = useTranslate();
  const beyond = useContext(RowsBeyondContext);
  const t = (key: string) => translate(`facings.keys.actions.${key}`);
  usePageActions([
    {
      key: 'nextRow',
      label: t('nextRow'),
      shortcut: 'j',
      isOnlyKey: true,
      isDisabled: isEmpty,
      run: () => {
        if (!moveRow(body.current, 1)) beyond?.(1);
      },
    },
    {
      key: 'previousRow',
      label: t('previousRow'),
      shortcut: 'k',
      isOnlyKey: true,
      isDisabled: isEmpty,
      run: () => {
        if (!moveRow(body.current, -1)) beyond?.(-1);
      },
    },
    edit && {
      key: 'editRow',
      label: t('editRow'),
      shortcut: 'e',
      isOnlyKey: true,
      isDisabled: () => focusedRow(body.current) === -1,
      run: () => edit(focusedRow(body.current)),
    },
  ]);
};

/** Arrow keys move between the rows' links (or switches); Enter follows a link natively. */
export const moveWithArrows = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  if (!document.activeElement?.matches('[data-row-link], [data-row-switch], .pick *')) return;
  if (moveRow(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault();
};

/** Space selects the row whose link has the focus, with Shift from the last selected one; Ctrl A (⌘ A) the whole page. */
export const selectWithKeys = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, shiftKey, currentTarget } = event;
  const target = event.target as Element;
  const row = target.closest('tr');
  // A dialog of a row is drawn elsewhere, and its keys arrive here all the same.
  if (!currentTarget.contains(row) || takesLetters(target)) return;
  const isAll = (event.ctrlKey || event.metaKey) && key === 'a';
  if (!isAll && (key !== ' ' || !target.matches('[data-row-link]'))) return;
  const box = (isAll ? currentTarget : row)?.querySelector<HTMLInputElement>('.pick input');
  if (!box) return;
  event.preventDefault();
  // A held key would select and unselect it in turn.
  if (event.repeat) return;
  if (!isAll || !box.checked)
    box.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey }));
};
