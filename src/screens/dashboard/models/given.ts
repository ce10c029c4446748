/** Input of a chart's model: rows of a period, and of the previous one if compared. */
import type { AnalyticsCalls } from '../../../../dataProvider/calls/analytics';
import type { Period } from '../period/range';

/** Analytics calls of the contract, except exports. */
export type FigureName = {
  [Name in keyof AnalyticsCalls]: AnalyticsCalls[Name] extends (
    ...args: Parameters<AnalyticsCalls['jobTime']>
  ) => Promise<readonly object[]>
    ? Name
    : never;
}[keyof AnalyticsCalls];

export type RowOf<Name extends FigureName> = Awaited<ReturnType<AnalyticsCalls[Name]>>[number];

export interface ModelData<Name extends FigureName> {
  readonly rows: readonly RowOf<Name>[];
  /** Null if nothing is compared or the previous period is unknown. */
  readonly earlier: readonly RowOf<Name>[] | null;
  readonly period: Period;
  /** Number of today; later days have no figures. */
  readonly today: number;
}

/** Texts of a chart, by key in its part of the catalogue. */
export type Words = (key: string, values?: Readonly<Record<string, unknown>>) => string;

export interface RecordLinks {
  readonly product: (id: string) => string;
  readonly zone: (id: string) => string;
  readonly location: (zoneId: string) => string;
  readonly day: (day: number) => string;
  /** Recent jobs of the organization. */
  readonly jobs: string;
}

export interface ModelTexts {
  readonly words: Words;
  /** Name of a key figure. */
  readonly measure: (key: 'accuracy' | 'jobs' | 'adjustments') => string;
  /** Name of the lighter series: 'Median, before'. */
  readonly before: (series: string) => string;
  readonly links: RecordLinks;
}
