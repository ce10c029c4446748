/**
 * Calls of the platform as data (Specification 7). Where a declaration states no call, the conventions of
 * ra-data-simple-rest on its `api` path hold; it states only where the platform differs.
 */

/** How a list is cut into pages. `whole`: the platform sends everything, the console pages what it has. */
export type Paging =
  | { readonly kind: 'page'; readonly page: string; readonly size: string }
  | { readonly kind: 'offset'; readonly offset: string }
  | { readonly kind: 'whole' };

/** Where filter values go: each its own query parameter, or all as one JSON parameter. */
export type FilterParameters<Name extends string> =
  | { readonly kind: 'query'; readonly names: { readonly [K in Name]?: string } }
  | { readonly kind: 'json'; readonly parameter: string; readonly names: readonly Name[] };

export interface ListCall<Name extends string = string> {
  readonly path: string;
  /** Dotted path of the rows in the response. */
  readonly read: string;
  readonly paging: Paging;
  readonly filters?: FilterParameters<Name>;
  /** Query parameter of a text search; without one the loaded rows are searched. */
  readonly search?: string;
  /** Query parameter that takes several ids, joined by comma: references on a page in one call. */
  readonly ids?: string;
}

export interface OneCall {
  readonly path: string;
  /** Query parameter that takes the id where the platform has no path for one record (readings.md 1). */
  readonly idIn?: string;
  readonly read?: string;
}

export interface SearchCall<Name extends string = string> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Values taken from the form at hand; nothing is asked while one is missing. */
  readonly needs: readonly Name[];
  readonly read: string;
  /** Keys that may hold an entry's name, the first present one wins. */
  readonly label: readonly string[];
  /** Least number of characters (Specification 9). */
  readonly min: number;
}

export interface WriteCall<Name extends string = string> {
  readonly path: string;
  /** Body keys, exactly these. */
  readonly send: readonly Name[];
  /** Fields that go into the query instead. */
  readonly query?: readonly Name[];
  /** Body key that repeats the record's id. */
  readonly idAs?: string;
  /** How the body leaves; JSON when absent. Multipart sends each key as a part. */
  readonly as?: 'multipart';
  /** Multipart name of a key, where it differs. */
  readonly partNames?: { readonly [K in Name]?: string };
  /** Dotted path of the new id in the response of a creation. */
  readonly newId?: string;
  /** Call that tells whether a creation whose answer was lost has happened after all. */
  readonly check?: CheckCall<Name>;
}

/** `POST /api/products/check {account_id, skus}`: asked before a creation is sent a second time. */
export interface CheckCall<Name extends string = string> {
  readonly path: string;
  /** Field that goes along as it is: the organization. */
  readonly within: Name;
  /** Field that tells records apart, and the body key that takes a list of its values. */
  readonly by: Name;
  readonly as: string;
  /** Dotted path of the records found; each has an id and the field's value. */
  readonly read: string;
}

export interface RemoveCall {
  readonly path: string;
}

/** A read that is none of the five, named by the declaration: `/api/products/:id/notional`. */
export interface ReadCall {
  readonly path: string;
  readonly read?: string;
}

export interface Calls<Name extends string = string> {
  readonly list?: ListCall<Name>;
  readonly one?: OneCall;
  readonly search?: SearchCall<Name>;
  readonly create?: WriteCall<Name>;
  readonly update?: WriteCall<Name>;
  readonly remove?: RemoveCall;
  readonly extra?: Readonly<Record<string, ReadCall>>;
}

export const byPage = (names: { page: string; size: string }): Paging => ({
  kind: 'page',
  ...names,
});
export const byOffset = (offset: string): Paging => ({ kind: 'offset', offset });
export const whole: Paging = { kind: 'whole' };

/** Fills `:name` segments; null while a value is missing, so that no call leaves with a hole in it. */
export const fillPath = (
  path: string,
  values: Readonly<Record<string, unknown>>,
): string | null => {
  const isMissing = (name: string): boolean => values[name] == null || values[name] === '';
  const names = [...path.matchAll(/:([A-Za-z_]+)/g)].map(([, name = '']) => name);
  if (names.some(isMissing)) return null;
  return path.replace(/:([A-Za-z_]+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
};
