/** Unique labels, each with a number of at least 0 (rules 5, Prediction labels). */
import type { OwnRule } from '../../../src/schema/fieldBase';
import type { RuleMessage } from '../../../src/schema/rules/message';
import { numberFault, typedNumberOf } from '../../../src/schema/rules/numberFault';
import { isBlankRow, labelRows, type LabelRow } from '.';

/** Maximum length of a label; longer text is refused with a message. */
const maxLength = 500;

/** What is wrong with one row, shown at the affected input. */
export interface LabelFault {
  readonly label?: RuleMessage;
  readonly value?: RuleMessage;
}

const labelFault = (label: string, isRepeated: boolean): RuleMessage | undefined => {
  if (label === '') return { key: 'facings.rules.required' };
  if (label.length > maxLength) return { key: 'facings.rules.max', values: { max: maxLength } };
  return isRepeated ? { key: 'facings.rules.duplicateKey' } : undefined;
};

/** The message has no label: a row's input has another name than the whole field. */
const valueFault = (typed: LabelRow['value'], locale: string): RuleMessage | undefined => {
  const value = typedNumberOf(typed, locale);
  if (value === null) return { key: 'facings.rules.required' };
  const fault = numberFault({ label: '', min: 0 }, value, locale);
  if (!fault) return undefined;
  const { label: _, ...values } = fault.values ?? {};
  return Object.keys(values).length === 0 ? { key: fault.key } : { key: fault.key, values };
};

/** Returns one entry per row. Of equal labels, all but the first are faulty. */
export const labelFaults = (rows: readonly LabelRow[], locale: string): readonly LabelFault[] => {
  const seen = new Set<string>();
  return rows.map((row) => {
    if (isBlankRow(row)) return {};
    const own = row.label.trim();
    const label = labelFault(own, seen.has(own));
    const value = valueFault(row.value, locale);
    seen.add(own);
    return { ...(label && { label }), ...(value && { value }) };
  });
};

export const labelsRule: OwnRule = (given, { label, locale }) => {
  const [fault] = labelFaults(labelRows(given), locale).flatMap(
    (row) => row.label ?? row.value ?? [],
  );
  return fault ? { ...fault, values: { label, ...fault.values } } : null;
};
