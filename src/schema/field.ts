/**
 * The field kinds: how a value is entered, validated, shown, edited, filtered and imported. Plain data without React.
 * `src/fields` has a folder for each kind; a kind without one does not compile.
 */
import type { TextRefusal } from '../lib/rules/textFault';
import type { OwnField, SizeField } from './composedFields';
import type { FieldBase, Tone, valueType } from './fieldBase';
import type { OptionDetail, Options, PlatformOptions, WhenNone } from './options';

export type * from './composedFields';
export type * from './fieldEntries';
export type { OptionDetail, WhenNone } from './options';
export type { FieldBase, Tone } from './fieldBase';

/** One or more lines of text, trimmed before validation and sending (rules 5, Trimming). */
export interface TextField extends FieldBase<string> {
  readonly kind: 'text';
  /** Minimum length after trimming; the message is '{label} should contain at least {min} characters.' */
  readonly min?: number;
  /** Maximum length. Longer text is refused with a message and never cut. */
  readonly max: number;
  readonly multiline?: boolean;
  /** A code such as a SKU: shown in a fixed-width font, without spell checking and auto-correction. */
  readonly code?: boolean;
  /** Required format: an e-mail address (sent in lower case) or a web address. */
  readonly format?: 'email' | 'url';
  /** Checked after `min`, in this order (rules 5, Environment name). */
  readonly refuses?: readonly TextRefusal[];
  /**
   * Transformation while typing and pasting. `constant`: only capitals, letters and underscores (rules 5, Storage
   * type). `upper`: capitals (rules 5, Search).
   */
  readonly forced?: 'constant' | 'upper';
}

/** One of a set of values, declared or read from the platform. */
export interface ChoiceField<Value extends string = string> extends FieldBase<Value> {
  readonly kind: 'choice';
  readonly options: Options;
  /** Options for the list's filter, if they differ from those for a single record. */
  readonly filterOptions?: Options;
  /** Further data of an option, shown below it and included in the search. */
  readonly details?: readonly OptionDetail[];
  /**
   * Whether the input can be cleared; by default if the field is not required, or its options are the platform's.
   * False for a field whose empty value is not an error, although the options are the only values.
   */
  readonly canBeEmptied?: boolean;
  /** Labels of the values; defaults to the value itself. */
  readonly optionLabels?: Readonly<Record<string, string>>;
  /** Shows the value as a badge. Values without an entry use `otherTone`, which defaults to neutral. */
  readonly tones?: Readonly<Record<string, Tone>>;
  readonly otherTone?: Tone;
  /** Shown below the input if the platform offers no options, with a link that opens in a new tab. */
  readonly whenNone?: WhenNone;
}

/** On or off. */
export interface SwitchField extends FieldBase<boolean> {
  readonly kind: 'switch';
  /** Words for on and off, in cells and filters. */
  readonly words: { readonly on: string; readonly off: string };
}

/** A count: a number, or the length of a list. Read-only, unless the field has an input of its own. */
export interface CountField extends FieldBase<number | readonly unknown[]> {
  readonly kind: 'count';
}

/** A number that can be edited. */
export interface NumberField extends FieldBase<number> {
  readonly kind: 'number';
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Unit shown beside the input and in the cell: 'm', 'in', 'minutes'. */
  readonly unit?: string;
  readonly isWhole?: boolean;
  /** Factor from the person's number to the platform's: 60 for minutes that are stored in seconds. */
  readonly scale?: number;
  /** Permitted numbers, selected from the platform's list; any number if that list is empty. */
  readonly offered?: PlatformOptions;
}

/**
 * A point in time: ISO text or milliseconds. Shown as a date, or as 'in 3 hours' if declared so. Entered as date and
 * time in the person's time zone, and sent as ISO text in UTC.
 */
export interface MomentField extends FieldBase<string | number> {
  readonly kind: 'moment';
  readonly isRelative?: boolean;
  /** Names the time zone: other screens show the same moments by the clocks of zones. */
  readonly withZone?: boolean;
}

/** A calendar day without a time zone, as '2026-12-04': the same day for every reader. */
export interface DateField extends FieldBase<string> {
  readonly kind: 'date';
}

/** An editable list of texts, shown as tags. */
export interface TextsField extends FieldBase<readonly string[]> {
  readonly kind: 'texts';
  /** Maximum length of one text. */
  readonly max: number;
}

/** A time of day, as 'HH:MM'. */
export interface TimeField extends FieldBase<string> {
  readonly kind: 'time';
}

/** Any JSON value, entered as text. Invalid JSON is refused with the position of the error. */
export interface JsonField extends FieldBase<unknown> {
  readonly kind: 'json';
  /** Only objects are accepted: headers. */
  readonly isObject?: boolean;
}

/** Any number of a set of values, as a list: the units that an organization has enabled. */
export interface PicksField extends FieldBase<readonly string[]> {
  readonly kind: 'picks';
  readonly options: Options;
  /** Further data of an option, shown below it. */
  readonly details?: readonly OptionDetail[];
  /** The platform's list contains objects, with the value under this key; their other keys are kept. */
  readonly as?: string;
}

/** A time zone of the IANA database, searched by city, region and UTC offset. */
export interface TimeZoneField extends FieldBase<string> {
  readonly kind: 'timeZone';
}

/** A cron expression of five fields in which the month is always '*'; built by period or typed (rules 4, 5, 9). */
export interface CronField extends FieldBase<string> {
  readonly kind: 'cron';
}

/** The id of a record of another entity. */
export interface ReferenceField extends FieldBase<string> {
  readonly kind: 'reference';
  /** Name of the declaration that the id belongs to. */
  readonly to: string;
  /** Field of the related record that is stored instead of the id: a pick list's label. */
  readonly by?: string;
  /** Dotted paths of the related record's name, if the platform includes it in the record; no call is made then. */
  readonly nameFrom?: readonly string[];
  /** Name of an additional call of the declaration that reads the related record on the record's own page. */
  readonly via?: string;
  /**
   * Restricts the options in a form (not in a filter): filter values of the other entity's list, or `{field}` for
   * that field's value in the form. No request is sent while that value is empty.
   */
  readonly pick?: Readonly<Record<string, string>>;
  /** Records of the other entity can be created from within the form; the new one is selected. */
  readonly canAdd?: boolean;
}

/** Exactly one image: a file before it is uploaded, its address afterwards. */
export interface ImageField extends FieldBase<File | string> {
  readonly kind: 'image';
  /** Maximum size in bytes. */
  readonly maxBytes: number;
}

/** Names in a list of objects (or strings), read-only: services[{service_name}]. */
export interface TagsField extends FieldBase<readonly unknown[]> {
  readonly kind: 'tags';
  /** Key of the name in each object. */
  readonly item: string;
  /** Key, in each object, of the value that determines the tag's tone. */
  readonly toneBy?: string;
  readonly tones?: Readonly<Record<string, Tone>>;
  readonly otherTone?: Tone;
  readonly filterOptions?: Options;
}

/** A color as six hexadecimal digits after a hash. */
export interface ColorField extends FieldBase<string> {
  readonly kind: 'color';
}

/** The address of a file that can be viewed large and downloaded; read-only. */
export interface MediaField extends FieldBase<string> {
  readonly kind: 'media';
  /** The file is a 3D model, and the field of this name has its type (GLB, USDZ). Otherwise it is a picture. */
  readonly modelType?: string;
  /** Name of a switch that is shown beside the picture while it is on: 'default'. */
  readonly markedBy?: string;
  /** The value is a key below the deployment's content delivery network, not a complete address. */
  readonly isKey?: boolean;
}

export type Field =
  | TextField
  | ChoiceField
  | SwitchField
  | CountField
  | NumberField
  | MomentField
  | DateField
  | TextsField
  | TimeField
  | JsonField
  | PicksField
  | TimeZoneField
  | CronField
  | ReferenceField
  | ImageField
  | TagsField
  | SizeField
  | ColorField
  | OwnField
  | MediaField;
export type FieldKind = Field['kind'];
export type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>;
export type Fields = Readonly<Record<string, Field>>;

/** Type of a field's value in a record; every value may be missing (rules R25). */
export type ValueOf<F> = F extends { readonly [valueType]?: infer V }
  ? Exclude<V, undefined>
  : never;

export type Identifier = string | number;

/** Record type of a set of fields: only the id is guaranteed, every other value may be null or missing. */
export type RecordOfFields<F> = { readonly id: Identifier } & {
  readonly [K in keyof F]?: ValueOf<F[K]> | null;
};

/** A column on a phone; several names share its cell: the name, a state that comes next beside it, the rest below. */
export type PhoneColumn<Name extends string> = Name | readonly [Name, ...Name[]];
