import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { areaAt, isOneCell } from '../../board/area';
import type { FindOptions, Hit } from '../../entries/types';
import type { Touched } from '../../types';
import { blockOf } from '../cells';
import type { Actions } from '../keys';
import type { GridBoard } from '../sheetBoard';
import { hitsOf, type Hits } from './hits';

export type Scope = 'everything' | 'column' | 'selection';

export interface UseFindOptions extends Pick<Actions, 'board' | 'announcer'> {
  readonly find: (options: FindOptions) => readonly Hit[];
  readonly replace: ((options: FindOptions, by: string) => Touched) | undefined;
  /** Highlights the hits in the grid. */
  readonly onHits: (hits: Hits | null) => void;
}

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

export const useFind = ({ board, announcer, find, replace, onHits }: UseFindOptions) => {
  const { model } = board;
  const [{ isBlock, column, rows, columns }] = useState(() => selectionOf(board));
  const [query, setQuery] = useState({
    text: '',
    by: '',
    scope: (isBlock ? 'selection' : 'everything') as Scope,
    isWholeCell: false,
    isCaseSensitive: false,
  });
  /** `current`: number of the current hit, from 1; 0 if there is none. */
  const [found, setFound] = useState<{ hits: Hits | null; current: number }>({
    hits: null,
    current: 0,
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

  const search = (): Hits | null => {
    const hits = text === '' ? null : hitsOf(model, find(options));
    setFound({ hits, current: hits?.numberAt(board.area().active) ?? 0 });
    onHits(hits);
    return hits;
  };
  useEffect(() => {
    const timer = setTimeout(search, debounce);
    return () => {
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- search again when the query or the content changes
  }, [options, version]);
  useEffect(
    () => () => {
      onHits(null);
    },
    [onHits],
  );

  /** Searches at once: the user may press Enter before the debounce ends. */
  const go = (isBack: boolean) => {
    const hits = search();
    const place = hits?.from(board.area().active, isBack);
    if (hits && place) {
      board.select(areaAt(place));
      setFound({ hits, current: hits.numberAt(place) });
    } else if (text !== '') announcer.message('find.nothing');
  };
  const replaceIn = (where: FindOptions) => {
    const touched = replace?.(where, by);
    if (touched) announcer.done('replaced', touched);
  };

  return {
    query,
    ...found,
    /** Name of the column for the scope 'column'. */
    column: model.columns[column]?.label ?? '',
    scopes: ['everything', 'column', ...(isBlock ? ['selection'] : [])],
    change: (part: Partial<typeof query>) => {
      setQuery((before) => ({ ...before, ...part }));
    },
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
