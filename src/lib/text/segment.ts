/** Segments that browsers resolve (`/api/zones/..` is `/api/`), or that stand for a missing value. */
const noSegments: ReadonlySet<string> = new Set(['', '.', '..', 'undefined', 'null']);

/** Whether a value can be a segment of a path: a text or a number. */
export const isSegment = (value: unknown): boolean =>
  typeof value !== 'object' && !Number.isNaN(value) && !noSegments.has(String(value));
