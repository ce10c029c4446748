import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { heightOf, rowAt, withMeasured, type RowHeights } from './rowHeights';

/** The rendered rows of a long list: the visible ones and a few more. */
const moreRows = 12;
/** Rows to render before the list has a height. */
const atFirst = 40;

const noExtra: RowHeights['extra'] = new Map();

/**
 * @param extra of rows that are taller than `rowHeight`; none by default
 * @param onWidth called when the element's width changes, and with it the height of wrapped texts
 */
export const useRowWindow = ({
  count,
  rowHeight,
  extra = noExtra,
  onWidth,
}: {
  readonly count: number;
  readonly rowHeight: number;
  readonly extra?: RowHeights['extra'];
  readonly onWidth?: () => void;
}) => {
  const [sight, setSight] = useState({ top: 0, rows: atFirst });
  const heights = useRef<RowHeights>({ usual: rowHeight, extra });
  useLayoutEffect(() => {
    heights.current = { usual: rowHeight, extra };
  }, [rowHeight, extra]);

  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      let width = element.clientWidth;
      const look = () => {
        const top = rowAt(heights.current, element.scrollTop);
        const rows = Math.ceil(element.clientHeight / rowHeight) || atFirst;
        // Rounded, so that most scroll events do not re-render.
        const stepped = Math.floor(top / (moreRows / 2)) * (moreRows / 2);
        setSight((before) =>
          before.top === stepped && before.rows === rows ? before : { top: stepped, rows },
        );
      };
      const resized = () => {
        if (width !== element.clientWidth) onWidth?.();
        width = element.clientWidth;
        look();
      };
      look();
      element.addEventListener('scroll', look, { passive: true });
      const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(resized);
      observer?.observe(element);
      return () => {
        element.removeEventListener('scroll', look);
        observer?.disconnect();
      };
    },
    [rowHeight, onWidth],
  );

  const first = Math.max(0, Math.min(sight.top, count) - moreRows);
  const end = Math.min(count, sight.top + sight.rows + 2 * moreRows);
  const own = { usual: rowHeight, extra };
  return {
    /** The ref of the scrolling element. */
    watch,
    first,
    /** Exclusive. */
    end,
    /** Height in px above and below the rendered rows. */
    above: heightOf(own, 0, first),
    below: heightOf(own, end, count),
  };
};

/** Px; the height of a row without wrapped texts. Only visible rows are rendered. */
const tableRowHeight = 40;

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
    height: tableRowHeight,
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

/** The place of a row in the table for screen readers: the header is the first. */
const rowIndexOf = (index: number): number => index + 2;
const indexOfRow = (row: HTMLElement): number => Number(row.getAttribute('aria-rowindex')) - 2;

/** Measures the rendered rows, since some texts wrap. Another number of rows is another list. */
const useTallRows = (count: number) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const [extra, setExtra] = useState(noExtra);
  const [measuredCount, setMeasuredCount] = useState(count);
  if (measuredCount !== count) {
    setMeasuredCount(count);
    setExtra(noExtra);
  }
  return {
    body,
    extra,
    measure: useCallback(() => {
      const rows = body.current?.querySelectorAll<HTMLElement>('tr[aria-rowindex]') ?? [];
      const measured = Array.from(
        rows,
        (one) => [indexOfRow(one), one.getBoundingClientRect().height] as const,
      );
      setExtra((before) => withMeasured({ usual: tableRowHeight, extra: before }, measured));
    }, []),
    forget: useCallback(() => {
      setExtra(noExtra);
    }, []),
  };
};

/** A table of any number of rows. Only visible rows are rendered. */
export const WindowTable = ({ label, count, columns, row, sx = {} }: WindowTableProps) => {
  const { body, extra, measure, forget } = useTallRows(count);
  const { watch, first, end, above, below } = useRowWindow({
    count,
    rowHeight: tableRowHeight,
    extra,
    onWidth: forget,
  });
  useLayoutEffect(measure, [measure, row, first, end, extra]);
  const drawn = (index: number) => {
    const own = row(index);
    return (
      own && (
        <tr key={own.key} aria-rowindex={rowIndexOf(index)}>
          {columns.map(({ key, isNumber }, place) => {
            const cell = own.cells[place];
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
    <Box ref={watch} sx={{ ...tableSx, ...sx }} tabIndex={0} role="region" aria-label={label}>
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
        <tbody ref={body}>
          {above > 0 && <tr aria-hidden style={{ height: above }} />}
          {Array.from({ length: Math.max(0, end - first) }, (_, at) => drawn(first + at))}
          {below > 0 && <tr aria-hidden style={{ height: below }} />}
        </tbody>
      </table>
    </Box>
  );
};
