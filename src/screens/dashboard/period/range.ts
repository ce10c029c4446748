/** The days a dashboard looks at, and those right before them. */

export const presets = ['today', '7d', '28d', '90d', 'year'] as const;
export type Preset = (typeof presets)[number];

export type Range =
  | { readonly type: 'preset'; readonly preset: Preset }
  /** Both days count. */
  | { readonly type: 'custom'; readonly from: number; readonly to: number };

/** Days by their number (days.ts), both of them counting. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

const lengths: Readonly<Record<Preset, number>> = {
  today: 1,
  '7d': 7,
  '28d': 28,
  '90d': 90,
  year: 365,
};

export const defaultRange: Range = { type: 'preset', preset: '28d' };

/** More days than any chart could show, or any platform add up while one waits. */
export const mostDays = 731;

/** Presets end with today. */
export const periodOf = (range: Range, today: number): Period =>
  range.type === 'custom'
    ? { from: range.from, to: range.to }
    : { from: today - lengths[range.preset] + 1, to: today };

export const lengthOf = ({ from, to }: Period): number => to - from + 1;

/** As many days, right before. */
export const before = (period: Period): Period => ({
  from: period.from - lengthOf(period),
  to: period.from - 1,
});

/** Every day of a period, oldest first. */
export const daysOf = (period: Period): readonly number[] =>
  Array.from({ length: lengthOf(period) }, (_, at) => period.from + at);
