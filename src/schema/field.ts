/**
 * The field kinds: how a value is typed, ruled, shown, edited, filtered and imported (design.md, Words).
 * Pure data, no React. `src/fields` holds one file for each kind; a kind without one does not compile.
 */
import type { Condition } from './condition';
import type { Options } from './options';

declare const valueType: unique symbol;

/** Meaning of a value at a glance; `src/fields` gives each tone its colour in both schemes. */
export type Tone = 'neutral' | 'primary' | 'success' | 'info' | 'warning' | 'danger';

/** What every field may say of itself, whatever its kind. */
export interface FieldBase<Value> {
  readonly [valueType]?: Value;
  /** The name people read; also the `{Label}` of '{Label} is required.' (Specification 5). */
  readonly label: string;
  readonly required?: boolean;
  /** Replaces '{Label} is required.' where the specification words it differently. */
  readonly requiredMessage?: string;
  /** One line below the input. */
  readonly hint?: string;
  /** Tooltip of a help button beside the input's label. */
  readonly help?: string;
  /** Value of the field in a record that is being created. */
  readonly initial?: Value;
  /** Dotted paths in the platform's record, the first present one wins; the field's own name when absent. */
  readonly from?: readonly string[];
  /** Name of the field that must be filled in before this one can be. */
  readonly gatedBy?: string;
  /** The field exists only for records that satisfy this; otherwise it is neither shown nor sent. */
  readonly shownIf?: Condition;
  /** What a missing value reads as; an en dash when absent. */
  readonly whenEmpty?: string;
}

/** A line (or several) of text; trimmed before it is checked and sent (Specification 5, Trimming). */
export interface TextField extends FieldBase<string> {
  readonly kind: 'text';
  /** Least number of characters after trimming; its message is '{subject} should contain at least {min} characters.' */
  readonly min?: number;
  /** Most characters the input takes; longer text is refused in words, never cut. */
  readonly max: number;
  readonly multiline?: boolean;
  /** Codes such as a SKU: set in a fixed-width face and never corrected by the browser. */
  readonly code?: boolean;
}

/** One of a set of values, fixed or asked from the platform. */
export interface ChoiceField<Value extends string = string> extends FieldBase<Value> {
  readonly kind: 'choice';
  readonly options: Options;
  /** Other source for the list's filter, where it is not bound to one record. */
  readonly filterOptions?: Options;
  /** Shows the value as a badge; values without an entry are neutral. */
  readonly tones?: Readonly<Record<string, Tone>>;
}

/** On or off. */
export interface SwitchField extends FieldBase<boolean> {
  readonly kind: 'switch';
  /** What on and off read as, in a cell and in a filter. */
  readonly words: { readonly on: string; readonly off: string };
}

/** A number of things, read only: a number, or the length of a list. */
export interface CountField extends FieldBase<number> {
  readonly kind: 'count';
}

/** The id of a record of another entity. */
export interface ReferenceField extends FieldBase<string> {
  readonly kind: 'reference';
  /** Name of the declaration the id belongs to. */
  readonly to: string;
  /** Dotted paths of the related record's name where the platform nests it: no call is needed then. */
  readonly nameFrom?: readonly string[];
  /** Name of an extra call of the declaration that reads the related record on the record's own page. */
  readonly via?: string;
  /** Restricts what may be picked in a form (not in a filter): filter values of the other entity's list. */
  readonly pick?: Readonly<Record<string, string>>;
}

/** Exactly one image file on its way to the platform; the address of the image once it is there. */
export interface ImageField extends FieldBase<File | string> {
  readonly kind: 'image';
  /** Greatest size in bytes. */
  readonly maxBytes: number;
}

/** Names in a list of objects, read only: services[{service_name}]. */
export interface TagsField extends FieldBase<readonly unknown[]> {
  readonly kind: 'tags';
  /** Key of the name in each object. */
  readonly item: string;
  readonly filterOptions?: Options;
}

export type Field =
  TextField | ChoiceField | SwitchField | CountField | ReferenceField | ImageField | TagsField;
export type FieldKind = Field['kind'];
export type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>;
export type Fields = Readonly<Record<string, Field>>;

/** Type of a field's value in a record; any of them may be missing (readings.md 25). */
export type ValueOf<F> = F extends { readonly [valueType]?: infer V }
  ? Exclude<V, undefined>
  : never;

export type Identifier = string | number;

/** The record type of a set of fields: every value may be null or missing, only the id is sure. */
export type RecordOfFields<F> = { readonly id: Identifier } & {
  readonly [K in keyof F]?: ValueOf<F[K]> | null;
};
