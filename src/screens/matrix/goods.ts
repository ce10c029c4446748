/** What the rows and columns of the matrix are: as little of each record as is shown. */

export interface MatrixProduct {
  readonly id: string;
  readonly sku: string;
  readonly description: string;
  readonly isArchived: boolean;
}

export interface MatrixZone {
  readonly id: string;
  readonly name: string;
  /** Place of its region in the list of regions. */
  readonly region: number;
}

export interface MatrixRegion {
  /** Null for zones that are in no region; they stand last (rules 2, regions). */
  readonly name: string | null;
}

/** Sorted as shown: products by SKU, zones by region and name. */
export interface Goods {
  readonly products: readonly MatrixProduct[];
  readonly zones: readonly MatrixZone[];
  readonly regions: readonly MatrixRegion[];
}
