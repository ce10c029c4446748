/** Pan sizes: one of the selected sizes is the default, and each of them has an amount (rules 4, 5). */
import type { OwnRule } from '../../../src/schema/fieldBase';
import { measureFault, type MeasureLimits } from '../../../src/lib/rules/numberFault';
import type { RuleMessage } from '../../../src/lib/rules/message';
import type { PanSize, PanSizes } from '.';

export const amountLimits: MeasureLimits = { min: 0.1, step: 0.1 };

/** Whether a size has the amount that is stored for it. */
const isStored = ({ id, default_amount }: PanSize, stored: PanSizes | null): boolean =>
  default_amount != null &&
  stored?.pan_sizes.some(
    (size) => size.id === id && size.is_selected && size.default_amount === default_amount,
  ) === true;

/** Returns what is wrong with a size's amount; null for a size that is not selected, and for a stored amount. */
export const amountFault = (
  size: PanSize,
  locale: string,
  stored: PanSizes | null,
): RuleMessage | null =>
  size.is_selected && !isStored(size, stored)
    ? measureFault(size.default_amount, 'Amount', true, amountLimits, locale)
    : null;

export const panSizesFault = (
  { pan_sizes: sizes, default_pan_size_id: id }: PanSizes,
  locale: string,
  stored: PanSizes | null = null,
): RuleMessage | null => {
  if (!sizes.some((size) => size.is_selected && size.id === id)) {
    return { key: 'facings.rules.defaultPanSize' };
  }
  return (
    sizes.map((size) => amountFault(size, locale, stored)).find((fault) => fault !== null) ?? null
  );
};

export const panSizesRule: OwnRule = (value, { locale, stored }) =>
  value == null
    ? null
    : panSizesFault(value as PanSizes, locale, (stored ?? null) as PanSizes | null);
