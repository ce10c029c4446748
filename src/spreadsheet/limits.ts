/** What a file may hold at most; beyond it is refused, before and while it is unpacked. */
export const limits = {
  fileBytes: 50 * 1024 * 1024,
  /** Parts of a workbook's zip. */
  parts: 2_000,
  /** Unpacked, as the zip's directory says and as it turns out. */
  declaredBytes: 400 * 1024 * 1024,
  partBytes: 300 * 1024 * 1024,
  /** Unpacked against packed, for parts above `ratioFromBytes`. */
  ratio: 200,
  ratioFromBytes: 1024 * 1024,
  rows: 100_000,
  columns: 512,
  /** Characters, as in Excel. */
  cell: 32_767,
  heading: 200,
  sheets: 100,
  /** Milliseconds without progress after which the worker is ended. */
  patience: 30_000,
} as const;

export type Limits = { readonly [Name in keyof typeof limits]: number };
