/** Field kinds whose value is made of several: settings, credentials, sizes, labels, phrases. */
import type { FieldBase } from './fieldBase';
import type { FlagType } from './field';
import type { Options } from './options';
import type { TextSource } from './textSource';

/** An entry of a settings field, as the platform sends it. */
export interface SettingEntry {
  readonly id: string | number;
  readonly name: string;
  readonly type: FlagType;
  readonly value?: string | number | boolean | null;
  readonly default_value?: string | number | boolean | null;
}

/** Named settings, each with a value of its own type; leaves as a list of {id, value}. */
export interface SettingsField extends FieldBase<readonly SettingEntry[]> {
  readonly kind: 'settings';
}

/** One of the options for each of a set of keys that the platform gives: storage defaults. */
export interface AssignmentsField extends FieldBase<Readonly<Record<string, string | null>>> {
  readonly kind: 'assignments';
  readonly options: Options;
}

/** Secrets of a partner's system, by parameter. Masked; what is stored is never sent to the console. */
export interface CredentialsField extends FieldBase<Readonly<Record<string, string>>> {
  readonly kind: 'credentials';
  /** Name of the field whose value says which parameters there are. */
  readonly of: string;
  /** By that value: names as people read them. Sent without spaces and trailing colons (rules 3). */
  readonly parameters: Readonly<Record<string, readonly string[]>>;
}

/** Width, height and depth, each a number of at least 0 in steps of 0.1 (rules 5, Numbers). */
export interface SizeField extends FieldBase<Size> {
  readonly kind: 'size';
  /** 'in' or 'm'. */
  readonly unit: string;
}

export interface Size {
  readonly width?: number | null;
  readonly height?: number | null;
  readonly depth?: number | null;
}

/** Numbers of at least 0 under labels that differ (rules 5, Prediction labels). */
export interface LabelsField extends FieldBase<Readonly<Record<string, number>>> {
  readonly kind: 'labels';
}

/**
 * Lists of phrases under keys, one object on read and update. A creation has but one list, and sends it plain
 * (rules 3, Product state; rules R56).
 */
export interface PhrasesField extends FieldBase<
  Readonly<Record<string, readonly string[]>> | readonly string[]
> {
  readonly kind: 'phrases';
  /** Key and label of each list, in the order they stand. */
  readonly lists: Readonly<Record<string, string>>;
  /** Key of the list that a creation has. */
  readonly first: string;
  readonly suggests: TextSource;
}

/** A size that a state can be measured by instead of its own dimensions (rules 3, Pan size). */
export interface PanSize {
  readonly id: string;
  readonly name: string;
  readonly dimensions?: Size | null;
  readonly default_amount?: number | null;
  readonly is_selected?: boolean | null;
}

/** Null is 'no pan sizes'. Exactly one of those that are selected is the default (rules 4). */
export interface PanSizes {
  readonly pan_sizes: readonly PanSize[];
  readonly default_pan_size_id: string | null;
}

/** Pan sizes with amounts; saved by calls of their own, after the record's (rules 7; rules R9). */
export interface PanSizesField extends FieldBase<PanSizes> {
  readonly kind: 'panSizes';
  /** GET gives the catalogue, POST and DELETE change those of one state. */
  readonly path: string;
  /** Name of the field that takes the id of the default one, and travels with the record. */
  readonly defaultIn: string;
}

/** A column beside a chosen field's own: what this record knows of each row (rules 2, Template). */
export interface ChosenColumn {
  readonly label: string;
  /** Key of the record under which the row's text stands, by the row's id. */
  readonly from?: string;
  /** What is said of a row that is chosen and has no text of its own. */
  readonly chosen: string;
  /** What is said of a row that has something of its own beside its id (`as`). */
  readonly own?: string;
}

/**
 * Any number of another entity's records, as a list of their ids. They are switched on and off in a list with
 * search, filters and pages, and nothing is sent before the form is (rules 2 and 4, Availability list).
 */
export interface ChosenField extends FieldBase<readonly string[]> {
  readonly kind: 'chosen';
  /** List type of the specification. */
  readonly type: 'job_template_products' | 'job_template_zones';
  /** Name of the declaration whose rows are listed. */
  readonly of: string;
  readonly columns: readonly string[];
  readonly filters?: readonly string[];
  /** Filters that always hold: a filter of the other list, and the form's value it has. */
  readonly where: Readonly<Record<string, string>>;
  readonly column?: ChosenColumn;
  /** Further filters of the other list under which it is exactly what is stored, and the record's value each has. */
  readonly stored?: Readonly<Record<string, string>>;
  /** The ids are kept in lower case, whatever the rows say (rules 3, Job template). */
  readonly isLower?: boolean;
  /** The platform's list is of objects: the key of the id, and what a row that is added has beside it. */
  readonly as?: { readonly id: string; readonly with: Readonly<Record<string, unknown>> };
}
