/**
 * Platform calls as data (rules 7). A call that the declaration leaves out follows the conventions of
 * ra-data-simple-rest on the `api` path, so a declaration only states the differences.
 *
 * The `:name` segments of a path are filled from the record's id and its parent ids ("within"):
 * `/api/organizations/:account_id/pick-lists/:id`. Computed values are templates: `{identity.id}`,
 * `{within.account_id}`, `{record.id}`.
 */
import { isSegment } from '../lib/text/segment';

/** How a list is paged. `whole`: the platform returns every row, and the console pages them. */
export type Paging =
  | { readonly kind: 'page'; readonly page: string; readonly size: string }
  | { readonly kind: 'offset'; readonly offset: string }
  | { readonly kind: 'whole' };

/** Fields that the list's own call can filter by. */
export const filteredBy = ({ filters }: Pick<ListCall, 'filters'>): readonly string[] => {
  if (!filters) return [];
  return filters.kind === 'query' ? Object.keys(filters.names) : filters.names;
};

/** How filter values are sent: each in its own query parameter, or all in one JSON parameter. */
export type FilterParameters<Name extends string> =
  | { readonly kind: 'query'; readonly names: { readonly [K in Name]?: string } }
  | {
      readonly kind: 'json';
      readonly parameter: string;
      readonly names: readonly Name[];
      /** Filters that the platform also answers for null: the records without a value. */
      readonly nullable?: readonly Name[];
    };

/** Value of a filter, in the address and in the console, that asks for the records without a value. */
export const noValue = 'null';

/** Whether a list can be filtered by "no value" of a field. */
export const canFilterByNoValue = (call: Pick<ListCall, 'filters'>, name: string): boolean =>
  call.filters?.kind === 'json' && call.filters.nullable?.includes(name) === true;

/** A separate call for text search, which returns all its rows at once. */
export interface ListSearch<Name extends string = string> {
  readonly path: string;
  readonly parameter: string;
  readonly read: string;
  /** List filters that this call also accepts. The console applies the others to the returned rows. */
  readonly takes?: readonly Name[];
}

export interface ListCall<Name extends string = string> {
  readonly path: string;
  /** Dotted path of the rows in the response. */
  readonly read: string;
  readonly paging: Paging;
  /** Dotted path of the total in the response; defaults to `total`, `count` or `total_count`. */
  readonly total?: string;
  /**
   * Filters that the platform applies. The console applies others to the loaded rows; a paged list that is too long to
   * be loaded refuses them.
   */
  readonly filters?: FilterParameters<Name>;
  /** Query parameter for text search, or a separate call for it. If absent, the loaded rows are searched. */
  readonly search?: string | ListSearch<Name>;
  /** The call returns only the newest rows and does not report how many older ones exist. */
  readonly isNewestOnly?: boolean;
  /** Query parameter that accepts several ids, separated by commas, to load all references of a page in one call. */
  readonly ids?: string;
}

/** The platform has no call for a single record, so it is looked up in the list. */
export const inList = 'inList';

export interface SearchCall<Name extends string = string> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Form values that the search needs. No request is sent while one is missing. */
  readonly needs: readonly Name[];
  readonly read: string;
  /** Keys that may hold the name of an entry; the first one present is used. */
  readonly label: readonly string[];
  /** Dotted paths of a text that distinguishes entries, shown below the name; the first one present is used. */
  readonly detail?: readonly string[];
  /** Key of the picked value; defaults to the id. */
  readonly value?: string;
  /** Minimum length of the search text (rules 9). */
  readonly min: number;
  /** Replacement characters, by typed character. The search runs with the text as typed and with the replacements. */
  readonly typed?: Readonly<Record<string, string>>;
}

/** How global search (the palette) finds records: by `calls.search`, or else by searching the list. */
export interface Found {
  /** Dotted paths, in a search result, of a text shown beside the name; the first one present is used. */
  readonly detail?: readonly string[];
  /** Searches the list, because the search call needs a value that only a form has. */
  readonly by?: 'list';
}

export interface WriteCall<Name extends string = string> {
  /**
   * Defaults to POST for create and PUT for update. A PUT sends the whole record, so the stored one is read first if
   * the caller leaves out keys; a PATCH sends only the keys of the caller.
   */
  readonly method?: 'POST' | 'PUT' | 'PATCH';
  readonly path: string;
  /**
   * The exact body keys. Defaults to the form's fields in their order (src/schema/writeCall.ts); state it if the body
   * has other keys or another order.
   */
  readonly send?: readonly Name[];
  /** Fields that are sent in the query instead of the body. */
  readonly query?: readonly Name[];
  /** Constant query parameters: `?type=productState`. */
  readonly with?: Readonly<Record<string, string>>;
  /** Additional body keys, with templates as values. */
  readonly adds?: Readonly<Record<string, string>>;
  /** Body key that repeats the record's id. */
  readonly idAs?: string;
  /** Body encoding; defaults to JSON. Multipart sends each key as a part. */
  readonly as?: 'multipart';
  /** Dotted path of the new id in the create response; null if the response has no id. */
  readonly newId?: string | null;
  /** Call that finds out whether a create whose response was lost has succeeded. */
  readonly check?: CheckCall<Name>;
  /** All must hold; the first one that does not says why the call failed. */
  readonly accepted?: readonly Accepted[];
  /** UPPER_SNAKE action for the audit header; defaults to the verb and the entity's label. */
  readonly action?: string;
}

/** A record that was saved, for the calls that complete it. */
export interface Saved {
  readonly id: string | number;
  readonly isNew: boolean;
  /** The stored values; empty for a new record. */
  readonly before: Readonly<Record<string, unknown>>;
  /** The sent values. */
  readonly after: Readonly<Record<string, unknown>>;
}

/** A call that completes a saved record. A DELETE of what no longer exists counts as done. */
export interface SavedCall {
  readonly method: 'POST' | 'DELETE';
  readonly path: string;
  readonly body: unknown;
  /** UPPER_SNAKE action for the audit header; defaults to an update of the record. */
  readonly action?: string;
}

/** What a 2xx response must be to count as success (rules R16; rules 8, Invite). */
export interface Accepted {
  readonly when: (response: { readonly answer: unknown; readonly status: number }) => boolean;
  /** Message if it is not: a template over the values sent. */
  readonly refused?: string;
}

/** `POST /api/products/check {account_id, skus}`: sent before a create is retried. */
export interface CheckCall<Name extends string = string> {
  readonly path: string;
  /** Field that is sent unchanged: the organization. */
  readonly within: Name;
  /** Field that identifies a record, and the body key for the list of its values. */
  readonly by: Name;
  readonly as: string;
  /** Dotted path of the records found. Each has an id and the field's value. */
  readonly read: string;
}

/** Creates many records in one call, each with the body of a single create: `POST /api/products/states/bulk {states}`. */
export interface CreateManyCall {
  readonly path: string;
  /** Body key of the list. */
  readonly as: string;
  /** Maximum number of records of one call. */
  readonly batch: number;
  readonly action?: string;
}

export interface RemoveCall {
  readonly path: string;
  /** Query parameters with templates as values: `{ type: 'productState', id: '{record.id}' }` (rules R5). */
  readonly with?: Readonly<Record<string, string>>;
  /** JSON body with templates as values: `{ user_id: '{record.id}' }` (rules R3). */
  readonly body?: Readonly<Record<string, string>>;
  readonly action?: string;
}

/** A GET: of a single record, or one of the additional reads. */
export interface ReadCall {
  readonly path: string;
  /** Templates as values: `{ id: '{record.id}' }` (rules R1). */
  readonly query?: Readonly<Record<string, string>>;
  /** Dotted path of the content; for a single record also of a list that contains it. */
  readonly read?: string;
}

/** A write other than the standard calls: an action on a record or a list. */
export interface ActCall {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Query parameters, with fixed values. */
  readonly with?: Readonly<Record<string, string>>;
  /** Body values: texts are templates, others are constants, such as `{ is_default: true }`. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly action: string;
}

/** A file export: POST creates the file, and GET with the returned path downloads it (rules 7). */
export interface ExportCall {
  readonly path: string;
  /** Dotted path of the file's path in the POST response. */
  readonly read: string;
  /** Query parameter for the file's path in the GET request. */
  readonly parameter: string;
  /** Body key for the ids of the rows, used if the console itself searched or filtered the list. */
  readonly ids?: string;
}

export interface Calls<Name extends string = string> {
  readonly list?: ListCall<Name>;
  readonly one?: ReadCall | typeof inList;
  readonly search?: SearchCall<Name>;
  readonly create?: WriteCall<Name>;
  readonly createMany?: CreateManyCall;
  readonly update?: WriteCall<Name>;
  /** Returns the calls that complete a saved record, in order: for what its own call does not accept. */
  readonly afterSave?: (saved: Saved) => readonly SavedCall[];
  readonly remove?: RemoveCall;
  /** Reads other than the standard calls, by name: `/api/products/:id/notional`. */
  readonly extra?: Readonly<Record<string, ReadCall>>;
  /** Additional reads for a single record. Each response becomes the value of the field it is keyed by. */
  readonly also?: { readonly [K in Name]?: ReadCall };
  readonly export?: ExportCall;
}

export const byPage = (names: { page: string; size: string }): Paging => ({
  kind: 'page',
  ...names,
});
export const byOffset = (offset: string): Paging => ({ kind: 'offset', offset });
export const whole: Paging = { kind: 'whole' };

/** Fills the `:name` segments. Returns null if a value is missing, so that no other path is requested. */
export const fillPath = (
  path: string,
  values: Readonly<Record<string, unknown>>,
): string | null => {
  const names = [...path.matchAll(/:([A-Za-z_]+)/g)].map(([, name = '']) => name);
  if (!names.every((name) => isSegment(values[name]))) return null;
  return path.replace(/:([A-Za-z_]+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
};
