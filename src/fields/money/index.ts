/** An amount is read, sorted and entered as a number is; only its currency is added. */
import type { MoneyField } from '../../schema/field';
import { formatMoney } from '../../lib/text/region';
import type { Kind } from '../kind';
import { numberValue, numeric, shownNumber } from '../number';
import { asText } from '../shared/asText';

/** The code of a record's currency; null if it has none. */
export const currencyIn = (
  { currency }: MoneyField,
  values: Readonly<Record<string, unknown>>,
): string | null => (typeof currency === 'string' ? currency : asText(values[currency.field]));

/** Rounds only the noise of binary fractions: 0.1 + 0.2. The currency determines the minimum. */
const maximumFractionDigits = 12;

const isCode = (currency: string): boolean => /^[A-Za-z]{3}$/.test(currency);

/** '€12.50' in the format of the locale; null if there is no value. Intl refuses what is not an ISO code. */
export const moneyText = (
  value: unknown,
  currency: string | null,
  locale: string,
): string | null => {
  const amount = numberValue(value);
  if (amount === null) return typeof value === 'boolean' ? null : asText(value);
  if (currency !== null && isCode(currency)) {
    // A price per gram has more decimals than its currency, and yen have none; no decimal may disappear.
    return formatMoney(amount, locale, { style: 'currency', currency, maximumFractionDigits });
  }
  const shown = shownNumber(amount, locale);
  return currency === null ? shown : `${shown}\u00a0${currency}`;
};

export const kind: Kind<MoneyField> = {
  ...numeric,
  wire: {
    toPlatform: (value, { isText }) => {
      const amount = numberValue(value);
      if (amount === null) return value;
      return isText ? String(amount) : amount;
    },
    fromPlatform: (value) => numberValue(value) ?? value,
  },
};
