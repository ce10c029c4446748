/** Labels that differ, each with a number of at least 0 (Specification 5, Prediction labels). */
import { mixed, type AnySchema } from 'yup';
import type { LabelsField } from '../field';
import { isBlankRow, labelRows, type LabelRow } from '../wire/labelRows';
import { ruleMessage, type RuleMessage } from './message';
import { readNumber } from './readNumber';

/** Most characters of a label; more is refused in words. */
const longest = 500;

/** What is wrong with one row, at the input where it stands. */
export interface LabelFault {
  readonly label?: RuleMessage;
  readonly value?: RuleMessage;
}

/** The row as it is sent: trimmed, and a text that is a number as that number. */
const settled = ({ label, value }: LabelRow): LabelRow => {
  if (typeof value !== 'string') return { label: label.trim(), value };
  return {
    label: label.trim(),
    value: value.trim() === '' ? null : (readNumber(value) ?? value),
  };
};

const labelFault = (label: string, isRepeated: boolean): RuleMessage | undefined => {
  if (label === '') return { key: 'facings.rules.required' };
  if (label.length > longest) return { key: 'facings.rules.max', values: { max: longest } };
  return isRepeated ? { key: 'facings.rules.duplicateKey' } : undefined;
};

const valueFault = (value: LabelRow['value']): RuleMessage | undefined => {
  if (value === null) return { key: 'facings.rules.required' };
  if (typeof value === 'string' || !Number.isFinite(value)) return { key: 'facings.rules.number' };
  return value < 0 ? { key: 'facings.rules.least', values: { min: 0 } } : undefined;
};

/** One for each row, in their order; of equal labels every one but the first is at fault. */
export const labelFaults = (rows: readonly LabelRow[]): readonly LabelFault[] => {
  const seen = new Set<string>();
  return rows.map((typed) => {
    if (isBlankRow(typed)) return {};
    const row = settled(typed);
    const label = labelFault(row.label, seen.has(row.label));
    const value = valueFault(row.value);
    seen.add(row.label);
    return { ...(label && { label }), ...(value && { value }) };
  });
};

export const labelsRule = (field: LabelsField, required: string): AnySchema => {
  const rule = mixed()
    .transform((value: unknown) =>
      value == null
        ? null
        : labelRows(value)
            .filter((row) => !isBlankRow(row))
            .map(settled),
    )
    .nullable()
    .test('labels', '', function check(value: unknown) {
      const [fault] = labelFaults(labelRows(value)).flatMap(
        ({ label, value: own }) => label ?? own ?? [],
      );
      if (!fault) return true;
      const values = { label: field.label, ...fault.values };
      return this.createError({ message: ruleMessage({ ...fault, values }) });
    });
  return field.required
    ? rule.test('required', required, (value) => labelRows(value).length > 0)
    : rule;
};
