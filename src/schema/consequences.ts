/** What a removal or a change means beyond the record itself, told before it is done. */
import type { ReadCall } from './calls';
import type { Condition } from './condition';

/** How many there are is read when the question is asked, and never guessed. */
export type Count =
  /** A list or number that the record has. */
  | { readonly field: string }
  /** Records of another entity: its list with these filters, or within these parents. Templates over the record. */
  | {
      readonly of: string;
      readonly where?: Readonly<Record<string, string>>;
      readonly within?: Readonly<Record<string, string>>;
    }
  /** The entries of a list that a call gives; its query is made of `{record.id}` and the like. */
  | (ReadCall & { readonly read: string });

export interface Consequence {
  /** Chosen by the count: '{smart_count} zone loses … |||| {smart_count} zones lose …'; `{name}` is the record's. */
  readonly text: string;
  /** Without it, the text is always told. With it, nothing is told of none. */
  readonly counts?: Count;
  readonly shownIf?: Condition;
}
