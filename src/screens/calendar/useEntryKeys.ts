/** One Tab stop for all entries: arrows move between entries, Page Up and Page Down between weeks. */
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { CalendarEntry } from './entries';

/** Attribute with the key of an entry's button, or of a day's list. */
export const entryMark = 'data-entry';
export const dayMark = 'data-day';

interface EntryKeysOptions {
  readonly days: readonly number[];
  readonly entries: readonly (readonly CalendarEntry[])[];
  readonly today: number;
  readonly toWeek: (monday: number) => void;
}

const nearest = <T>(items: readonly T[], at: number): T | undefined =>
  items[Math.min(at, items.length - 1)];

type Columns = readonly (readonly HTMLElement[])[];

const columnsIn = (root: HTMLElement): Columns =>
  [...root.querySelectorAll(`[${dayMark}]`)].map((day) => [
    ...day.querySelectorAll<HTMLElement>(`[${entryMark}]`),
  ]);

/** The entry at the same index in the next day that has entries. */
const beside = (columns: Columns, from: [number, number], step: number) => {
  for (let at = from[0] + step; at >= 0 && at < columns.length; at += step) {
    const found = nearest(columns[at] ?? [], from[1]);
    if (found) return found;
  }
  return undefined;
};

const targetOf = (columns: Columns, key: string, from: HTMLElement): HTMLElement | undefined => {
  const column = columns.findIndex((elements) => elements.includes(from));
  const entries = columns[column];
  if (!entries) {
    const isArrow = /^Arrow(Up|Down|Left|Right)$/.test(key);
    return isArrow ? columns.flat().find((entry) => entry.tabIndex === 0) : undefined;
  }
  const row = entries.indexOf(from);
  const move: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowDown: () => entries[row + 1] ?? beside(columns, [column, 0], 1),
    ArrowUp: () => entries[row - 1] ?? beside(columns, [column, Infinity], -1),
    ArrowRight: () => beside(columns, [column, row], 1),
    ArrowLeft: () => beside(columns, [column, row], -1),
    Home: () => columns.flat()[0],
    End: () => columns.flat().at(-1),
  };
  return move[key]?.();
};

export const useEntryKeys = ({ days, entries, today, toWeek }: EntryKeysOptions) => {
  const [focused, setFocused] = useState<string | null>(null);
  const all = entries.flat();
  const ofToday = entries[days.indexOf(today)]?.[0];
  const isThere = all.some(({ key }) => key === focused);
  /** Key of the entry in the tab order. */
  const current = isThere ? focused : ((ofToday ?? all[0])?.key ?? null);

  return {
    current,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const key = target.getAttribute(entryMark);
      if (key !== null) setFocused(key);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'PageUp' || event.key === 'PageDown') {
        event.preventDefault();
        toWeek((days[0] ?? 0) + (event.key === 'PageUp' ? -7 : 7));
        // The entry unmounts with its week; move the focus first so that it is not lost.
        event.currentTarget.focus();
        return;
      }
      const target = targetOf(
        columnsIn(event.currentTarget),
        event.key,
        event.target as HTMLElement,
      );
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
  };
};
