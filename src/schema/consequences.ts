/** Effects of a removal or a change beyond the record itself, shown before it happens. */
import type { ReadCall } from './calls';
import type { Condition } from './condition';

/** Counts are read when the question is shown, and never estimated. */
export type Count =
  /** A list or number in the record. */
  | { readonly field: string }
  /**
   * Records of another entity: its list with these filters, or with these parent ids. Values are templates over the
   * record.
   */
  | {
      readonly of: string;
      readonly where?: Readonly<Record<string, string>>;
      readonly within?: Readonly<Record<string, string>>;
    }
  /** The entries of the list that a call returns; the query has templates such as `{record.id}`. */
  | (ReadCall & { readonly read: string });

export interface Consequence {
  /**
   * Plural forms, chosen by the count: '{smart_count} zone loses … |||| {smart_count} zones lose …'. `{name}` is the
   * record's name.
   */
  readonly text: string;
  /** If absent, the text is always shown. If present, the text is not shown for a count of zero. */
  readonly counts?: Count;
  readonly shownIf?: Condition;
}
