/** What can be wrong with a number (Specification 5, Numbers); free of yup, so that a worker can ask too. */
import type { NumberField } from '../field';
import { isStepped } from './measure';
import type { RuleMessage } from './message';
import { readNumber } from './readNumber';

export type NumberLimits = Pick<
  NumberField,
  'label' | 'min' | 'max' | 'step' | 'isWhole' | 'required'
>;

/** What is wrong with a number that may be missing; null where nothing is. */
export const numberFault = (
  { label, min, max, step, isWhole }: Omit<NumberLimits, 'required'>,
  value: unknown,
): RuleMessage | null => {
  if (value == null) return null;
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return { key: 'facings.rules.number', values: { label } };
  }
  if (isWhole && !Number.isInteger(value)) {
    return { key: 'facings.rules.whole', values: { label } };
  }
  if (min !== undefined && value < min) {
    return { key: 'facings.rules.least', values: { label, min } };
  }
  if (max !== undefined && value > max) {
    return { key: 'facings.rules.most', values: { label, max } };
  }
  if (step !== undefined && !isStepped(value, step)) {
    return { key: 'facings.rules.step', values: { label, step } };
  }
  return null;
};

/** Text that is a number becomes one; any other text stays as it is, and is refused. */
export const numberOf = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : (readNumber(value) ?? value);
};
