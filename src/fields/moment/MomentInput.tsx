import { useLocale, useTranslate } from 'react-admin';
import type { MomentField } from '../../schema/field';
import { regionOf } from '../../schema/regionOf';
import { isLocal, localText, momentsOf, ownZone } from '../../schema/rules/localTime';
import type { InputProps } from '../contract';
import { asText } from '../shared/asText';
import { useEntered } from '../shared/useEntered';
import { useFieldInput } from '../shared/useFieldInput';
import { EnteredBox } from '../time/EnteredBox';
import { momentOf } from './momentOf';
import { useNow } from './useNow';
import { dayWords, clockChangeAt, offsetWords } from './zoneWords';

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
  const { isDisabled = false, autoFocus = false } = props;
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const state = useFieldInput(props);
  const { control } = state;
  const entered = useEntered({ control, show: textOf, read: valueOf });
  const now = useNow();
  const zone = ownZone();
  const at = momentOf(control.value)?.getTime() ?? now;
  const odd = clockChangeAt(entered.text, zone);
  const said = [
    state.hint,
    translate('facings.fields.moment.zone', { zone, offset: offsetWords(at, zone) }),
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
      hint={said.filter((text) => text !== undefined).join(' ')}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
    />
  );
};
