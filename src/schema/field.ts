/**
 * The field kinds: how a value is typed, ruled, shown, edited, filtered and imported.
 * Pure data, no React. `src/fields` holds one file for each kind; a kind without one does not compile.
 */
import type {
  AssignmentsField,
  ChosenField,
  CredentialsField,
  LabelsField,
  PanSizesField,
  PhrasesField,
  SettingsField,
  SizeField,
} from './composedFields';
import type { Condition } from './condition';
import type { FieldBase, Tone, valueType } from './fieldBase';
import type { OptionDetail, Options, PlatformOptions, WhenNone } from './options';
import type { TextSource } from './textSource';

export type * from './composedFields';
export type { OptionDetail, WhenNone } from './options';
export type { FieldBase, Tone } from './fieldBase';

/** A line (or several) of text; trimmed before it is checked and sent (rules 5, Trimming). */
export interface TextField extends FieldBase<string> {
  readonly kind: 'text';
  /** Least number of characters after trimming; its message is '{label} should contain at least {min} characters.' */
  readonly min?: number;
  /** Most characters the input takes; longer text is refused in words, never cut. */
  readonly max: number;
  readonly multiline?: boolean;
  /** Codes such as a SKU: set in a fixed-width face and never corrected by the browser. */
  readonly code?: boolean;
  /** What the text has to be: an e-mail address (sent in lower case) or a web address. */
  readonly format?: 'email' | 'url';
  /** Of a secret, only so many characters at its end are kept of what the platform sends, after dots. */
  readonly keepsEnd?: number;
  /** Checked after `min`, in this order (rules 5, Environment name). */
  readonly refuses?: readonly TextRefusal[];
  /**
   * As it is typed, and pasted. `constant`: capitals, letters and underscores only (rules 5, Storage
   * type). `upper`: capitals (rules 5, Search).
   */
  readonly forced?: 'constant' | 'upper';
  /** Texts that the platform knows already, offered while one types; any other may be typed as well. */
  readonly suggests?: TextSource;
}

/** Texts that a field does not take: words of their own, or whatever a pattern does not match. */
export type TextRefusal =
  | { readonly kind: 'words'; readonly words: readonly string[]; readonly message: string }
  | { readonly kind: 'pattern'; readonly pattern: RegExp; readonly message: string };

/** One of a set of values, fixed or asked from the platform. */
export interface ChoiceField<Value extends string = string> extends FieldBase<Value> {
  readonly kind: 'choice';
  readonly options: Options;
  /** Other source for the list's filter, where it is not bound to one record. */
  readonly filterOptions?: Options;
  /** What else the platform knows of an option: told below it, and found by as well. */
  readonly details?: readonly OptionDetail[];
  /** It cannot be emptied, though nothing is said where it is empty: the options are all there is. */
  readonly isNeverEmptied?: true;
  /** Though required, it has a button that empties it. */
  readonly canBeEmptied?: true;
  /** What a value reads as; itself when absent. */
  readonly optionLabels?: Readonly<Record<string, string>>;
  /** Shows the value as a badge; values without an entry have the tone of `otherTone`, else neutral. */
  readonly tones?: Readonly<Record<string, Tone>>;
  readonly otherTone?: Tone;
  /**
   * What each value means. A field with meanings is guarded: a change says what it will mean and offers the
   * value before, and after the save it can be taken back.
   */
  readonly meanings?: Readonly<Record<string, string>>;
  /** Said below the input where the platform offers no value at all, with a way out in a new tab. */
  readonly whenNone?: WhenNone;
  /** What is sent where the field is left empty: made of another field's value, and shown as that. */
  readonly elseFrom?: { readonly field: string; readonly by: (value: string) => string };
}

/** On or off. */
export interface SwitchField extends FieldBase<boolean> {
  readonly kind: 'switch';
  /** What on and off read as, in a cell and in a filter. */
  readonly words: { readonly on: string; readonly off: string };
  /** Two buttons of which exactly one is chosen, named by `words`, instead of a switch. */
  readonly isEither?: boolean;
  /** Records do not carry it: it is on while this holds for them. The list can still be filtered by it. */
  readonly onIf?: Condition;
}

/** A number of things, read only: a number, or the length of a list. */
export interface CountField extends FieldBase<number> {
  readonly kind: 'count';
}

/** A number that is entered. */
export interface NumberField extends FieldBase<number> {
  readonly kind: 'number';
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Unit beside the input and in the cell: 'm', 'in', 'minutes'. */
  readonly unit?: string;
  readonly isWhole?: boolean;
  /** The platform's number is this many times the person's: seconds for minutes are 60. */
  readonly scale?: number;
  /** The numbers that the platform takes, chosen from its own list; any number where that list is empty. */
  readonly offered?: PlatformOptions;
}

/**
 * A moment: ISO text or milliseconds. Shown as a date, with 'in 3 hours' where asked for. Entered as a date and
 * a time of the person's own zone, and sent as ISO text in UTC.
 */
export interface MomentField extends FieldBase<string | number> {
  readonly kind: 'moment';
  readonly isRelative?: boolean;
  /** Once it is past, the record has expired, and that is told as a word. */
  readonly isExpiry?: boolean;
  /** A moment that is past when the form is sent is refused. */
  readonly isFuture?: boolean;
}

/** A calendar day without a time zone, as '2026-12-04': the same day for everyone who reads it. */
export interface DateField extends FieldBase<string> {
  readonly kind: 'date';
}

/** A list of texts that a person adds to and removes from; its names read as tags. */
export interface TextsField extends FieldBase<readonly string[]> {
  readonly kind: 'texts';
  /** Most characters of one text. */
  readonly max: number;
}

/** A time of day, as 'HH:MM'. */
export interface TimeField extends FieldBase<string> {
  readonly kind: 'time';
}

/** Web addresses, read only: one, or a list. Only http and https become links. */
export interface LinksField extends FieldBase<readonly string[] | string> {
  readonly kind: 'links';
}

/** Any JSON value, entered as text; what is no JSON is refused with the place where it stops being. */
export interface JsonField extends FieldBase<unknown> {
  readonly kind: 'json';
  /** Only an object will do: headers. */
  readonly isObject?: boolean;
  /** Names in the object whose values, where they are there, are lists of texts. */
  readonly lists?: readonly string[];
  /** Every text in the object has to be filled in. */
  readonly hasNoBlanks?: boolean;
  /** Entered in an editor that numbers its lines and marks the place of a fault; it comes when first shown. */
  readonly isLong?: boolean;
}

export type FlagType = 'BOOLEAN' | 'STRING' | 'UUID' | 'NUMBER';

/** A value whose type another field of the record names (rules 3, Feature flag). */
export interface TypedField extends FieldBase<string | number | boolean> {
  readonly kind: 'typed';
  /** Name of the field that holds BOOLEAN, STRING, UUID or NUMBER. */
  readonly typeFrom: string;
}

/** Any number of a set of values, as a list of them: the units an organization has enabled. */
export interface PicksField extends FieldBase<readonly string[]> {
  readonly kind: 'picks';
  readonly options: Options;
  /** Key of a line that explains an option, in the platform's entries. */
  readonly noteFrom?: string;
  /** The platform's list is of objects, each with the value under this key. */
  readonly as?: string;
  /** One of the values takes an id of its own, and has it beside it in its object (rules 3, PICKLIST). */
  readonly slot?: {
    readonly value: string;
    readonly label: string;
    readonly key: string;
    /** Entity whose records are picked, and what they are picked by: as in a reference field. */
    readonly to: string;
    readonly pick?: Readonly<Record<string, string>>;
  };
}

/** A time zone of the IANA database, searched by city, region and UTC offset. */
export interface TimeZoneField extends FieldBase<string> {
  readonly kind: 'timeZone';
}

/** A cron expression of five fields, the month always any; built by period or typed (rules 4, 5, 9). */
export interface CronField extends FieldBase<string> {
  readonly kind: 'cron';
}

/** The id of a record of another entity. */
export interface ReferenceField extends FieldBase<string> {
  readonly kind: 'reference';
  /** Name of the declaration the id belongs to. */
  readonly to: string;
  /** Field of the related record that the value is, where it is not the id: a pick list's label. */
  readonly by?: string;
  /** Dotted paths of the related record's name where the platform nests it: no call is needed then. */
  readonly nameFrom?: readonly string[];
  /** Name of an extra call of the declaration that reads the related record on the record's own page. */
  readonly via?: string;
  /**
   * Restricts what may be picked in a form (not in a filter): filter values of the other entity's list, or
   * `{field}` for the value of that field in the form. Nothing is asked while that one is empty.
   */
  readonly pick?: Readonly<Record<string, string>>;
  /** The other entity is created from within the form, and picked at once. */
  readonly canAdd?: boolean;
}

/** Exactly one image file on its way to the platform; the address of the image once it is there. */
export interface ImageField extends FieldBase<File | string> {
  readonly kind: 'image';
  /** Greatest size in bytes. */
  readonly maxBytes: number;
  /** Where a new image of an existing record goes, since the record's own call takes none: a form of the id and the file. */
  readonly upload?: { readonly path: string; readonly idAs: string; readonly part: string };
}

/** Names in a list of objects (or plain texts), read only: services[{service_name}]. */
export interface TagsField extends FieldBase<readonly unknown[]> {
  readonly kind: 'tags';
  /** Key of the name in each object. */
  readonly item: string;
  /** Names a row shows before it counts the rest; 3 when absent. */
  readonly inRow?: number;
  /** Key of a value in each object that gives the tag its tone. */
  readonly toneBy?: string;
  readonly tones?: Readonly<Record<string, Tone>>;
  readonly otherTone?: Tone;
  readonly filterOptions?: Options;
}

/** A colour as six hexadecimal digits after a hash. */
export interface ColorField extends FieldBase<string> {
  readonly kind: 'color';
}

/** The address of a file that is looked at, large, and downloaded; read only. */
export interface MediaField extends FieldBase<string> {
  readonly kind: 'media';
  /** What it shows: a picture, or a 3D model whose type (GLB, USDZ) another field names. */
  readonly shows: 'image' | 'model';
  readonly typeFrom?: string;
  /** Name of the switch that is said beside the picture while it is on: the default one of several. */
  readonly markedBy?: string;
  /** The value is a key below the deployment's content delivery network, and no address by itself. */
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
  | LinksField
  | JsonField
  | TypedField
  | PicksField
  | SettingsField
  | AssignmentsField
  | CredentialsField
  | TimeZoneField
  | CronField
  | ReferenceField
  | ImageField
  | TagsField
  | SizeField
  | ColorField
  | LabelsField
  | PhrasesField
  | PanSizesField
  | MediaField
  | ChosenField;
export type FieldKind = Field['kind'];
export type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>;
export type Fields = Readonly<Record<string, Field>>;

/** Type of a field's value in a record; any of them may be missing (rules R25). */
export type ValueOf<F> = F extends { readonly [valueType]?: infer V }
  ? Exclude<V, undefined>
  : never;

export type Identifier = string | number;

/** The record type of a set of fields: every value may be null or missing, only the id is sure. */
export type RecordOfFields<F> = { readonly id: Identifier } & {
  readonly [K in keyof F]?: ValueOf<F[K]> | null;
};
