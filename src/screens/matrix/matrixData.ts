/** The records of the grid, reduced to what is displayed. */

export interface MatrixProduct {
  readonly id: string;
  readonly sku: string;
  readonly description: string;
  readonly isArchived: boolean;
}

export interface MatrixZone {
  readonly id: string;
  readonly name: string;
  /** Index of its region in the list of regions. */
  readonly region: number;
}

export interface MatrixRegion {
  /** Null for zones without a region, which come last (rules 2, regions). */
  readonly name: string | null;
}

/** In display order: products by SKU, zones by region and name. */
export interface MatrixData {
  readonly products: readonly MatrixProduct[];
  readonly zones: readonly MatrixZone[];
  readonly regions: readonly MatrixRegion[];
}
