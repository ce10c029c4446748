import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { areaAt, isOneCell, type BoardPlace } from '../../board/area';
import type { FindOptions, Hit } from '../../entries/types';
import type { GridModel, Touched } from '../../types';
import { blockOf } from '../cells';
import type { Actions } from '../keys';
import type { GridBoard } from '../sheetBoard';

export type FindScope = 'everything' | 'column' | 'selection';

export interface UseFindOptions extends Pick<Actions, 'board' | 'announcer'> {
  readonly find: (options: FindOptions) => readonly Hit[];
  readonly replace: (options: FindOptions, by: string) => Touched;
  readonly hits: Hits | null;
  readonly onHits: (hits: Hits | null) => void;
}

/**
 * The hits of a search, in screen order.
 * @param found in the order of the rows shown, then of the columns
 */
const hitsOf = ({ columns, shown }: GridModel, found: readonly Hit[]) => {
  const width = columns.length;
  const rows = shown();
  const keyOf = ({ row, column }: BoardPlace) => row * width + column;
  /** Cells by their row on the screen. */
  const keys = new Float64Array(found.length);
  let position = 0;
  found.forEach(({ row, column }, at) => {
    while (position < rows.length && rows[position] !== row) position += 1;
    keys[at] = keyOf({ row: position, column });
  });
  const cells = new Set(found.map(keyOf));
  const placeAt = (at: number): BoardPlace => {
    const key = keys.at(at) ?? 0;
    return { row: Math.floor(key / width), column: key % width };
  };

  return {
    count: keys.length,
    has: (row: number, column: number): boolean => cells.has(keyOf({ row, column })),
    /** The first hit after (or before) a place, wrapping around; null if there are none. */
    from: ({ row, column }: BoardPlace, isBack: boolean): BoardPlace | null => {
      if (keys.length === 0) return null;
      const key = keyOf({ row: Math.max(0, row), column: Math.max(0, column) });
      if (isBack) return placeAt(keys.findLastIndex((other) => other < key));
      const next = keys.findIndex((other) => other > key);
      return placeAt(Math.max(0, next));
    },
    /** Number of the hit at this place, from 1; 0 if the cell is not a hit. */
    numberAt: (place: BoardPlace): number => keys.indexOf(keyOf(place)) + 1,
  };
};

export type Hits = ReturnType<typeof hitsOf>;

/** Milliseconds to wait after the last key. */
const debounce = 150;

/** The selection when the search starts. It is stored because the selection moves to each hit. */
const selectionOf = (board: GridBoard) => {
  const { top, bottom, left, right } = blockOf(board);
  return {
    rows: board.model.shown().slice(top, bottom + 1),
    columns: Array.from({ length: Math.max(0, right - left + 1) }, (_, at) => left + at),
    isBlock: !isOneCell(board.area()),
    column: Math.max(0, board.area().active.column),
  };
};

export const useFind = ({ board, announcer, find, replace, hits, onHits }: UseFindOptions) => {
  const { model } = board;
  const [{ isBlock, column, rows, columns }] = useState(() => selectionOf(board));
  const [query, setQuery] = useState({
    text: '',
    by: '',
    scope: (isBlock ? 'selection' : 'everything') as FindScope,
    isWholeCell: false,
    isCaseSensitive: false,
  });
  const version = useSyncExternalStore(model.subscribe, model.version);
  const { text, by, scope, isWholeCell, isCaseSensitive } = query;
  const options = useMemo(
    (): FindOptions => ({
      text,
      isWholeCell,
      isCaseSensitive,
      ...(scope === 'column' && { columns: [column] }),
      ...(scope === 'selection' && { rows, columns }),
    }),
    [text, isWholeCell, isCaseSensitive, scope, column, rows, columns],
  );

  const search = (): Hits | null => (text === '' ? null : hitsOf(model, find(options)));
  useEffect(() => {
    const timer = setTimeout(() => onHits(search()), debounce);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- search again when the query or the content changes
  }, [options, version]);
  useEffect(() => () => onHits(null), [onHits]);

  /** Searches at once: the user may press Enter before the debounce ends. */
  const go = (isBack: boolean) => {
    const found = search();
    const place = found?.from(board.area().active, isBack);
    if (place) board.select(areaAt(place));
    else if (text !== '') announcer.message('find.nothing');
    onHits(found);
  };
  const replaceIn = (where: FindOptions) => announcer.done('replaced', replace(where, by));

  return {
    query,
    /** Number of the current hit, from 1; 0 if there is none. */
    current: hits?.numberAt(board.area().active) ?? 0,
    column: model.columns[column]?.label ?? '',
    scopes: ['everything', 'column', ...(isBlock ? ['selection'] : [])],
    change: (part: Partial<typeof query>) => setQuery((before) => ({ ...before, ...part })),
    go,
    replaceOne: () => {
      const { active } = board.area();
      const row = board.rowAt(active.row);
      if (search()?.has(row, active.column))
        replaceIn({ ...options, rows: [row], columns: [active.column] });
      go(false);
    },
    replaceAll: () => {
      if (text !== '') replaceIn(options);
    },
  };
};
