/**
 * The part of a field kind that draws nothing: how its values travel, what orders them, and how it stands in
 * tables, forms and sheets. Each kind says it in its own folder's index.ts, free of React, so that the data
 * provider and the workers read it too. Its rule is beside it (rule.ts), since yup comes with the first form only.
 */
import type { ChoiceField, Field } from '../schema/field';
import type { Units } from '../schema/units';
import type { CellRule, CellRuleBase } from '../schema/rules/cellRule';

/** What a value is ordered by: a number where it has one, else its text; null where the cell is empty. */
export type SortKey = string | number | null;

/** How a value travels, where the platform's is not the form's. */
export interface Wire<F extends Field = Field> {
  /** From a form's value to the platform's; never called for an empty value. */
  readonly toPlatform?: (value: unknown, field: F) => unknown;
  /** From the platform's value to a form's; never called for a missing one. */
  readonly fromPlatform?: (value: unknown, field: F) => unknown;
  /** What a form holds where the platform says null; null when absent. */
  readonly fromNull?: (field: F) => unknown;
}

/** What a sort key is made of beside the value: the record, and words and names that are shown for it. */
export interface SortedBy {
  readonly source: string;
  readonly record: Readonly<Record<string, unknown>>;
  readonly optionLabel: (source: string, field: ChoiceField, value: string) => string;
  /** Undefined while it is not known. */
  readonly relatedName: (to: string, id: string) => string | undefined;
}

/** A column of a sheet that is imported or edited in bulk. */
export interface Sheet<F extends Field = Field> {
  readonly rule: (field: F, base: CellRuleBase, locale: string) => CellRule;
  /** How the grid takes its cells; as text when absent. */
  readonly entry?: 'number' | 'onOff' | 'choice';
  /** In px; the grid's usual width when absent. */
  readonly width?: (field: F, source: string) => number;
  /** Units that files may have its numbers in. */
  readonly units?: (field: F) => Units | undefined;
}

export interface Kind<F extends Field = Field> {
  /** Values travel as they are when absent. */
  readonly wire?: Wire<F>;
  /** By its text when absent; null: its values have no order that a person would expect. */
  readonly sortKey?: ((value: unknown, field: F, by: SortedBy) => SortKey) | null;
  /** A platform that declares no sorts orders it as the console does. */
  readonly isSortedByPlatform?: true;
  /** Absent: no sheet has it. */
  readonly sheet?: Sheet<F>;
  /** In a table. `controls`: links or buttons of its own. `none`: never offered as a column. */
  readonly column?: {
    readonly isNumeric?: true;
    readonly isNarrow?: true;
    readonly hasControls?: true;
    readonly isNeverOffered?: true;
  };
  /** Its entries are values of their own: what two people changed is compared entry by entry. */
  readonly hasEntries?: true;
  /** In a wide form: half of its width, or as tall as what stands below it, which then stands beside it. */
  readonly input?: 'half' | 'tall';
}
