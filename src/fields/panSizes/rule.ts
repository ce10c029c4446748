/** Pan sizes: one of the selected sizes is the default, and each of them has an amount (rules 4, 5). */
import { mixed, type AnySchema } from 'yup';
import type { PanSize, PanSizes } from '../../schema/field';
import { measureFault, type MeasureLimits } from '../../schema/rules/measure';
import { ruleMessage, type RuleMessage } from '../../schema/rules/message';

export const amountLimits: MeasureLimits = { min: 0.1, step: 0.1 };

/** Returns what is wrong with a size's amount; null for a size that is not selected. */
export const amountFault = (size: PanSize, locale: string): RuleMessage | null =>
  size.is_selected ? measureFault(size.default_amount, 'Amount', true, amountLimits, locale) : null;

export const panSizesFault = (
  { pan_sizes: sizes, default_pan_size_id: id }: PanSizes,
  locale: string,
) => {
  if (!sizes.some((size) => size.is_selected && size.id === id)) {
    return { key: 'facings.rules.defaultPanSize' };
  }
  return sizes.map((size) => amountFault(size, locale)).find((fault) => fault !== null) ?? null;
};

export const panSizesRule = (locale: string): AnySchema =>
  mixed<PanSizes>()
    .nullable()
    .test('panSizes', '', function check(value) {
      const fault = value ? panSizesFault(value, locale) : null;
      return fault ? this.createError({ message: ruleMessage(fault) }) : true;
    });
