/** What a chart is given: figures and how they are meant. The same model makes the drawing, the table and the CSV. */

/** How a figure is written: always by the person's locale. */
export type Unit =
  | { readonly type: 'count' }
  /** Figures in seconds. */
  | { readonly type: 'duration' }
  /** Figures from 0 to 1. */
  | { readonly type: 'share' }
  /** Units of measure by their code, e.g. EACH. */
  | { readonly type: 'uom'; readonly code: string };

export interface Series {
  readonly key: string;
  /** In the person's words. */
  readonly label: string;
  /** One for each place on the axis; null where nothing is known. */
  readonly values: readonly (number | null)[];
  /** `previous`: the period before, drawn pale beneath. */
  readonly role?: 'main' | 'previous';
  /** The console's address of what the series is of. */
  readonly to?: string;
}

/** A thing that figures belong to; `to` is the console's address of what stands behind it. */
export interface Place {
  readonly key: string;
  readonly label: string;
  readonly to?: string;
}

export type ChartModel =
  | {
      readonly type: 'days';
      /** `YYYY-MM-DD`, without gaps, oldest first. `to` leads to what stands behind a day. */
      readonly days: readonly Place[];
      readonly series: readonly Series[];
      readonly look: 'line' | 'area' | 'bars';
      readonly unit: Unit;
    }
  | {
      /** Horizontal bars, in the order given. */
      readonly type: 'bars';
      readonly places: readonly Place[];
      readonly series: readonly Series[];
      readonly unit: Unit;
    }
  | {
      readonly type: 'heatMap';
      readonly rows: readonly Place[];
      readonly columns: readonly Place[];
      /** By row, then column. */
      readonly cells: readonly (readonly (number | null)[])[];
      /** The same of the period before, and what its columns are called. */
      readonly before?: {
        readonly cells: readonly (readonly (number | null)[])[];
        readonly labels: readonly string[];
      };
      readonly unit: Unit;
    }
  | {
      /** How often a figure occurs: bins around zero. */
      readonly type: 'histogram';
      readonly bins: readonly {
        readonly from: number;
        readonly to: number;
        readonly count: number;
        /** Of the period before. */
        readonly before?: number;
      }[];
      /** What the figures of the period before are called. */
      readonly beforeLabel?: string;
      readonly unit: Unit;
    };

/** What a chart says of itself, on the screen, in its file and on paper. */
export interface ChartWords {
  readonly title: string;
  /** The question it answers. */
  readonly question: string;
  /** The range and whose figures they are, in words. */
  readonly about: string;
  /** IANA zone by whose days the figures are told. */
  readonly timeZone: string;
  /** Begin of a downloaded file's name, without an extension. */
  readonly fileName: string;
}
