/** Which products and zones an area of the grid holds, and where keys move. */
import { edgesOf, headRow, type Corners, type Extent, type Place } from '../../sheet/board/area';
import { movedBy as movedInGrid } from '../../sheet/board/move';
import { maskOf } from './model';
import type { Layout } from './layout';

/** Products and zones of an area, in which a header means all rows. */
export const cellsIn = ({ rows, columns }: Layout, area: Corners, zones: number) => {
  const { top, bottom, left, right } = edgesOf(area);
  const selected = columns.slice(left, right + 1);
  const mask = maskOf(
    zones,
    selected.flatMap((column) => (column.kind === 'zone' ? [column.zone] : [])),
  );
  for (const column of selected) {
    // A region's column means its zones if they are hidden or if nothing else is selected: a selection across an open
    // region must not include untouched zones.
    if (column.kind === 'zone' || (column.isOpen && left !== right)) continue;
    column.mask.forEach((word, at) => {
      mask[at] = (mask[at] ?? 0) | word;
    });
  }
  return { rows: top === headRow ? rows : rows.slice(top, bottom + 1), mask };
};

export const extentOf = ({ rows, columns }: Layout): Extent => ({
  rows: rows.length,
  columns: columns.length,
  canChoose: false,
});

/** The target of a key; null for keys that do not move. */
export const movedBy = (
  layout: Layout,
  from: Place,
  { isFar, ...pressed }: Omit<Parameters<typeof movedInGrid>[2], 'isFilled'>,
): Place | null => {
  // Ctrl moves to the first product, and only from there to the header.
  const isUpFromFirst = pressed.key === 'ArrowUp' && from.row === 0;
  return movedInGrid(extentOf(layout), from, { ...pressed, isFar: isFar && !isUpFromFirst });
};
