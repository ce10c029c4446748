/** The listed rows and columns and their positions on the screen. */
import { edgesOf, headRow, type Corners } from '../../lib/grid/board/area';
import type { MatrixData } from './loadMatrixData';
import type { Block } from './model';
import { plainKey } from '../../lib/text/plainText';

// Sizes in px.
export const zoneWidth = 34;
export const regionWidth = 76;
/** Heights of the two header rows. */
export const regionsHeight = 34;
export const namesHeight = 148;
export const matrixSizes = { row: 34, head: regionsHeight + namesHeight, minWidth: zoneWidth };

interface Placed {
  /** X position in px from the first column's left edge. */
  readonly x: number;
  readonly width: number;
  readonly region: number;
}

/** A column for all listed zones of a region. */
export interface RegionColumn extends Placed {
  readonly kind: 'region';
  readonly isOpen: boolean;
  readonly zones: readonly number[];
  /** Width in px of the whole region with its zones' columns. */
  readonly span: number;
}

export interface ZoneColumn extends Placed {
  readonly kind: 'zone';
  readonly zone: number;
}

export type Column = RegionColumn | ZoneColumn;

export interface LayoutFilter {
  readonly products: string;
  readonly zones: string;
  /** Only products of this category; all if empty. */
  readonly category: string;
  /** Only zones of the region of this id; all if empty. */
  readonly region: string;
  /** Collapsed regions. */
  readonly closed: ReadonlySet<number>;
}

/** Numbers of the items of which a text contains the sought one, ignoring case. */
const matching = <T>(
  items: readonly T[],
  sought: string,
  textsOf: (item: T) => readonly string[],
): readonly number[] => {
  const wanted = plainKey(sought);
  return items.flatMap((item, at) =>
    textsOf(item).some((text) => plainKey(text).includes(wanted)) ? [at] : [],
  );
};

export const layoutOf = (
  matrixData: MatrixData,
  { products, zones, category, region: onlyRegion, closed }: LayoutFilter,
) => {
  const rows = matching(matrixData.products, products, ({ sku, description }) => [
    sku,
    description,
  ]).filter(
    (row) => category === '' || matrixData.products[row]?.categories.includes(category) === true,
  );
  const only = matrixData.regions.findIndex(({ id }) => id === onlyRegion);
  const listed = matching(matrixData.zones, zones, ({ name }) => [name]).filter(
    (zone) => onlyRegion === '' || matrixData.zones[zone]?.region === only,
  );
  const columns: Column[] = [];
  let total = 0;
  const place = (width: number) => {
    const x = total;
    total += width;
    return { x, width };
  };
  for (const region of matrixData.regions.keys()) {
    const inRegion = listed.filter((zone) => matrixData.zones[zone]?.region === region);
    if (inRegion.length === 0) continue;
    const isOpen = !closed.has(region);
    columns.push({
      kind: 'region',
      region,
      isOpen,
      zones: inRegion,
      span: regionWidth + (isOpen ? inRegion.length * zoneWidth : 0),
      ...place(regionWidth),
    });
    if (!isOpen) continue;
    for (const zone of inRegion) columns.push({ kind: 'zone', region, zone, ...place(zoneWidth) });
  }
  return {
    /** Product of each listed row. */
    rows,
    columns: columns as readonly Column[],
    zones: listed,
    /** Width of all columns in px. */
    width: total,
  };
};

export type Layout = ReturnType<typeof layoutOf>;

/** Products and zones of an area, in which a header means all rows. */
export const matrixBlockOf = ({ rows, columns }: Layout, area: Corners): Block => {
  const { top, bottom, left, right } = edgesOf(area);
  return {
    rows: top === headRow ? rows : rows.slice(top, bottom + 1),
    columns: columns.slice(left, right + 1).flatMap((column) => {
      if (column.kind === 'zone') return [column.zone];
      // A region's column means its zones if they are hidden or if nothing else is selected: a selection across an open
      // region must not include untouched zones.
      return !column.isOpen || left === right ? column.zones : [];
    }),
  };
};
