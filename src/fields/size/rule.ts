/** Validation of a size: each side separately (rules 5, Numbers). */
import { mixed, type AnySchema } from 'yup';
import type { SizeField } from '../../schema/field';
import { mostOfSide, sides, sizeValue, storedSize, type Side } from '.';
import { measureFault, typedNumberOf, type MeasureLimits } from '../../lib/rules/numberFault';
import type { RuleMessage } from '../../lib/rules/message';
import { faultTest } from '../lineRules';

export const sizeLimits: MeasureLimits = { min: 0, max: mostOfSide, step: 0.1 };

/** Reads a size whose sides were typed in the person's locale. */
const typedSize = (value: unknown, locale: string) =>
  sizeValue(value, (side) => typedNumberOf(side, locale));

const labels: Readonly<Record<Side, string>> = { width: 'Width', height: 'Height', depth: 'Depth' };

/** Returns the errors by side; a valid side has no entry, nor has a stored one that was not changed. */
export const sizeFaults = (
  { required = false }: Pick<SizeField, 'required'>,
  value: unknown,
  locale: string,
  stored?: unknown,
): Readonly<Partial<Record<Side, RuleMessage>>> => {
  const size = typedSize(value, locale);
  const before = storedSize(stored);
  return Object.fromEntries(
    sides.flatMap((side) => {
      if (size?.[side] != null && size[side] === before?.[side]) return [];
      const fault = measureFault(size?.[side], labels[side], required, sizeLimits, locale);
      return fault ? [[side, fault]] : [];
    }),
  );
};

export const sizeRule = (field: SizeField, locale: string, stored: unknown): AnySchema =>
  mixed()
    .transform((value: unknown) => typedSize(value, locale))
    .nullable()
    .test(
      'size',
      faultTest((value) => Object.values(sizeFaults(field, value, locale, stored))[0]),
    );
