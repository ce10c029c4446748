import { useLocale, useTranslate } from 'react-admin';
import { dateText } from '../../lib/time/days';
import type { MomentField } from '../../schema/field';
import { isLocal, localText, momentsOf, offsetAt, ownZone } from '../../lib/time/zones';
import { regionOf } from '../../lib/text/region';
import type { InputProps } from '../contract';
import { asText } from '../shared/asText';
import { EnteredBox, useEntered } from '../shared/EnteredBox';
import { useFieldInput } from '../shared/useFieldInput';
import { momentOf } from '../../lib/time/moments';
import { useNow } from './useNow';

// Hints for a local time: the zone's offset, and whether the clocks skip or repeat it.

/** 'UTC+1', 'UTC+5:30', 'UTC+0'. */
export const offsetWords = (moment: number, zone: string): string => {
  const minutes = Math.round(offsetAt(zone, moment) / 60_000);
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const sign = minutes < 0 ? '-' : '+';
  return `UTC${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
};

/** Formats the day of a local time: '29 March'. */
const dayWords = (text: string, locale: string): string =>
  dateText(new Date(text.slice(0, 'YYYY-MM-DD'.length)), locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });

/** Whether clocks skip a local time or repeat it. */
const clockChangeAt = (text: string, zone: string): 'leftOut' | 'twice' | undefined => {
  if (!isLocal(text) || Number.isNaN(Date.parse(`${text}Z`))) return undefined;
  const { length } = momentsOf(text, zone);
  return length === 0 ? 'leftOut' : length > 1 ? 'twice' : undefined;
};

/** A skipped local time is kept as text in the form, because it has no moment. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string' && isLocal(value)) return value;
  const moment = momentOf(value);
  return moment ? localText(moment.getTime(), ownZone()) : '';
};

/**
 * Returns the first moment of a repeated time; the local time itself if it is skipped, so that the rule refuses it.
 */
const valueOf = (text: string): string => {
  const [moment] = momentsOf(text, ownZone());
  return moment === undefined ? text : new Date(moment).toISOString();
};

/** A date and a time in the person's time zone, which is named below; the form holds the moment in UTC. */
export const MomentInput = (props: InputProps<MomentField>) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const state = useFieldInput(props);
  const { control } = state;
  const entered = useEntered({ control, show: textOf, read: valueOf });
  const now = useNow();
  const zone = ownZone();
  const at = momentOf(control.value)?.getTime() ?? now;
  const odd = clockChangeAt(entered.text, zone);
  const hints = [
    state.hint,
    zone === 'UTC'
      ? translate('facings.fields.moment.utc')
      : translate('facings.fields.moment.zone', { zone, offset: offsetWords(at, zone) }),
    odd === undefined
      ? undefined
      : translate(`facings.fields.moment.${odd}`, { day: dayWords(entered.text, locale), zone }),
    entered.isOdd
      ? translate('facings.fields.storedAs', { value: asText(control.value) ?? '' })
      : undefined,
  ];
  return (
    <EnteredBox
      type="datetime-local"
      state={state}
      entered={entered}
      hint={hints.filter((text) => text !== undefined).join(' ')}
    />
  );
};
