/** A declaration: one entity, said once (design.md, A declaration). */
import type { Calls } from './calls';
import type { Fields, RecordOfFields } from './field';

/** A call that follows a creation; body values are templates over `{record.…}` and `{identity.…}`. */
export interface FollowUp {
  readonly path: string;
  readonly body: Readonly<Record<string, string>>;
  /** UPPER_SNAKE action of the audit header (Specification 6). */
  readonly action: string;
  readonly done: { readonly title: string; readonly body: string };
}

export interface Declaration<
  F extends Fields = Fields,
  Name extends string = string,
  FieldName extends string = keyof F & string,
> {
  /** Identity of the entity; a reference names it. */
  readonly name: Name;
  /** One record, in words: 'Notional Product'. Messages, audit headers and buttons are made of it. */
  readonly label: string;
  /** Several records: the list's title, the page's title and the sidebar's entry. */
  readonly labels: string;
  /** Entity whose picker stands in every list that can be filtered by it: the organization. */
  readonly scope?: string;
  readonly routes: { readonly list: `/${string}`; readonly view?: `/${string}/:id` };
  /** Base path on the platform; calls that are not stated follow ra-data-simple-rest on it. */
  readonly api: `/api/${string}`;
  readonly fields: F;
  readonly calls?: Calls<FieldName>;
  /** Template of a record's own name: '{sku} · {product_description}'. */
  readonly represent: string;
  readonly list: {
    readonly columns: readonly FieldName[];
    /** At most three are active at once (Specification 9). */
    readonly filters?: readonly FieldName[];
    readonly isSearchable?: boolean;
    /** Rows in a page, 25 when absent. */
    readonly pageSize?: number;
    /** The page's actions stand in a menu behind a gear with this name (Specification 2, bulk tools). */
    readonly gear?: string;
  };
  readonly view?: { readonly fields: readonly FieldName[] };
  readonly create?: {
    readonly title: string;
    readonly fields: readonly FieldName[];
    /** Where the person lands; `{id}` is the new record's. The list when absent. */
    readonly then?: `/${string}`;
    readonly followUp?: FollowUp;
  };
  readonly edit?: {
    readonly title: string;
    readonly fields: readonly FieldName[];
    /** Exact text of the success toast (Specification 8). */
    readonly done: string;
  };
  /** Present when records can be removed; `then` is where the person lands. */
  readonly remove?: { readonly then: `/${string}` };
}

/**
 * Declares an entity. A column, filter, form field or body key that is not a field does not compile;
 * a view route without `:id` does not either.
 */
export const defineResource = <const Name extends string, const F extends Fields>(
  declaration: Declaration<F, Name>,
): Declaration<F, Name> => declaration;

/** Any declaration, as generic code meets it: field names are plain strings there. */
export type AnyDeclaration = Declaration<Fields, string, string>;

/** The record type of a declaration. */
export type RecordOf<D> = D extends { readonly fields: infer F } ? RecordOfFields<F> : never;
