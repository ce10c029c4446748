import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { BoardStyle } from '../../lib/grid/board/BoardStyle';
import { listenToInput, type InputActions } from './input';
import { matrixSizes, namesHeight, zoneWidth, type Layout } from './layout';
import matrixCss from './matrix.css?inline';
import { createMatrixBoard } from './matrixBoard';
import type { MatrixStore } from './store';
import type { CellWords } from './words';

interface GridProps extends InputActions {
  readonly store: MatrixStore;
  readonly layout: Layout;
  readonly words: CellWords;
  readonly label: string;
}

/** Products × zones as a spreadsheet: arrow keys, ranges, one Tab stop. Only visible cells are drawn. */
export const Grid = ({ store, layout, words, label, ...actions }: GridProps) => {
  const translate = useTranslate();
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const board = useMemo(() => createMatrixBoard(store, id), [store, id]);
  const latest = useRef<InputActions>(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });

  useLayoutEffect(() => (host.current ? board.mount(host.current) : undefined), [board]);
  useLayoutEffect(() => {
    board.setAppearance({ layout, words, translate });
  }, [board, layout, words, translate]);
  useEffect(() => {
    if (!host.current) return undefined;
    const args = { store, board, words, translate, actions: () => latest.current };
    return listenToInput(host.current, args);
  }, [store, board, words, translate]);

  return (
    <>
      <BoardStyle
        name="matrix"
        sizes={matrixSizes}
        lengths={{ '--zone-width': zoneWidth, '--names-height': namesHeight }}
        css={matrixCss}
      />
      <div
        ref={host}
        role="grid"
        className="board matrix host"
        aria-label={label}
        aria-multiselectable
        style={{
          // At most as tall as its rows and their scroll bar.
          height: `min(${String(matrixSizes.head + layout.rows.length * matrixSizes.row + 20)}px, max(340px, calc(100dvh - 300px)))`,
        }}
      />
    </>
  );
};
