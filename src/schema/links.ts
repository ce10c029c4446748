/** Records of another entity that are joined to a record, one by one or many (rules 2, Availability list). */
import type { Condition } from './condition';

export interface Links {
  /** List type of the specification; its words stand in the catalogue under this name. */
  readonly type: 'product_zones' | 'zone_products';
  /** Entity whose rows are listed, and the end of the link that its id is. */
  readonly of: string;
  /** Which end of a pair a row is; the record at hand is the other one. */
  readonly end: LinkEnd;
  readonly columns: readonly string[];
  readonly filters?: readonly string[];
  /** Filters that always hold, as names of the record's fields: rows of its organization only. */
  readonly where: Readonly<Record<string, string>>;
  /** Reads what is joined now; `:id` and `{record.id}` are the record's. */
  readonly joined: {
    readonly path: string;
    readonly query?: Readonly<Record<string, string>>;
    readonly read: string;
    /** Key of the row's id in each entry. */
    readonly id: string;
  };
  readonly calls: LinkCalls;
  /** Nothing can be joined to the record while this holds for it. */
  readonly heldIf?: Condition;
  /** A row cannot be joined while this holds for it; what is joined can still be parted. */
  readonly heldRowIf?: Condition;
}

export type LinkEnd = 'zone' | 'product';

/** One link, or a place for one: the ids of its two ends. */
export type Pair = Readonly<Record<LinkEnd, string>>;

/**
 * What one call joins or parts. The pairs of a removal are all combinations of its two lists: the platform
 * parts every one of them.
 */
export interface Batch {
  readonly isOn: boolean;
  readonly pairs: readonly Pair[];
}

/** The calls that join and part, with the names of the two ends in their bodies (rules 7, Zone products). */
export interface LinkCalls {
  readonly ends: Readonly<Record<LinkEnd, string>>;
  readonly addOne: { readonly path: string; readonly with: Readonly<Record<string, unknown>> };
  /** At most `batch` pairs a call, as a list under `as`. */
  readonly addMany: { readonly path: string; readonly as: string; readonly batch: number };
  /** Parts every pair of two lists. */
  readonly remove: { readonly path: string; readonly lists: Readonly<Record<LinkEnd, string>> };
  /** Tells which of the pairs given are joined. */
  readonly check: { readonly path: string; readonly as: string; readonly read: string };
  /** Dotted path of the number of links that a call has truly changed, where the answer names it. */
  readonly affected: string;
  readonly actions: { readonly add: string; readonly remove: string };
}
