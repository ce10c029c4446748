import { useEffect, useMemo, useState } from 'react';
import type { GridColumn, GridOption, Touched } from '../types';
import { headRow } from '../board/area';
import type { GridBoard } from './sheetBoard';
import { blockOf, write } from './cells';

/** Texts of an on/off cell. */
const on = 'true';
const off = 'false';

const isOn = (text: string): boolean => text.trim().toLowerCase() === on;

/** Sets the selection to the opposite of the active cell. Returns null if that is not an on/off cell. */
export const toggle = (board: GridBoard): Touched | null => {
  const { active } = board.area();
  const row = board.rowAt(active.row);
  if (board.model.columns[active.column]?.kind !== 'onOff' || row < 0) return null;
  const to = isOn(board.model.textAt(row, active.column)) ? off : on;
  return write(board, { ...blockOf(board), left: active.column, right: active.column }, () => to);
};

export interface Options {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly options: readonly GridOption[];
}

const loading: Options = { state: 'loading', options: [] };

/** The options of a column for the editor; null if it has none. */
export const useOptions = (column: GridColumn): Options | null => {
  const [found, setFound] = useState<Options>(loading);
  const { options: ask } = column;
  const turned = useMemo(
    (): Options | null =>
      column.kind === 'onOff'
        ? {
            state: 'ready',
            options: [on, off].map((value) => ({ value, label: column.reads?.(value) ?? value })),
          }
        : null,
    [column],
  );
  useEffect(() => {
    if (turned || !ask) return undefined;
    let isGone = false;
    ask().then(
      (options) => {
        if (!isGone) setFound({ state: 'ready', options });
      },
      () => {
        if (!isGone) setFound({ state: 'failed', options: [] });
      },
    );
    return () => {
      isGone = true;
    };
  }, [turned, ask]);
  return turned ?? (ask ? found : null);
};

/** Maximum number of options listed at once. */
const maxOptions = 100;

const folded = (text: string): string => text.trim().toLocaleLowerCase();

interface Offered {
  readonly options: readonly GridOption[];
  readonly more: number;
}

/** Options that contain a text, those that begin with it first; all options for null. */
export const filterOptions = (options: readonly GridOption[], typed: string | null): Offered => {
  const wanted = folded(typed ?? '');
  const begins = ({ value, label }: GridOption) =>
    folded(label).startsWith(wanted) || folded(value).startsWith(wanted);
  const has = ({ value, label }: GridOption) =>
    folded(label).includes(wanted) || folded(value).includes(wanted);
  const fitting =
    wanted === ''
      ? options
      : [...options.filter(begins), ...options.filter((option) => has(option) && !begins(option))];
  return { options: fitting.slice(0, maxOptions), more: Math.max(0, fitting.length - maxOptions) };
};

/** The value for a typed text: an option's value if its label was typed, else the text. */
export const valueOf = (options: readonly GridOption[], typed: string): string => {
  const wanted = folded(typed);
  const named = options.find(
    ({ value, label }) => folded(label) === wanted || folded(value) === wanted,
  );
  return named?.value ?? typed;
};

/** Toggles check boxes: of one row, of a range from the last toggled row, or of all rows shown. */
export const createChoose = (board: GridBoard) => {
  let last = 0;
  return (position: number, isRange: boolean): void => {
    const { model } = board;
    const shown = model.shown();
    if (position === headRow) {
      model.choose(shown, !shown.every((row) => model.isChosen(row)));
      return;
    }
    const row = shown[position];
    if (row === undefined) return;
    const isChosen = !model.isChosen(row);
    const from = isRange ? Math.min(last, position) : position;
    const to = isRange ? Math.max(last, position) : position;
    last = position;
    model.choose(shown.subarray(from, to + 1), isChosen);
  };
};

/** Whether the column's cells have a list of options. */
export const hasChoices = ({ kind, options }: GridColumn): boolean =>
  kind === 'onOff' || options !== undefined;

/** Width in px at the end of a cell for the icon that opens the list. */
export const choiceSign = 22;
