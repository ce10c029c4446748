/** Maximum sizes of a file. A larger one is refused before or during unpacking. */
export const limits = {
  fileBytes: 50 * 1024 * 1024,
  /** Number of entries in a workbook's zip. */
  parts: 2_000,
  /** Unpacked size, both as declared in the zip's directory and as measured. */
  declaredBytes: 400 * 1024 * 1024,
  partBytes: 300 * 1024 * 1024,
  /** Ratio of unpacked to packed size, for entries above `ratioFromBytes`. */
  ratio: 200,
  ratioFromBytes: 1024 * 1024,
  rows: 100_000,
  columns: 512,
  /** Characters, as in Excel. */
  cell: 32_767,
  heading: 200,
  sheets: 100,
  /** Milliseconds without progress before the worker is terminated. */
  patience: 30_000,
} as const;

export type Limits = { readonly [Name in keyof typeof limits]: number };
