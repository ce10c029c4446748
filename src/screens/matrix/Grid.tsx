import Box from '@mui/material/Box';
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { BoardStyle } from '../../lib/grid/board/BoardStyle';
import { regionOf } from '../../lib/text/region';
import { createAmountInput } from './amountInput';
import { listenToInput, type InputActions } from './input';
import { matrixSizes, namesHeight, zoneWidth, type Layout } from './layout';
import matrixCss from './matrix.css?inline';
import { createMatrixBoard, type MatrixMode } from './matrixBoard';
import type { MatrixStore } from './store';
import type { CellWords } from './words';

interface GridProps extends InputActions {
  readonly store: MatrixStore;
  readonly layout: Layout;
  readonly words: CellWords;
  readonly label: string;
  readonly mode: MatrixMode;
}

/** Height of all else on the page, which on a wide window has its tools in one line. */
const placeSx = {
  position: 'relative',
  '--matrix-around': '300px',
  '@media (min-width: 1400px)': { '--matrix-around': '244px' },
} as const;

/** Products × zones as a spreadsheet: arrow keys, ranges, one Tab stop. Only visible cells are drawn. */
export const Grid = ({ store, layout, words, label, mode, ...actions }: GridProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const board = useMemo(() => createMatrixBoard(store, id), [store, id]);
  const latest = useRef<InputActions>(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });

  useLayoutEffect(() => (host.current ? board.mount(host.current) : undefined), [board]);
  useLayoutEffect(() => {
    board.setAppearance({ layout, words, translate, mode });
  }, [board, layout, words, translate, mode]);
  useEffect(() => {
    if (!host.current) return undefined;
    const announce = (text: string) => latest.current.announce(text);
    const amounts =
      mode === 'amounts'
        ? createAmountInput(host.current, { store, board, translate, locale, announce })
        : null;
    const args = { store, board, words, translate, amounts, actions: () => latest.current };
    return listenToInput(host.current, args);
  }, [store, board, words, translate, mode, locale]);

  return (
    <>
      <BoardStyle
        name="matrix"
        sizes={matrixSizes}
        lengths={{ '--zone-width': zoneWidth, '--names-height': namesHeight }}
        css={matrixCss}
      />
      {/* The input over a cell is placed in it. */}
      <Box sx={placeSx}>
        <div
          ref={host}
          role="grid"
          className="board matrix host"
          aria-label={label}
          aria-multiselectable
          style={{
            // At most as tall as its rows and their scroll bar.
            height: `min(${String(matrixSizes.head + layout.rows.length * matrixSizes.row + 20)}px, max(340px, calc(100dvh - var(--matrix-around))))`,
          }}
        />
      </Box>
    </>
  );
};
