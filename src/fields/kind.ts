/**
 * The part of a field kind that draws nothing: conversion, sorting, and settings for tables, forms and sheets. Each
 * kind declares it in its folder's index.ts without React, so that the data provider and the workers can use it.
 * Validation is in rule.ts and lineRules.ts, because yup is only loaded with the first form.
 */
import type { ChoiceField, Field } from '../schema/field';
import type { CellRule, CellRuleBase } from '../lib/rules/cellRule';
import type { Units } from '../lib/text/units';
import { asText } from './shared/asText';

/** Sort key of a value: a number if possible, otherwise text; null if the cell is empty. */
export type SortKey = string | number | null;

/** Conversion of a value, if the platform's differs from the form's. */
interface Wire<F extends Field = Field> {
  /** Converts a form's value for the platform; never called for an empty value. */
  readonly toPlatform?: (value: unknown, field: F) => unknown;
  /** Converts the platform's value for a form; never called for a missing value. */
  readonly fromPlatform?: (value: unknown, field: F) => unknown;
}

/** What a sort key may use besides the value: the record, and the labels and names shown for it. */
export interface SortedBy {
  readonly source: string;
  readonly record: Readonly<Record<string, unknown>>;
  readonly optionLabel: (source: string, field: ChoiceField, value: string) => string;
  /** Undefined while it is unknown. */
  readonly relatedName: (to: string, id: string) => string | undefined;
}

/** Settings of a sheet column, for import and bulk edit. */
interface Sheet<F extends Field = Field> {
  readonly rule: (field: F, base: CellRuleBase, locale: string) => CellRule;
  /** How the grid edits the cells; defaults to text. */
  readonly entry?: 'number' | 'onOff' | 'choice';
  /** In px; defaults to the grid's standard width. */
  readonly width?: (field: F, source: string) => number;
  /** Units that files may use for its numbers. */
  readonly units?: (field: F) => Units | undefined;
}

export interface Kind<F extends Field = Field> {
  /** If absent, values are sent unchanged. */
  readonly wire?: Wire<F>;
  /**
   * Whether a row's value, as the platform sent it, fits a filter that is applied here; by default if it equals the
   * filter's. Undefined if the row lacks the value.
   */
  readonly fits?: (value: unknown, wanted: unknown) => boolean | undefined;
  /** Defaults to the value's text; null if the values have no meaningful order. */
  readonly sortKey?: ((value: unknown, field: F, by: SortedBy) => SortKey) | null;
  /** If the platform does not declare what it can sort by, it sorts this kind in the same order as the console. */
  readonly isSortedByPlatform?: true;
  /** If absent, sheets do not support the kind. */
  readonly sheet?: Sheet<F>;
  /** Table column. `hasControls`: it contains links or buttons. `isNeverOffered`: it cannot be chosen as a column. */
  readonly column?: {
    readonly isNumeric?: true;
    readonly isNarrow?: true;
    readonly hasControls?: true;
    readonly isNeverOffered?: true;
  };
  /** False if the platform never returns the sent value, or returns another shape of it. */
  readonly isComparable?: false;
  /** Layout in a wide form: half the width, or a tall input beside the column of the following ones. */
  readonly input?: 'half' | 'tall';
}

/** Maximum length of a name that no field limits. The platform's own limit is unknown. */
export const maxNameLength = 255;

/** Sort keys that several kinds share. */
export const asNumber = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  return Number.isFinite(Number(value)) ? Number(value) : null;
};

export const lengthOrNumber = (value: unknown): number | null =>
  Array.isArray(value) ? value.length : asNumber(value);

export const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : [value];

export const joined = (values: readonly unknown[]): string | null => {
  const texts = values.flatMap((value) => asText(value) ?? []);
  return texts.length > 0 ? texts.join(', ') : null;
};
