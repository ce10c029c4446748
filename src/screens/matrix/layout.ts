/** The listed rows and columns and their positions on the screen. */
import { maskOf } from './model';
import type { MatrixData } from './loadMatrixData';

/** Pixels. */
export const rowHeight = 34;
export const zoneWidth = 34;
export const regionWidth = 76;

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
  readonly mask: Uint32Array;
  /** Number of its zones. */
  readonly size: number;
  /** Width in px of the whole region with its zones' columns. */
  readonly span: number;
}

export interface ZoneColumn extends Placed {
  readonly kind: 'zone';
  readonly zone: number;
}

export type Column = RegionColumn | ZoneColumn;

export interface Layout {
  /** Product of each listed row. */
  readonly rows: readonly number[];
  readonly columns: readonly Column[];
  /** Number of listed zones. */
  readonly zoneCount: number;
  /** Width of all columns in px. */
  readonly width: number;
}

export interface LayoutFilter {
  readonly products: string;
  readonly zones: string;
  /** Collapsed regions. */
  readonly closed: ReadonlySet<number>;
}

const has = (text: string, wanted: string): boolean => text.toLocaleLowerCase().includes(wanted);

const numbersOf = <T>(items: readonly T[], isListed: (item: T) => boolean): readonly number[] =>
  items.flatMap((item, at) => (isListed(item) ? [at] : []));

export const layoutOf = (
  matrixData: MatrixData,
  { products, zones, closed }: LayoutFilter,
): Layout => {
  const [wantedProduct, wantedZone] = [products, zones].map((text) =>
    text.trim().toLocaleLowerCase(),
  );
  const rows = numbersOf(
    matrixData.products,
    ({ sku, description }) =>
      has(sku, wantedProduct ?? '') || has(description, wantedProduct ?? ''),
  );
  const listed = numbersOf(matrixData.zones, ({ name }) => has(name, wantedZone ?? ''));
  const byRegion = new Map<number, number[]>();
  for (const zone of listed) {
    const region = matrixData.zones[zone]?.region ?? 0;
    const own = byRegion.get(region);
    if (own) own.push(zone);
    else byRegion.set(region, [zone]);
  }

  const columns: Column[] = [];
  let x = 0;
  for (const region of matrixData.regions.keys()) {
    const own = byRegion.get(region) ?? [];
    if (own.length === 0) continue;
    const isOpen = !closed.has(region);
    const span = regionWidth + (isOpen ? own.length * zoneWidth : 0);
    const mask = maskOf(matrixData.zones.length, own);
    columns.push({
      kind: 'region',
      region,
      x,
      width: regionWidth,
      isOpen,
      mask,
      size: own.length,
      span,
    });
    if (isOpen) {
      own.forEach((zone, at) => {
        columns.push({
          kind: 'zone',
          region,
          zone,
          x: x + regionWidth + at * zoneWidth,
          width: zoneWidth,
        });
      });
    }
    x += span;
  }
  return { rows, columns, zoneCount: listed.length, width: x };
};
