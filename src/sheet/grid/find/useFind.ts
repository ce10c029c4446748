import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { FindOptions, Hit } from '../../entries/types';
import type { Touched } from '../../types';
import { areaAt, edgesOf, isOneCell } from '../../board/area';
import type { GridBoard } from '../sheetBoard';
import type { Tell } from '../useTell';
import { hitsOf, type Hits } from './hits';

export type Scope = 'everything' | 'column' | 'selection';

export interface Finding {
  readonly text: string;
  readonly by: string;
  readonly scope: Scope;
  readonly isWholeCell: boolean;
  readonly isCaseSensitive: boolean;
}

interface FindArgs {
  readonly board: GridBoard;
  readonly tell: Tell;
  readonly find: (asked: FindOptions) => readonly Hit[];
  readonly replace: ((asked: FindOptions, by: string) => Touched) | undefined;
  /** Highlights the hits in the grid. */
  readonly onHits: (hits: Hits | null) => void;
}

/** Milliseconds to wait after the last key. */
const debounce = 150;

/** The selection when the search starts. It is stored because the selection moves to each hit. */
const selectionOf = (board: GridBoard) => {
  const { top, bottom, left, right } = edgesOf(board.area());
  const first = Math.max(0, left);
  return {
    rows: board.model.shown().slice(Math.max(0, top), bottom + 1),
    columns: Array.from({ length: Math.max(0, right - first + 1) }, (_, at) => first + at),
    isBlock: !isOneCell(board.area()),
    column: Math.max(0, board.area().active.column),
  };
};

export const useFind = ({ board, tell, find, replace, onHits }: FindArgs) => {
  const [selection] = useState(() => selectionOf(board));
  const [finding, setFinding] = useState<Finding>(() => ({
    text: '',
    by: '',
    scope: selection.isBlock ? 'selection' : 'everything',
    isWholeCell: false,
    isCaseSensitive: false,
  }));
  const [hits, setHits] = useState<Hits | null>(null);
  /** Number of the current hit, from 1; 0 if there is none. */
  const [current, setCurrent] = useState(0);
  const version = useSyncExternalStore(board.model.subscribe, board.model.version);
  const { text, by, scope, isWholeCell, isCaseSensitive } = finding;

  const asked = useMemo((): FindOptions => {
    const own = { text, isWholeCell, isCaseSensitive };
    if (scope === 'column') return { ...own, columns: [selection.column] };
    if (scope === 'selection') {
      return { ...own, rows: selection.rows, columns: selection.columns };
    }
    return own;
  }, [text, scope, isWholeCell, isCaseSensitive, selection]);

  const look = (): Hits | null => (asked.text === '' ? null : hitsOf(board, find(asked)));
  const keep = (found: Hits | null): Hits | null => {
    setHits(found);
    onHits(found);
    setCurrent(found?.numberAt(board.area().active) ?? 0);
    return found;
  };

  useEffect(() => {
    const timer = setTimeout(() => {
      keep(look());
    }, debounce);
    return () => {
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- search again when the query or the content changes
  }, [asked, version]);
  useEffect(
    () => () => {
      onHits(null);
    },
    [onHits],
  );

  const go = (isBack: boolean) => {
    // Searches at once: the user may press Enter before the debounce ends.
    const found = keep(look());
    const place = found?.from(board.area().active, isBack);
    if (place) {
      board.select(areaAt(place));
      setCurrent(found?.numberAt(place) ?? 0);
    } else if (asked.text !== '') tell.words('find.nothing');
  };

  return {
    finding,
    hits,
    current,
    /** Name of the column for the scope 'column'. */
    column: board.model.columns[selection.column]?.label ?? '',
    hasBlock: selection.isBlock,
    change: (part: Partial<Finding>) => {
      setFinding((before) => ({ ...before, ...part }));
    },
    go,
    replaceOne: () => {
      const { active } = board.area();
      const row = board.rowAt(active.row);
      const isHit = look()?.has(row, active.column) === true;
      if (isHit) {
        const touched = replace?.({ ...asked, rows: [row], columns: [active.column] }, by);
        if (touched) tell.done('replaced', touched);
      }
      go(false);
    },
    replaceAll: () => {
      if (asked.text === '') return;
      const touched = replace?.(asked, by);
      if (touched) tell.done('replaced', touched);
    },
  };
};
