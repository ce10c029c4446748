/** Unique labels, each with a number of at least 0 (rules 5, Prediction labels). */
import type { OwnRule } from '../../../src/schema/fieldBase';
import type { RuleMessage } from '../../../src/lib/rules/message';
import { plainText } from '../../../src/lib/text/plainText';
import { textFault } from '../../../src/lib/rules/textFault';
import { numberFault, typedNumberOf } from '../../../src/lib/rules/numberFault';
import { isBlankRow, labelRows, type LabelRow } from '.';

/** Maximum length of a label; longer text is refused with a message. */
const maxLength = 500;

const withoutLabel = (fault: RuleMessage | null): RuleMessage | undefined => {
  if (!fault) return undefined;
  const { label: _, ...values } = fault.values ?? {};
  return Object.keys(values).length === 0 ? { key: fault.key } : { key: fault.key, values };
};

/** What is wrong with one row, shown at the affected input. */
export interface LabelFault {
  readonly label?: RuleMessage;
  readonly value?: RuleMessage;
}

/** The messages have no label: a row's input has another name than the whole field. */
const labelFault = (label: string, isRepeated: boolean): RuleMessage | undefined => {
  if (label === '') return { key: 'facings.rules.required' };
  if (isRepeated) return { key: 'facings.rules.duplicateKey' };
  return withoutLabel(textFault({ label: '', max: maxLength }, label));
};

const valueFault = (typed: LabelRow['value'], locale: string): RuleMessage | undefined => {
  const value = typedNumberOf(typed, locale);
  if (value === null) return { key: 'facings.rules.required' };
  return withoutLabel(numberFault({ label: '', min: 0 }, value, locale));
};

/**
 * Returns one entry per row. Of labels that look alike, all but the first are faulty. A stored label or number that was
 * not changed is never faulty.
 */
export const labelFaults = (
  rows: readonly LabelRow[],
  locale: string,
  stored?: unknown,
): readonly LabelFault[] => {
  const seen = new Set<string>();
  const before = new Map(labelRows(stored).map((row) => [row.label, row.value]));
  return rows.map((row) => {
    if (isBlankRow(row)) return {};
    const labelText = row.label.trim();
    const key = plainText(labelText);
    const isStored = before.has(row.label);
    const isRepeated = seen.has(key);
    const label = isStored && !seen.has(row.label) ? undefined : labelFault(labelText, isRepeated);
    const value =
      isStored && row.value !== null && before.get(row.label) === row.value
        ? undefined
        : valueFault(row.value, locale);
    seen.add(key).add(row.label);
    return { ...(label && { label }), ...(value && { value }) };
  });
};

export const labelsRule: OwnRule = (value, { label, locale, stored }) => {
  const [fault] = labelFaults(labelRows(value), locale, stored).flatMap(
    (row) => row.label ?? row.value ?? [],
  );
  return fault ? { ...fault, values: { label, ...fault.values } } : null;
};
