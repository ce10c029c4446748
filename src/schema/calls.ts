/**
 * Calls of the platform as data (rules 7). Where a declaration states no call, the conventions of
 * ra-data-simple-rest on its `api` path hold; it states only where the platform differs.
 *
 * A path's `:name` segments are filled from the record's id and from the parents its address names ("within"):
 * `/api/organizations/:account_id/pick-lists/:id`. Templates (`{identity.id}`, `{within.account_id}`,
 * `{record.id}`) stand where a value is made of those.
 */

/** How a list is cut into pages. `whole`: the platform sends everything, the console pages what it has. */
export type Paging =
  | { readonly kind: 'page'; readonly page: string; readonly size: string }
  | { readonly kind: 'offset'; readonly offset: string }
  | { readonly kind: 'whole' };

/** Fields that a list's own call filters by. */
export const filteredBy = ({ filters }: Pick<ListCall, 'filters'>): readonly string[] => {
  if (!filters) return [];
  return filters.kind === 'query' ? Object.keys(filters.names) : filters.names;
};

/** Where filter values go: each its own query parameter, or all as one JSON parameter. */
export type FilterParameters<Name extends string> =
  | { readonly kind: 'query'; readonly names: { readonly [K in Name]?: string } }
  | { readonly kind: 'json'; readonly parameter: string; readonly names: readonly Name[] };

export interface SortParameters<Name extends string> {
  readonly kind: 'pair';
  /** Query parameter of the field's name. */
  readonly field: string;
  /** Query parameter of the direction. */
  readonly order: string;
  /** Fields it takes. */
  readonly fields: readonly Name[];
}

export interface SearchAt<Name extends string = string> {
  readonly path: string;
  readonly parameter: string;
  readonly read: string;
  /** Filters of the list that this call takes as well; the others are applied to its rows by the console. */
  readonly takes?: readonly Name[];
}

export interface ListCall<Name extends string = string> {
  readonly path: string;
  /** Dotted path of the rows in the response. */
  readonly read: string;
  readonly paging: Paging;
  /** A list that comes whole is filtered by the console where a filter is not among these. */
  readonly filters?: FilterParameters<Name>;
  /** Query parameter of a text search; without one the loaded rows are searched. */
  readonly search?: string;
  /** A text search that is a call of its own; its rows come whole (`GET /api/zones/search`). */
  readonly searchAt?: SearchAt<Name>;
  /** It gives only the newest rows, and does not say how many older ones there are. */
  readonly isNewestOnly?: boolean;
  /** Query parameter that takes several ids, joined by comma: references on a page in one call. */
  readonly ids?: string;
  /** Rows are plain texts; each becomes a record with the text under this key, and as its id. */
  readonly textAs?: Name;
  /**
   * What the platform sorts by: one field at a time, under two parameters; `order` takes ASC or DESC. Rows of
   * a list without it, or by another field, are sorted here as far as they are loaded, and the list says so.
   */
  readonly sorts?: SortParameters<Name>;
}

export interface OneCall {
  readonly path: string;
  /** Query parameter that takes the id where the platform has no path for one record (rules R1). */
  readonly idIn?: string;
  /** Dotted path of the record, or of a list in which it is found by its id. */
  readonly read?: string;
}

/** The platform has no call for one record: it is found in the list. */
export const inList = 'inList';

export interface SearchCall<Name extends string = string> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Values taken from the form at hand; nothing is asked while one is missing. */
  readonly needs: readonly Name[];
  readonly read: string;
  /** Keys that may hold an entry's name, the first present one wins. */
  readonly label: readonly string[];
  /** Dotted paths of a text that tells entries apart, shown below the name; the first present one wins. */
  readonly detail?: readonly string[];
  /** Key of the value that is picked; the id when absent. */
  readonly value?: string;
  /** Least number of characters (rules 9). */
  readonly min: number;
  /** Letters that stand for typed ones, by character: the text is searched for as it was typed, and with these. */
  readonly typed?: Readonly<Record<string, string>>;
}

/** How records are found from everywhere (the palette): by `calls.search`, else by searching the list. */
export interface Found {
  /** Dotted paths, in what is found, of a text that says more than the name; the first present one wins. */
  readonly detail?: readonly string[];
  /** By its list, where its search call needs a value that only a form has. */
  readonly by?: 'list';
}

export interface WriteCall<Name extends string = string> {
  /** POST for a creation and PUT for a change, unless the platform differs. */
  readonly method?: 'POST' | 'PUT';
  readonly path: string;
  /**
   * Body keys, exactly these. When absent, the fields of the form in their order (src/schema/writeCall.ts); state
   * it where the body has other keys, or has them in another order.
   */
  readonly send?: readonly Name[];
  /** Fields that go into the query instead. */
  readonly query?: readonly Name[];
  /** Query parameters that never change: `?type=productState`. */
  readonly with?: Readonly<Record<string, string>>;
  /** Further body keys, as templates. */
  readonly adds?: Readonly<Record<string, string>>;
  /** Key of a field in the body, where it differs; in JSON a dotted one is nested: `settings.mode`. */
  readonly bodyNames?: { readonly [K in Name]?: string };
  /** Body key that repeats the record's id. */
  readonly idAs?: string;
  /** How the body leaves; JSON when absent. Multipart sends each key as a part. */
  readonly as?: 'multipart';
  /** Dotted path of the new id in the response of a creation; null where it names none. */
  readonly newId?: string | null;
  /** Call that tells whether a creation whose answer was lost has happened after all. */
  readonly check?: CheckCall<Name>;
  /** The one status that is a success; any other is a failure though it may be a 2xx (rules R16). */
  readonly expects?: number;
  /** The platform says in a 200 whether it did what was asked. */
  readonly verdict?: Verdict;
  /** UPPER_SNAKE action of the audit header, where it is not the verb and the entity's label. */
  readonly action?: string;
}

/** A text in a successful answer that may be a refusal after all (rules 8, Invite). */
export interface Verdict {
  /** Dotted path of the text. */
  readonly read: string;
  /** Texts that refuse, and what the person is told: a template over the values sent. */
  readonly refused: Readonly<Record<string, string>>;
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
  /** Query, as templates: `{ type: 'productState', id: '{record.id}' }` (rules R5). */
  readonly with?: Readonly<Record<string, string>>;
  /** JSON body, as templates: `{ user_id: '{record.id}' }` (rules R3). */
  readonly body?: Readonly<Record<string, string>>;
  readonly action?: string;
}

/** A read that is none of the five, named by the declaration: `/api/products/:id/notional`. */
export interface ReadCall {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly read?: string;
}

/** A call that changes something and is none of the five: an action of a record or a list. */
export interface ActCall {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Body values: templates, or what stands there as it is: `{ is_default: true }`. */
  readonly body?: Readonly<Record<string, string | boolean>>;
  readonly action: string;
}

/** A file that the platform makes and then hands out: POST, then GET with its path (rules 7). */
export interface ExportCall {
  readonly path: string;
  /** Dotted path of the file's path in the answer. */
  readonly read: string;
  /** Query parameter of the GET on the same path. */
  readonly parameter: string;
  /** Body key that takes the rows' ids, where the list is searched or filtered by the console. */
  readonly ids?: string;
}

export interface Calls<Name extends string = string> {
  readonly list?: ListCall<Name>;
  readonly one?: OneCall | typeof inList;
  readonly search?: SearchCall<Name>;
  readonly create?: WriteCall<Name>;
  readonly update?: WriteCall<Name>;
  readonly remove?: RemoveCall;
  readonly extra?: Readonly<Record<string, ReadCall>>;
  /** Reads that belong to reading one record: each answer is the value of the field it is named for. */
  readonly also?: { readonly [K in Name]?: ReadCall };
  readonly export?: ExportCall;
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
