/** The amounts, such as par, that links of selected rows to zones get (rules R65). Blank leaves an amount as it is. */
import { useLocale, useTranslate } from 'react-admin';
import { readAmount } from '../../../lib/rules/amountRule';
import { styleOf } from '../../../lib/text/numbers';
import { regionOf } from '../../../lib/text/region';
import type { LinkAmount } from '../../../schema/links';
import type { Amounts } from '../../../views/links/useAmounts';

/** What is typed for a zone. */
interface TypedAmount {
  readonly text: string;
  /** Its input was left, so its fault is shown. */
  readonly isLeft: boolean;
}

/** By zone. */
export type TypedAmounts = ReadonlyMap<string, TypedAmount>;

interface UseZoneAmounts {
  /** Undefined if links have no amount. */
  readonly amount: LinkAmount | undefined;
  readonly typed: TypedAmounts;
  readonly onChange: (change: (before: TypedAmounts) => TypedAmounts) => void;
}

export interface ZoneAmounts {
  readonly label: string;
  /** One input for the amount of these zones; blank if they differ. */
  readonly inputOf: (zones: readonly string[]) => Amounts;
  readonly isTyped: (zone: string) => boolean;
  /** The typed amount; null for a blank one, undefined for anything but a number of at least 0. */
  readonly amountOf: (zone: string) => number | null | undefined;
}

export const useZoneAmounts = ({ amount, typed, onChange }: UseZoneAmounts): ZoneAmounts | null => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  if (!amount) return null;
  const text = (name: string, values?: Readonly<Record<string, unknown>>) =>
    translate(`facings.amounts.${amount.texts}.${name}`, values);
  const label = text('label');
  const textOf = (zone: string) => typed.get(zone)?.text ?? '';
  const read = (typedAmount: string) =>
    readAmount(typedAmount, { label, locale, style: styleOf(locale) });

  const faultOf = (zone: string): string | null => {
    const { text: typedText = '', isLeft = false } = typed.get(zone) ?? {};
    const found = isLeft && typedText.trim() !== '' ? read(typedText) : null;
    return found?.type === 'fault' ? translate(found.fault.key, found.fault.values) : null;
  };
  const put = (zones: readonly string[], entry: TypedAmount | null) =>
    onChange((before) => {
      const next = new Map(before);
      for (const zone of zones) {
        if (entry) next.set(zone, entry);
        else next.delete(zone);
      }
      return next;
    });
  return {
    label,
    isTyped: (zone) => textOf(zone).trim() !== '',
    amountOf: (zone) => {
      const typedText = textOf(zone);
      if (typedText.trim() === '') return null;
      const found = read(typedText);
      return found.type === 'amount' ? found.amount : undefined;
    },
    inputOf: (zones) => {
      const [first = ''] = zones;
      const isAlike = zones.every((zone) => textOf(zone) === textOf(first));
      return {
        label,
        nameOf: (name) => text('of', { name }),
        stateOf: () => ({
          text: isAlike ? textOf(first) : '',
          isTyped: isAlike && textOf(first) !== '',
          isBusy: false,
          fault: isAlike ? faultOf(first) : null,
        }),
        type: (_, typedText) => put(zones, { text: typedText, isLeft: false }),
        send: () => {
          if (isAlike && typed.has(first)) put(zones, { text: textOf(first), isLeft: true });
        },
        restore: () => put(zones, null),
        error: null,
        retry: () => undefined,
      };
    },
  };
};
