/** Converts the platform's records to the grid's data: sorted, reduced, with links as bits. */
import type { MatrixData, MatrixRegion } from './matrixData';
import { learn, matrixOf, type Matrix } from './model';

export interface LoadedProduct {
  readonly id: string;
  readonly sku: string;
  readonly description: string;
  readonly isArchived: boolean;
  /** Ids of its zones. */
  readonly zones: readonly string[];
}

export interface LoadedZone {
  readonly id: string;
  readonly name: string;
  readonly regionId: string | null;
  readonly regionName: string | null;
}

const { compare } = new Intl.Collator(undefined, { numeric: true });

/** Regions by name; zones without a region last. */
const regionsOf = (zones: readonly LoadedZone[]): ReadonlyMap<string | null, MatrixRegion> => {
  const names = new Map(
    zones.map(({ regionId, regionName }) => [regionId, regionName ?? regionId]),
  );
  const sorted = [...names].sort(([one, name], [other, otherName]) => {
    if (one === null || other === null) return one === null ? 1 : -1;
    return compare(name ?? '', otherName ?? '');
  });
  return new Map(sorted.map(([id, name]) => [id, { name: id === null ? null : name }]));
};

export const buildMatrixData = (
  products: readonly LoadedProduct[],
  zones: readonly LoadedZone[],
): { readonly matrixData: MatrixData; readonly matrix: Matrix } => {
  const regions = regionsOf(zones);
  const places = new Map([...regions.keys()].map((id, place) => [id, place]));
  const placeOf = ({ regionId }: LoadedZone) => places.get(regionId) ?? 0;
  const columns = [...zones].sort(
    (one, other) => placeOf(one) - placeOf(other) || compare(one.name, other.name),
  );
  const rows = [...products].sort((one, other) => compare(one.sku, other.sku));

  const matrix = matrixOf(rows.length, columns.length);
  const columnOf = new Map(columns.map(({ id }, column) => [id, column]));
  rows.forEach((product, row) => {
    if (product.isArchived) matrix.held[row] = 1;
    for (const zone of product.zones) {
      const column = columnOf.get(zone);
      if (column !== undefined) learn(matrix, { row, column, isOn: true });
    }
  });
  return {
    matrix,
    matrixData: {
      products: rows.map(({ id, sku, description, isArchived }) => ({
        id,
        sku,
        description,
        isArchived,
      })),
      zones: columns.map((zone) => ({ id: zone.id, name: zone.name, region: placeOf(zone) })),
      regions: [...regions.values()],
    },
  };
};
