/** Creates the rule of a sheet cell from its field (schema/rules/cellRule.ts). */
import type { Field } from '../schema/field';
import type { CellRule } from '../schema/rules/cellRule';
import { kindOf } from './kinds';

/** @throws for a kind that no sheet supports, which is a mistake in a declaration */
export const cellRuleOf = (field: Field, locale: string, label: string = field.label): CellRule => {
  const { sheet } = kindOf(field);
  if (!sheet) throw new Error(`A cell cannot hold a field of the kind ${field.kind}.`);
  const base = {
    label,
    isRequired: field.required === true,
    ...(field.requiredMessage === undefined ? {} : { requiredAs: field.requiredMessage }),
  };
  return sheet.rule(field, base, locale);
};
