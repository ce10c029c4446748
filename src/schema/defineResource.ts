/** The vocabulary of a declaration: everything about one entity, in one place. */
import type { Action, Consequence, FollowUp, Tool } from './actions';
import type { Bulk } from './bulk';
import type { Calls, Found } from './calls';
import type { Condition } from './condition';
import type { Duplicate } from './duplicate';
import type { Fields, PhoneColumn, RecordOfFields } from './field';
import type { Links } from './links';
import type { Menu } from './menu';
import type { LazyComponent, NoProps, OwnViews, PanelScreenProps } from './takeOver';

export type * from './actions';
export type { FollowUp } from './actions';
export type { LazyComponent } from './takeOver';

/** Fields of a form that share a tab. */
export interface Tab<FieldName extends string = string> {
  readonly label: string;
  readonly fields: readonly FieldName[];
  /** Panels of the edited record, shown below the fields: its thumbnails. */
  readonly panels?: readonly Panel[];
  /** Returns the number that is shown beside the label, from the form's values (rules 2, Job template form). */
  readonly counts?: (values: Readonly<Record<string, unknown>>) => number;
}

/** A value that the create response contains once and never again: a key, a client's id and secret. */
interface Secret {
  /** Dotted path of the value in the response. */
  readonly read: string;
  readonly label: string;
}

/** A section below a record or list: another entity's rows or document, or a custom component. */
export type Panel =
  | {
      /** Name of the other declaration. */
      readonly of: string;
      /** Heading; defaults to the other entity's name. */
      readonly title?: string;
      /**
       * Parent ids: name in the other entity → field or parent here ('id' is the record's id). The registry checks
       * them.
       */
      readonly within: Readonly<Record<string, string>>;
    }
  | {
      readonly title: string;
      readonly screen: LazyComponent<PanelScreenProps>;
      /** People add something in it, which a copy of the record does not include. */
      readonly adds?: true;
    }
  | {
      readonly title: string;
      /** Rows of another entity, each with a switch that joins it to this record. */
      readonly links: Links;
    };

interface Declaration<
  F extends Fields = Fields,
  Name extends string = string,
  FieldName extends string = keyof F & string,
> {
  /** Identifies the entity; references use it. */
  readonly name: Name;
  /** Singular name: 'Notional Product'. Used in messages, audit headers and buttons. */
  readonly label: string;
  /** UPPER_SNAKE type for the audit headers, where the label does not work: '3D Model' starts with a digit. */
  readonly auditAs?: string;
  /** Plural name: title of the list and of the page, and the navigation entry. */
  readonly labels: string;
  /** One line of explanation for developers, shown in the generated reference. */
  readonly about?: string;
  /** Entity whose picker is shown above every list that can be filtered by it: the organization. */
  readonly scope?: string;
  /**
   * Addresses. Segments other than `:id` name the record's parents ("within"):
   * `/organizations/view/:account_id/apps`. An entity without a `list` is only shown in panels of others. The back
   * link of `list` leads to `up`; the page there links to the list, unless a sidebar or a panel shows it.
   */
  readonly routes: {
    readonly list?: `/${string}`;
    readonly view?: `/${string}/:id`;
    readonly up?: `/${string}`;
  };
  /** Position in the sidebars, palette and `g` shortcuts. Without it, only other pages link to the list: that at `routes.up`. */
  readonly menu?: Menu;
  /** Base path on the platform. Calls that are not stated follow ra-data-simple-rest on this path. */
  readonly api: `/api/${string}`;
  /** Dotted paths of the record's id; the first one present is used. Defaults to `id`. */
  readonly idFrom?: readonly string[];
  /**
   * Fields that identify a record within its parents, such as its name. If the response to a create is lost, the
   * record is looked up by them before the retry. Without them, the person is asked to check. Moments and references
   * among them follow the name in the title of the record's page, except for the `scope`.
   */
  readonly recognizedBy?: readonly FieldName[];
  /**
   * Whether the platform accepts several records that have the same identifying fields. Their ids are then read before a
   * create, because otherwise an older one would be taken for the record whose response was lost.
   */
  readonly hasTwins?: true;
  readonly fields: F;
  readonly calls?: Calls<FieldName>;
  /** Template of a record's name: '{sku} · {product_description}'. */
  readonly represent: string;
  /** Present if global search finds the records. Those without a page are shown in the list, searched for. */
  readonly found?: Found;
  /** Absent if the entity is a single document. */
  readonly list?: {
    readonly columns: readonly FieldName[];
    /** The first columns on a phone; by default the name and the states. */
    readonly onPhone?: readonly PhoneColumn<FieldName>[];
    /** At most three can be active at once (rules 9). */
    readonly filters?: readonly FieldName[];
    readonly isSearchable?: boolean;
    /** Seconds after which the rows are read again, here and on all screens that show them. */
    readonly refreshEvery?: number;
    /** Rows per page; defaults to 25. */
    readonly pageSize?: number;
    /** Dialogs over the list, each with its own address: in a menu with the create button, or each with a button. */
    readonly tools?: readonly Tool[];
    /** Names of hand-made screens that the list links to, beside the create button. */
    readonly links?: readonly string[];
    /** Rows link to the record of another entity with the same id. */
    readonly opens?: string;
    readonly panels?: readonly Panel[];
    /** A custom component above the rows, in the line that says how old they are; rendered in a ListContext. */
    readonly above?: LazyComponent<NoProps>;
    /** Custom buttons of the list, beside the create button; rendered in a ListContext. */
    readonly actions?: LazyComponent<NoProps>;
    /**
     * What each row ends with, in a column without a visible header; rendered in a RecordContext. A click on what is no
     * button or link follows the row's link.
     */
    readonly rowActions?: LazyComponent<NoProps>;
    /**
     * Switches, choices, references and time zones that can be set for all selected rows at once. They are fields of
     * the edit form, and can be undone if it says `canUndo`.
     */
    readonly setForSelected?: readonly FieldName[];
    /** Further actions for the selected rows, rendered in a ListContext. */
    readonly selectionActions?: LazyComponent<NoProps>;
  };
  /** A single document that is always editable: an organization's units of measure. */
  readonly document?: {
    readonly fields: readonly FieldName[];
    readonly done: string;
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
    /** Address after a create; `{id}` is the new record's id. Defaults to the list. */
    readonly then?: `/${string}`;
    /** Made in this order. A failed call is reported and does not stop the others. */
    readonly followUps?: readonly FollowUp[];
    /** Exact text of the success toast, if it differs from the default. */
    readonly done?: string;
    /** Exact first line of the error above the form if the creation fails; the reason follows. */
    readonly failed?: string;
    /** A record can be duplicated: the form starts with the values of the original. */
    readonly duplicate?: Duplicate<FieldName>;
    /**
     * The list offers to copy its selected rows to another organization, with the children of `duplicate` and without
     * its secrets. By `recognizedBy` or the create's check, an organization has the same record already.
     */
    readonly canBeCopied?: true;
    readonly secrets?: readonly Secret[];
  };
  readonly edit?: {
    readonly title: string;
    readonly fields: readonly FieldName[];
    readonly tabs?: readonly Tab<FieldName>[];
    /** Exact text of the success toast (rules 8). */
    readonly done: string;
    /**
     * True: the success toast has an undo, which sends all changed fields with their previous values. Names: only these
     * can be set back, as `setForSelected` does; the change of another has effects that remain.
     */
    readonly canUndo?: true | readonly FieldName[];
    /** Shows the form in a dialog, because it has many fields; other forms open in a side panel. */
    readonly as?: 'dialog';
    /** A custom component above the fields. */
    readonly above?: LazyComponent<NoProps>;
    /** Shown above the form: what else the change affects. */
    readonly consequences?: readonly Consequence[];
  };
  /** Present if records can be removed. `then` is the address afterwards; defaults to the list. */
  readonly remove?: {
    readonly then?: `/${string}`;
    /** Custom question, if the default does not say what else is affected; `{name}` is the record's name. */
    readonly ask?: string;
    readonly consequences?: readonly Consequence[];
    /** Only such records can be removed. `{identity.id}` is the signed-in person. */
    readonly shownIf?: Condition;
  };
  readonly actions?: readonly Action[];
  /** Views that the entity draws itself. */
  readonly views?: OwnViews;
  /** Creates, imports and edits many records in a sheet. */
  readonly bulk?: Bulk<FieldName>;
}

/** The names in a template: '{sku} {url|file}' has 'sku' and 'url'. */
type NamesIn<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Path}|file` ? Path : Name) | NamesIn<Rest>
  : never;

/** The template itself, or a sentence for the compiler's error message if it names something that is not a field. */
type Represented<Template extends string, FieldName extends string> = [
  Exclude<NamesIn<Template>, FieldName | 'id' | 'label'>,
] extends [never]
  ? Template
  : `{${Exclude<NamesIn<Template>, FieldName | 'id' | 'label'>}} is not a field`;

/** Fields without the names that every object inherits: `constructor` is no field unless it is declared. */
const ownOnly = <F extends Fields>(fields: F): F => Object.assign(Object.create(null) as F, fields);

/**
 * Declares an entity. It does not compile if a column, filter, form field, body key or part of `represent` is not a
 * field, or if a view route has no `:id`.
 */
export const defineResource = <
  const Name extends string,
  const F extends Fields,
  const Template extends string,
>(
  declaration: Declaration<F, Name> & {
    readonly represent: Represented<Template, keyof F & string>;
  },
): Declaration<F, Name> => ({ ...declaration, fields: ownOnly(declaration.fields) });

/** The type of a declaration in generic code, where field names are plain strings. */
export type AnyDeclaration = Declaration<Fields, string, string>;

/** The record type of a declaration. */
export type RecordOf<D> = D extends { readonly fields: infer F } ? RecordOfFields<F> : never;

type ListDeclaration = NonNullable<AnyDeclaration['list']>;

/** Whether a record's secrets, shown once when it is made, can be replaced: by a new record, before it is removed. */
export const canRotate = ({
  create,
  remove,
  routes,
}: Pick<AnyDeclaration, 'create' | 'remove' | 'routes'>): boolean =>
  create?.secrets !== undefined && remove !== undefined && routes.view === undefined;

/**
 * Returns the list part of a declaration.
 * @throws if the entity is a single document, which has no list
 */
export const listOf = ({ name, list }: Pick<AnyDeclaration, 'name' | 'list'>): ListDeclaration => {
  if (!list) throw new Error(`${name} is one document and has no list.`);
  return list;
};

/** Returns all panels of an entity: in its list, document, view and edit form. */
export const panelsOf = ({ list, document, view, edit }: AnyDeclaration): readonly Panel[] => [
  ...(list?.panels ?? []),
  ...(document?.panels ?? []),
  ...(view?.panels ?? []),
  ...(edit?.tabs ?? []).flatMap(({ panels = [] }) => panels),
];
