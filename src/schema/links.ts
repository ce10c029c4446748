/** Records of another entity that are joined to a record, one at a time or many (rules 2, Availability list). */
import type { Condition } from './condition';
import type { PhoneColumn } from './field';

export interface Links {
  /** Exact list type, as docs/rules.md names it; also the key of its texts in the catalogue. */
  readonly type: string;
  /** Entity that supplies the rows. */
  readonly of: string;
  /** Position of a row in a pair; the current record has the other one. */
  readonly end: LinkEnd;
  readonly columns: readonly string[];
  /** The first columns on a phone; by default the name and the states. */
  readonly onPhone?: readonly PhoneColumn<string>[];
  readonly filters?: readonly string[];
  /** Constant filters, with the record's fields that supply their values: only rows of its organization. */
  readonly where: Readonly<Record<string, string>>;
  /** Reads the joined rows; `:id` and `{record.id}` are the record's id. */
  readonly joined: {
    readonly path: string;
    readonly query?: Readonly<Record<string, string>>;
    readonly read: string;
    /** Key of the row's id in each entry. */
    readonly id: string;
  };
  readonly calls: LinkCalls;
  /** No rows can be joined while this holds for the record. */
  readonly heldIf?: Condition;
  /** A row cannot be joined while this holds for it; a joined row can still be removed. */
  readonly heldRowIf?: Condition;
  /** Lists the joined rows before the others, unless there are too many rows to read all of them. */
  readonly joinedFirst?: true;
}

export type LinkEnd = 0 | 1;

/** Something for each end of a link, in the order that the declaration chooses. */
type Ends = readonly [string, string];

/** A link, existing or possible: the ids of its two records. */
export type Pair = Ends;

/**
 * What one call joins or removes. The pairs of a removal are all combinations of its two lists, because the platform
 * removes every one of them.
 */
export interface LinkBatch {
  readonly isOn: boolean;
  readonly pairs: readonly Pair[];
  /** The amount of each pair that is joined, in the order of the pairs. Without them, links get what `with` says. */
  readonly amounts?: readonly number[];
}

/** An existing link, or one to be. */
export interface LinkWithAmount {
  readonly pair: Pair;
  readonly amount: number;
}

/** Sends a batch; `affected` is the number of links that the platform reports as changed, null if it reports nothing. */
export type SendBatch = (batch: LinkBatch) => Promise<{ readonly affected: number | null }>;

/** The calls that join and remove, with the body keys of the two ends (rules 7, Zone products). */
export interface LinkCalls {
  readonly ends: Ends;
  readonly addOne: { readonly path: string; readonly with: Readonly<Record<string, unknown>> };
  /** At most `batch` pairs per call, as a list under `as`. */
  readonly addMany: { readonly path: string; readonly as: string; readonly batch: number };
  /** Removes every combination of two lists. */
  readonly remove: { readonly path: string; readonly lists: Ends };
  /** Returns which of the given pairs are joined. */
  readonly check: { readonly path: string; readonly as: string; readonly read: string };
  /** The number that each link has; joining an existing pair again changes it (rules R65). */
  readonly amount?: LinkAmount;
  /** Dotted path of the number of links that a call changed, if the response contains it. */
  readonly affected: string;
  readonly actions: { readonly add: string; readonly remove: string };
}

/** A number of at least 0 that each link has: how many of a product should be in a zone. */
export interface LinkAmount {
  /** Its key in a link, and in what `list` returns. */
  readonly key: string;
  /** Key of its texts in the catalogue, below `facings.amounts`. */
  readonly texts: 'par';
  /** Reads the links of a record of the first end, with their amounts; `{record.id}` is its id. */
  readonly list: {
    readonly path: string;
    readonly query: Readonly<Record<string, string>>;
    readonly read: string;
  };
}
