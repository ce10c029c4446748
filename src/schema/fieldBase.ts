/** What every field declares, whatever its kind. */
import type { Condition } from './condition';
import type { Mentions } from './duplicate';
import type { ComposedEntries } from './fieldEntries';
import type { RuleMessage } from '../lib/rules/message';
import type {
  BelowProps,
  LazyComponent,
  OwnCellProps,
  OwnFilterProps,
  OwnInputProps,
} from './takeOver';

export declare const valueType: unique symbol;

/** Meaning of a value at a glance; `src/fields` assigns each tone a color in both color schemes. */
export type Tone = 'neutral' | 'primary' | 'success' | 'info' | 'warning' | 'danger';

interface RuleGiven {
  readonly label: string;
  /** In which the person writes numbers. */
  readonly locale: string;
  /** All values of the form. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Value of the edited record; undefined for a new one. A part that is still the stored one is never refused. */
  readonly stored?: unknown;
}

/** Returns what is wrong with a form's value; null if nothing is. */
export type OwnRule = (value: unknown, context: RuleGiven) => RuleMessage | null;

/** Options of every field, whatever its kind. */
export interface FieldBase<Value> {
  readonly [valueType]?: Value;
  /** Name on the screen; also the `{Label}` of '{Label} is required.' (rules 5). */
  readonly label: string;
  readonly required?: boolean;
  /** Replaces '{Label} is required.' where docs/rules.md words it differently. */
  readonly requiredMessage?: string;
  /** One line below the input. */
  readonly hint?: string;
  /** Tooltip of the help button beside the label. */
  readonly help?: string;
  /** Returns the value to send, computed from the record's or the form's values; defaults to the field's own. */
  readonly sends?: (values: Readonly<Record<string, unknown>>) => unknown;
  /** Returns what a duplicate starts with, if a create has another form of the value than a stored record. */
  readonly copied?: (stored: unknown) => unknown;
  /** Records of another entity that the value contains, which a copy in another organization finds there by their keys. */
  readonly mentions?: Mentions;
  /** Initial value of the field in a new record. */
  readonly initial?: Value;
  /**
   * Dotted paths in the platform's record, the first one present is used; defaults to the field's name. If the first is
   * another field's name, the value is part of that field's (`read` finds it) and is sent and compared within it.
   */
  readonly from?: readonly string[];
  /** Converts the platform's value, of any shape (rules R25), before it enters a record or is compared with a filter. */
  readonly read?: (value: unknown) => unknown;
  /** How a value of several parts is compared, and set, part by part; some kinds know it themselves. */
  readonly entries?: ComposedEntries;
  /** Name of a field that must be filled in first; the input is disabled until then. */
  readonly gatedBy?: string;
  /** The field exists only for records that satisfy this; otherwise it is neither shown nor sent. */
  readonly shownIf?: Condition;
  /**
   * What was sent is not kept, and is not compared with what is stored. `hidden`: the platform never returns the value,
   * so the input is empty in an edit form, and an empty input sends nothing and keeps the stored value. `masked`: the
   * platform returns a mask of it, such as its last four characters.
   */
  readonly secret?: 'hidden' | 'masked';
  /** Text for a missing value; defaults to an en dash. */
  readonly whenEmpty?: string;
  /** A custom component below the input. */
  readonly below?: LazyComponent<BelowProps>;
  /** A rule besides those of the kind; its code is loaded when the form is first checked. */
  readonly rule?: () => Promise<{ readonly default: OwnRule }>;
  /** Each of these replaces what the kind would draw; validation, conversion and sorting stay those of the kind. */
  readonly cell?: LazyComponent<OwnCellProps>;
  readonly input?: LazyComponent<OwnInputProps>;
  readonly filter?: LazyComponent<OwnFilterProps>;
}
