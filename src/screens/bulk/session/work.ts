/** What differs between adding, importing and editing: the rows that are sent, their calls, and what comes back. */
import type { KeptRun } from '../../../lib/batches/journal';
import { asText } from '../../../fields/shared/asText';
import type { RowResult, RunPlan, SaveRun, Sent, SentRow } from '../../../lib/batches/types';
import type { BulkState, SheetRows } from './createBulkSession';

/** Texts of a row for lists, by field name. */
export type WorkTexts = Readonly<Record<string, string>>;

/** Values of others that were kept are shown instead of those that were not sent. */
export const shownOf = (
  { shown, values = {} }: SentRow,
  { kept = {} }: Pick<RowResult, 'kept'> = {},
): WorkTexts => ({
  ...(shown ??
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, asText(value) ?? '']))),
  ...Object.fromEntries(Object.entries(kept).map(([key, { text }]) => [key, text])),
});

export interface BulkWork<Row extends SentRow> {
  /**
   * Loads how the rows of a new run are sent, or those of one that a closed page left; null until the journal is open.
   */
  readonly plan: ((kept?: KeptRun) => Promise<RunPlan<Row>>) | null;
  /** Checks the rows with the platform before the review; resolves to whether they can be reviewed. */
  readonly check?: (signal: AbortSignal) => Promise<boolean>;
  /** Whether leaving would lose rows of the sheet. */
  readonly isUnsaved: (state: BulkState<Row>) => boolean;
  /** Whether a changed row would be sent. */
  readonly hasEffect?: (row: number) => boolean;
  /** Called with a new search text, before the rows of the sheet are filtered. */
  readonly onSearch?: (text: string) => void;
  /** Called after each pass of a run. */
  readonly onEnd: (sent: Sent<Row>) => void;
  /** Called before the rows of a run return to the sheet. */
  readonly onBack: (
    sent: Sent<Row>,
    sheet: SheetRows | null,
  ) => {
    /** Another sheet, or the same one after all its rows changed; by default the sheet stays as it is. */
    readonly sheet?: SheetRows;
    /** Why rows failed if no cell shows it. */
    readonly reasons?: BulkState['reasons'];
  };
  /** Reports that nothing was sent: the rows could not be prepared, or the run could not be started. */
  readonly onFailed: (error: unknown, at: 'preparing' | 'starting') => void;
}

/** Another tab works on the run or has ended it, so what is left of it is unknown here. */
export const isElsewhere = (run: Pick<SaveRun, 'progress'>): boolean =>
  run.progress().halt === 'elsewhere';

/** Rows that still have something to send. */
export const rowsLeft = <Row extends SentRow>({ rows, run }: Sent<Row>): readonly Row[] =>
  rows.filter(({ row }) => run.results().get(row)?.type !== 'saved');

/** A cell without an error whose text has no value to send: its option may just have been removed. */
export class UnreadableCell extends Error {
  /** The cell's text, and the labels of its row and column. */
  readonly place: Readonly<Record<'line' | 'label' | 'text', string>>;

  constructor(place: UnreadableCell['place']) {
    super(`A cell of column '${place.label}' cannot be converted.`);
    this.name = 'UnreadableCell';
    this.place = place;
  }
}
