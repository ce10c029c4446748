import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Board } from './board';
import { gridCss, headHeight } from './gridCss';
import { listenToInput, type InputActions } from './input';
import { rowHeight, type Layout } from './layout';
import { createMatrixGrid } from './matrixGrid';
import type { CellWords } from './words';

interface GridProps extends InputActions {
  readonly board: Board;
  readonly layout: Layout;
  readonly words: CellWords;
  readonly label: string;
}

/** Products × zones as a spreadsheet: arrow keys, ranges, one Tab stop. Only visible cells are drawn. */
export const Grid = ({ board, layout, words, label, ...actions }: GridProps) => {
  const translate = useTranslate();
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const grid = useMemo(() => createMatrixGrid(board, id), [board, id]);
  const latest = useRef<InputActions>(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });

  useLayoutEffect(() => (host.current ? grid.mount(host.current) : undefined), [grid]);
  useLayoutEffect(() => {
    grid.dress({ layout, words, translate });
  }, [grid, layout, words, translate]);
  useEffect(
    () =>
      host.current
        ? listenToInput(host.current, {
            board,
            grid,
            words,
            translate,
            actions: () => latest.current,
          })
        : undefined,
    [board, grid, words, translate],
  );

  return (
    <>
      <style href="facings-matrix" precedence="medium">
        {gridCss}
      </style>
      <div
        ref={host}
        role="grid"
        className="matrix"
        aria-label={label}
        aria-multiselectable
        style={{
          // At most as tall as its rows and their scroll bar.
          height: `min(${String(headHeight + layout.rows.length * rowHeight + 20)}px, max(340px, calc(100dvh - 300px)))`,
        }}
      />
    </>
  );
};
