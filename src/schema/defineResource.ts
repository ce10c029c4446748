/** A declaration: one entity, said once. */
import type { Bulk } from './bulk';
import type { ActCall, Calls, Found } from './calls';
import type { Condition } from './condition';
import type { Consequence } from './consequences';
import type { Fields, RecordOfFields } from './field';
import type { Links } from './links';
import type { Menu } from './menu';
import type {
  DialogActionProps,
  LazyComponent,
  OwnViews,
  PanelScreenProps,
  ToolProps,
} from './takeOver';

export type { LazyComponent } from './takeOver';

/** A call that follows a creation; values are templates over `{record.…}`, `{identity.…}` and `{each.…}`. */
export interface FollowUp {
  /** Name of a switch of the form, which is not sent: the call is made only if it is on. */
  readonly onlyIf?: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, string>>;
  /** The call is made for every entry of this read, as `{each.…}`: for every person of the organization. */
  readonly each?: {
    readonly path: string;
    readonly query?: Readonly<Record<string, string>>;
    readonly read: string;
    /** Dotted paths of an entry's name, for those that failed; the first present one wins. */
    readonly name: readonly string[];
  };
  /** The answer says under `read` whether it was done: `is` is the only yes (rules 7, Flash). */
  readonly verdict?: { readonly read: string; readonly is: string; readonly refused: string };
  /** UPPER_SNAKE action of the audit header (rules 6). */
  readonly action: string;
  /** UPPER_SNAKE type of the audit headers, where it is not what the action ends in. */
  readonly auditAs?: string;
  /** Plural forms are chosen by how many calls were done: '{smart_count} member added |||| …'. */
  readonly done: { readonly title?: string; readonly body: string };
}

/** Fields of a form that stand together behind a tab. */
export interface Tab<FieldName extends string = string> {
  readonly label: string;
  readonly fields: readonly FieldName[];
  /** What belongs to the record that is edited stands below the fields: its thumbnails. */
  readonly panels?: readonly Panel[];
  /** How many this field has stands beside the label (rules 2, Job template form). */
  readonly counts?: FieldName;
}

/** What a creation answers once and never again: a key, a client's id and secret. */
export interface Secret {
  /** Dotted path of the value in the answer. */
  readonly read: string;
  readonly label: string;
}

/**
 * A section below a record's facts (or below a list): another entity's rows or document within this record,
 * or a small component of its own.
 */
export type Panel =
  | {
      /** Name of the other declaration. */
      readonly of: string;
      /** Heading; the other entity's own name when absent. */
      readonly title?: string;
      /** Its parents: name there → field or parent here ('id' is the record's). The registry checks them. */
      readonly within: Readonly<Record<string, string>>;
    }
  | { readonly title: string; readonly screen: LazyComponent<PanelScreenProps> }
  | {
      readonly title: string;
      /** Rows of another entity, each with a switch that joins it to this record. */
      readonly links: Links;
    };

/** Something that can be done with a record beside editing and removing it. */
export type Action = CallAction | DialogAction;

/** A dialog of its own. */
export interface DialogAction {
  /** Names the action in the catalogue. */
  readonly key: string;
  readonly label: string;
  readonly dialog: LazyComponent<DialogActionProps>;
  readonly shownIf?: Condition;
}

export interface CallAction {
  /** Names the action in the catalogue. */
  readonly key: string;
  readonly label: string;
  /** Question that is asked first; `{name}` and the record's values are filled in. */
  readonly ask?: string;
  readonly done: string;
  readonly call: ActCall;
  readonly shownIf?: Condition;
}

/** A full-screen dialog over a list. */
export interface Tool {
  /** Names the tool in the catalogue, and is its place in the address: `/products/bulk-add`. */
  readonly key: string;
  readonly label: string;
  /** Offered beside a list that is narrowed, for exactly what it shows: 'Bulk edit these'. */
  readonly ofShown?: string;
  readonly dialog: LazyComponent<ToolProps>;
}

/** One change made to all rows of a list at once. */
export interface Together<FieldName extends string = string> {
  readonly title: string;
  readonly fields: readonly FieldName[];
  readonly done: string;
  readonly call: {
    readonly method: 'POST' | 'PUT';
    readonly path: string;
    readonly with?: Readonly<Record<string, string>>;
    /** Body key that takes the rows. */
    readonly as: string;
    /** Keys of each row: its own, overlaid with the form's values. */
    readonly each: readonly string[];
    readonly action: string;
  };
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
  /** UPPER_SNAKE type of the audit headers where the label makes none: '3D Model' starts with a digit. */
  readonly auditAs?: string;
  /** Several records: the list's title, the page's title and the entry in the navigation. */
  readonly labels: string;
  /** One line on the entity for people who add or explain it; stands in the generated reference. */
  readonly about?: string;
  /** Entity whose picker stands in every list that can be filtered by it: the organization. */
  readonly scope?: string;
  /**
   * Addresses. Segments other than `:id` name the record's parents ("within"): `/organizations/view/:account_id/apps`.
   * An entity without a `list` is only seen as a panel of others. `up` is where the back link of `list` leads.
   */
  readonly routes: {
    readonly list?: `/${string}`;
    readonly view?: `/${string}/:id`;
    readonly up?: `/${string}`;
  };
  /** Its place in the sidebars, the palette and the `g` keys; without one, only links of other pages lead to its list. */
  readonly menu?: Menu;
  /** Base path on the platform; calls that are not stated follow ra-data-simple-rest on it. */
  readonly api: `/api/${string}`;
  /** Dotted paths of the value a record is known by, the first present one wins; `id` when absent. */
  readonly idFrom?: readonly string[];
  /**
   * Fields that tell a record from others: its name within its parents. With it a creation whose answer was lost is
   * looked for before it is sent again, so that no second one is made; without it the person is asked to look.
   */
  readonly recognizedBy?: readonly FieldName[];
  readonly fields: F;
  readonly calls?: Calls<FieldName>;
  /** Template of a record's own name: '{sku} · {product_description}'. */
  readonly represent: string;
  /** Present where records are found from everywhere. One without a page is shown in the list, searched for it. */
  readonly found?: Found;
  /** Absent for what is one document and no list. */
  readonly list?: {
    readonly columns: readonly FieldName[];
    /** The columns that come first on a phone; the name and the states when absent. */
    readonly onPhone?: readonly FieldName[];
    /** At most three are active at once (rules 9). */
    readonly filters?: readonly FieldName[];
    readonly isSearchable?: boolean;
    /** The last column has no heading, and only points to where the row leads (rules 2, regions). */
    readonly endsBlank?: boolean;
    /** Rows in a page, 25 when absent. */
    readonly pageSize?: number;
    /** The page's actions stand in a menu behind a gear with this name (rules 2, bulk tools). */
    readonly gear?: string;
    /** Full-screen dialogs over the list, with addresses of their own; offered after what adds one record. */
    readonly tools?: readonly Tool[];
    /** Names of the hand-made screens that are opened from here, beside what adds to the list. */
    readonly links?: readonly string[];
    /** Rows lead to the page of another entity's record with the same id. */
    readonly opens?: string;
    /** Switches that can be turned in the row itself. */
    readonly switches?: readonly FieldName[];
    readonly together?: Together<FieldName>;
    readonly panels?: readonly Panel[];
    /** Buttons of the list's own, beside what adds to it; in a ListContext. */
    readonly actions?: LazyComponent;
    /** Buttons at the end of each row; in a RecordContext. */
    readonly rowActions?: LazyComponent;
    /** Rows can be selected: what is done with those that are, in a ListContext. */
    readonly selectionActions?: LazyComponent;
  };
  /** The one document that is this entity, always open for change: an organization's units of measure. */
  readonly document?: {
    readonly fields: readonly FieldName[];
    readonly done: string;
    /** Asked before a field that had values is saved without any. */
    readonly emptied?: {
      readonly field: FieldName;
      readonly title: string;
      readonly ask: string;
      readonly confirm: string;
    };
    readonly panels?: readonly Panel[];
  };
  readonly view?: {
    readonly fields: readonly FieldName[];
    /** Heading above the facts. */
    readonly title?: string;
    readonly panels?: readonly Panel[];
  };
  readonly create?: {
    readonly title: string;
    readonly fields: readonly FieldName[];
    readonly tabs?: readonly Tab<FieldName>[];
    /** Where the person lands; `{id}` is the new record's. The list when absent. */
    readonly then?: `/${string}`;
    /** In this order; one that fails is told, and stops none of the others. */
    readonly followUps?: readonly FollowUp[];
    /** Exact text of the success toast, where the usual one will not do. */
    readonly done?: string;
    /** What is said when the platform answers with nothing (rules 8, webhooks). */
    readonly nothing?: string;
    /** What is said whenever it fails, before the reason (rules 8, Job Template). */
    readonly failed?: string;
    /** A record can be made from another one: the form begins with that one's values. */
    readonly canCopy?: boolean;
    readonly secrets?: readonly Secret[];
  };
  readonly edit?: {
    readonly title: string;
    readonly fields: readonly FieldName[];
    readonly tabs?: readonly Tab<FieldName>[];
    /** Exact text of the success toast (rules 8). */
    readonly done: string;
    /** The toast that tells of a change takes it back: all that was changed is sent as it was before. */
    readonly canUndo?: true;
    /** A form of many fields stands in a dialog; the others slide in from the side. */
    readonly as?: 'dialog';
    /** Told above the form: how far the change reaches. */
    readonly consequences?: readonly Consequence[];
  };
  /** Present when records can be removed; `then` is where the person lands, the list when absent. */
  readonly remove?: {
    readonly then?: `/${string}`;
    /** The question, where the usual one does not say how far the removal reaches; `{name}` is the record's. */
    readonly ask?: string;
    readonly consequences?: readonly Consequence[];
    /** The person who is signed in is not offered to remove the record that is himself or herself. */
    readonly exceptSelf?: true;
  };
  readonly actions?: readonly Action[];
  /** Views that the entity draws itself. */
  readonly views?: OwnViews;
  /** Many made, imported and changed in a sheet. */
  readonly bulk?: Bulk<FieldName>;
}

/** The names in a template: '{sku} {url|file}' has 'sku' and 'url'. */
type NamesIn<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Path}|file` ? Path : Name) | NamesIn<Rest>
  : never;

/** The template, or a sentence for the compiler's message where it names what is not a field. */
type Represented<Template extends string, FieldName extends string> = [
  Exclude<NamesIn<Template>, FieldName | 'id' | 'label'>,
] extends [never]
  ? Template
  : `{${Exclude<NamesIn<Template>, FieldName | 'id' | 'label'>}} is not a field`;

/**
 * Declares an entity. A column, filter, form field, body key or part of `represent` that is not a field does not
 * compile; a view route without `:id` does not either.
 */
export const defineResource = <
  const Name extends string,
  const F extends Fields,
  const Template extends string,
>(
  declaration: Declaration<F, Name> & {
    readonly represent: Represented<Template, keyof F & string>;
  },
): Declaration<F, Name> => declaration;

/** Any declaration, as generic code meets it: field names are plain strings there. */
export type AnyDeclaration = Declaration<Fields, string, string>;

/** The record type of a declaration. */
export type RecordOf<D> = D extends { readonly fields: infer F } ? RecordOfFields<F> : never;

export type ListDeclaration = NonNullable<AnyDeclaration['list']>;

/**
 * How the entity is listed.
 * @throws for what is one document: shown as a list, it would be one without rows
 */
export const listOf = ({ name, list }: Pick<AnyDeclaration, 'name' | 'list'>): ListDeclaration => {
  if (!list) throw new Error(`${name} is one document and has no list.`);
  return list;
};
