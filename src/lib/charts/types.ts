/** The model of a chart: values and their meaning. The same model makes the chart, the table and the CSV file. */

/** How a value is formatted, always in the person's locale. */
export type Unit =
  | { readonly type: 'count' }
  /** In seconds. */
  | { readonly type: 'duration' }
  /** From 0 to 1. */
  | { readonly type: 'share' }
  /** A unit of measure by its code, such as EACH. */
  | { readonly type: 'uom'; readonly code: string };

export interface Series {
  readonly key: string;
  /** Translated. */
  readonly label: string;
  /** One for each place; null if unknown. */
  readonly values: readonly (number | null)[];
  /** `previous`: the previous period, drawn pale below the others. */
  readonly role?: 'previous';
  /** Address of the series' details. */
  readonly to?: string;
}

/** Something that values belong to; `to` is the address of its details. */
export interface ChartPlace {
  readonly key: string;
  readonly label: string;
  readonly to?: string;
  /** Of a bin: its bounds, both inclusive. */
  readonly range?: readonly [from: number, to: number];
}

export interface ChartModel {
  /**
   * `days`: lines over days, whose keys are `YYYY-MM-DD`, without gaps, oldest first. `bars`: horizontal, in the given
   * order. `heatMap`: a row for each place, a column for each series. `histogram`: how often values fall into each bin.
   */
  readonly type: 'days' | 'bars' | 'heatMap' | 'histogram';
  readonly places: readonly ChartPlace[];
  readonly series: readonly Series[];
  readonly unit: Unit;
}

/** Texts of a chart, on the screen and in its file. */
export interface ChartWords {
  readonly title: string;
  readonly question: string;
  /** The date range, and whose figures they are. */
  readonly about: string;
  /** IANA time zone that defines the days. */
  readonly timeZone: string;
  /** Of downloaded files, without time zone and extension; portable, with the date range. */
  readonly fileName: string;
}
