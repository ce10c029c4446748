/** What a call takes besides its resource and its id: react-admin's `signal`, and our use of `meta`. */
import { noParents, type ParentIds } from '../../src/schema/routes';

/** Additional options in a react-admin hook's `meta`. */
export interface Meta {
  /** The parent ids, by the names in the declared paths. */
  readonly within?: ParentIds;
  /** If a search finds nothing, look for approximate matches; the response then has `meta.loose`. */
  readonly isLoose?: boolean;
  /**
   * For `update`: the stored record, which the caller has just read with `getOne`. The data provider then does not read
   * it again to fill the keys that `data` leaves out. Never a row of a list or an older copy: its values are sent.
   */
  readonly stored?: Readonly<Record<string, unknown>>;
}

export interface ReadOptions {
  /** Cancels a read when the caller no longer needs it; mutations never have one. */
  readonly signal?: AbortSignal | undefined;
  readonly meta?: Meta | undefined;
}

export const withinOf = ({ meta }: Pick<ReadOptions, 'meta'>): ParentIds =>
  meta?.within ?? noParents;

/** For react-admin's types, which accept no undefined signal. */
export const withSignal = ({ signal }: ReadOptions) => (signal ? { signal } : {});
