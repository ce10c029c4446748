import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode } from 'react';

/** Rows to render above and below the visible ones. */
const overscan = 12;
/** The list's size in px until it is known, and in jsdom, which has no layout. */
const assumedRect = { width: 1000, height: 600 };

/** Px; the height of a row without wrapped texts. */
const rowHeight = 40;

const tableSx = {
  flex: '1 1 auto',
  minHeight: 200,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: 14 },
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    color: 'text.secondary',
    fontSize: 12,
    fontWeight: 600,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    px: 1.5,
    py: 1,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& td': {
    height: rowHeight,
    boxSizing: 'border-box',
    maxWidth: 320,
    px: 1.5,
    py: 0,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& tr[aria-hidden] td': { border: 0 },
  '& td.number': { width: '1%', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
  // The outcome is not cut off: the list scrolls sideways if necessary.
  '& td:last-of-type': { maxWidth: 'none' },
  '& a': { color: 'primary.main', textDecorationColor: 'transparent' },
  '& a:hover, & a:focus-visible': { textDecorationColor: 'currentcolor' },
} as const satisfies SxProps<Theme>;

interface WindowTableProps {
  readonly label: string;
  readonly count: number;
  readonly columns: readonly {
    readonly key: string;
    readonly label: ReactNode;
    /** Cells are numbers of rows. */
    readonly isNumber?: boolean;
  }[];
  /** The cells of one row; `index` is its position in the list. Texts that are cut off are shown on hover. */
  readonly row: (
    index: number,
  ) => { readonly key: string | number; readonly cells: readonly ReactNode[] } | null;
  readonly sx?: Readonly<Record<string, unknown>>;
}

/** A table of any number of rows. Only visible rows are rendered. */
export const WindowTable = ({ label, count, columns, row, sx = {} }: WindowTableProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- it warns users of the React Compiler, which we do not use
  const virtualizer = useVirtualizer({
    count,
    overscan,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroller.current,
    initialRect: assumedRect,
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => report(rect.height === 0 ? assumedRect : rect)),
    // Zero: not displayed.
    measureElement: (element) => element.getBoundingClientRect().height || rowHeight,
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  /** Height in px above and below the rendered rows. */
  const above = items[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  const rendered = ({ index }: { readonly index: number }) => {
    const cells = row(index);
    return (
      cells && (
        // For screen readers, the header is the first row.
        <tr
          key={cells.key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-rowindex={index + 2}
        >
          {columns.map(({ key, isNumber }, place) => {
            const cell = cells.cells[place];
            return (
              <td
                key={key}
                className={isNumber ? 'number' : undefined}
                title={typeof cell === 'string' ? cell : undefined}
              >
                {cell}
              </td>
            );
          })}
        </tr>
      )
    );
  };
  return (
    // A scrollable element must be reachable by keyboard and have a name.
    <Box ref={scroller} sx={{ ...tableSx, ...sx }} tabIndex={0} role="region" aria-label={label}>
      <table aria-label={label} aria-rowcount={count + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {above > 0 && <tr aria-hidden style={{ height: above }} />}
          {items.map(rendered)}
          {below > 0 && <tr aria-hidden style={{ height: below }} />}
        </tbody>
      </table>
    </Box>
  );
};
