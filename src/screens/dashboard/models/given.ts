/** What a chart's model is made of: rows of a period, and of the one before where it is compared. */
import type { AnalyticsCalls } from '../../../../dataProvider/calls/analyticsTypes';
import type { Period } from '../period/range';

/** Calls that tell figures: those named in the contract, but the exports. */
export type FigureName = {
  [Name in keyof AnalyticsCalls]: AnalyticsCalls[Name] extends (
    ...asked: Parameters<AnalyticsCalls['jobTime']>
  ) => Promise<readonly object[]>
    ? Name
    : never;
}[keyof AnalyticsCalls];

export type RowOf<Name extends FigureName> = Awaited<ReturnType<AnalyticsCalls[Name]>>[number];

export interface Given<Name extends FigureName> {
  readonly rows: readonly RowOf<Name>[];
  /** Null where nothing is compared, or the period before is not known. */
  readonly earlier: readonly RowOf<Name>[] | null;
  readonly period: Period;
  /** Number of the day it is; later ones have no figures yet. */
  readonly today: number;
}

/** Words of a chart by their key in the catalogue's part of it. */
export type Words = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** Where figures lead to. */
export interface Leads {
  readonly product: (id: string) => string;
  readonly zone: (id: string) => string;
  readonly location: (zoneId: string) => string;
  readonly day: (day: number) => string;
  /** Recent ones of the organization. */
  readonly jobs: string;
}

export interface Said {
  readonly words: Words;
  /** 'Median, before', for the paler series. */
  readonly before: (series: string) => string;
  readonly leads: Leads;
}
