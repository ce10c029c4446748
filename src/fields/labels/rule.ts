/** Unique labels, each with a number of at least 0 (rules 5, Prediction labels). */
import { mixed, type AnySchema } from 'yup';
import type { LabelsField } from '../../schema/field';
import { isBlankRow, labelRows, type LabelRow } from '.';
import { ruleMessage, type RuleMessage } from '../../schema/rules/message';
import { numberFault, typedNumberOf } from '../../schema/rules/numberFault';

/** Maximum length of a label; longer text is refused with a message. */
const maxLength = 500;

/** What is wrong with one row, shown at the affected input. */
export interface LabelFault {
  readonly label?: RuleMessage;
  readonly value?: RuleMessage;
}

/** The row to send: trimmed, and numeric text as a number. */
const settled = ({ label, value }: LabelRow, locale: string): LabelRow => {
  const read = typedNumberOf(value, locale);
  return { label: label.trim(), value: read === null || typeof read === 'number' ? read : value };
};

const labelFault = (label: string, isRepeated: boolean): RuleMessage | undefined => {
  if (label === '') return { key: 'facings.rules.required' };
  if (label.length > maxLength) return { key: 'facings.rules.max', values: { max: maxLength } };
  return isRepeated ? { key: 'facings.rules.duplicateKey' } : undefined;
};

/** The message has no label: a row's input has another name than the whole field. */
const valueFault = (value: LabelRow['value'], locale: string): RuleMessage | undefined => {
  if (value === null) return { key: 'facings.rules.required' };
  const fault = numberFault({ label: '', min: 0 }, typedNumberOf(value, locale), locale);
  if (!fault) return undefined;
  const { label: _, ...values } = fault.values ?? {};
  return Object.keys(values).length === 0 ? { key: fault.key } : { key: fault.key, values };
};

/** Returns one entry per row. Of equal labels, all but the first are faulty. */
export const labelFaults = (rows: readonly LabelRow[], locale: string): readonly LabelFault[] => {
  const seen = new Set<string>();
  return rows.map((typed) => {
    if (isBlankRow(typed)) return {};
    const row = settled(typed, locale);
    const label = labelFault(row.label, seen.has(row.label));
    const value = valueFault(row.value, locale);
    seen.add(row.label);
    return { ...(label && { label }), ...(value && { value }) };
  });
};

export const labelsRule = (field: LabelsField, required: string, locale: string): AnySchema => {
  const rule = mixed()
    .transform((value: unknown) =>
      value == null
        ? null
        : labelRows(value)
            .filter((row) => !isBlankRow(row))
            .map((row) => settled(row, locale)),
    )
    .nullable()
    .test('labels', '', function check(value: unknown) {
      const [fault] = labelFaults(labelRows(value), locale).flatMap(
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
