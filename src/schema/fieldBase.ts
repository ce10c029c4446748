/** What every field says of itself, whatever its kind. */
import type { Condition } from './condition';
import type {
  BelowProps,
  LazyComponent,
  OwnCellProps,
  OwnFilterProps,
  OwnInputProps,
} from './takeOver';

export declare const valueType: unique symbol;

/** Meaning of a value at a glance; `src/fields` gives each tone its colour in both schemes. */
export type Tone = 'neutral' | 'primary' | 'success' | 'info' | 'warning' | 'danger';

/** What every field may say of itself, whatever its kind. */
export interface FieldBase<Value> {
  readonly [valueType]?: Value;
  /** The name people read; also the `{Label}` of '{Label} is required.' (rules 5). */
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
  /**
   * What is stored never comes back: the field is empty when a record is edited, empty means 'as it was', and
   * nothing is sent then.
   */
  readonly isWriteOnly?: boolean;
  /** What a missing value reads as; an en dash when absent. */
  readonly whenEmpty?: string;
  /**
   * The value is a part of another field's, a JSON object, under this key there: `template.returnUrl`. In a form
   * both show the same value and whichever is changed changes the other; it never travels by itself.
   */
  readonly inside?: { readonly field: string; readonly key: string };
  /** A small component of its own below the input. */
  readonly below?: LazyComponent<BelowProps>;
  /** Each of these takes the place of what the kind would draw; rules, wire and sorting stay the kind's. */
  readonly cell?: LazyComponent<OwnCellProps>;
  readonly input?: LazyComponent<OwnInputProps>;
  readonly filter?: LazyComponent<OwnFilterProps>;
}
