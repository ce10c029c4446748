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
  /** One for each position on the axis; null if unknown. */
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
}

export type ChartModel =
  | {
      readonly type: 'days';
      /** `YYYY-MM-DD`, without gaps, oldest first; `to` is the address of a day's details. */
      readonly days: readonly ChartPlace[];
      readonly series: readonly Series[];
      readonly unit: Unit;
    }
  | {
      /** Horizontal bars in the given order. */
      readonly type: 'bars';
      readonly places: readonly ChartPlace[];
      readonly series: readonly Series[];
      readonly unit: Unit;
    }
  | {
      readonly type: 'heatMap';
      readonly rows: readonly ChartPlace[];
      readonly columns: readonly ChartPlace[];
      /** By row, then by column. */
      readonly cells: readonly (readonly (number | null)[])[];
      /** The values of the previous period, and the names of its columns. */
      readonly before?: {
        readonly cells: readonly (readonly (number | null)[])[];
        readonly labels: readonly string[];
      };
      readonly unit: Unit;
    }
  | {
      /** Frequencies: bins around zero. */
      readonly type: 'histogram';
      readonly bins: readonly {
        readonly from: number;
        readonly to: number;
        readonly count: number;
        /** Count in the previous period. */
        readonly before?: number;
      }[];
      /** Name of the previous period's values. */
      readonly beforeLabel?: string;
      readonly unit: Unit;
    };

/** Texts of a chart, on the screen and in its file. */
export interface ChartWords {
  readonly title: string;
  readonly question: string;
  /** The date range, and whose figures they are. */
  readonly about: string;
  /** IANA time zone that defines the days. */
  readonly timeZone: string;
  /** Base name of downloaded files, without an extension. */
  readonly fileName: string;
}
