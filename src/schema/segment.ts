/** Segments that browsers resolve (`/api/zones/..` is `/api/`), or that stand for a missing value. */
const noSegments: ReadonlySet<string> = new Set(['', '.', '..', 'undefined', 'null']);

/** Whether a value can be a segment of a path. */
export const isSegment = (value: unknown): boolean => !noSegments.has(String(value ?? ''));
