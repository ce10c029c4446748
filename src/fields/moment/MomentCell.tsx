import { styled } from '@mui/material/styles';
import { useLocale } from 'react-admin';
import type { MomentField } from '../../schema/field';
import type { CellProps } from '../contract';
import { Clipped } from '../shared/Clipped';
import { Missing } from '../shared/Missing';
import { momentOf } from './momentOf';
import { relativeTo } from './relativeTo';
import { useNow } from './useNow';

const formats = new Map<string, Intl.DateTimeFormat>();

const shown = (date: Date, locale: string): string => {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  formats.set(locale, format);
  return format.format(date);
};

const Muted = styled('span')(({ theme }) => ({
  color: (theme.vars ?? theme).palette.text.secondary,
}));

const Relative = ({ moment, locale }: { readonly moment: number; readonly locale: string }) => (
  <Muted>{` · ${relativeTo(moment, useNow(), locale)}`}</Muted>
);

/** Date and time in the person's language and zone; the platform's own moment is its title. */
export const MomentCell = ({ field, name, record, place }: CellProps<MomentField>) => {
  const locale = useLocale();
  const date = momentOf(record[name]);
  if (!date) return <Missing field={field} />;
  const iso = date.toISOString();
  const time = (
    <time dateTime={iso} title={iso}>
      {shown(date, locale)}
      {field.isRelative && <Relative moment={date.getTime()} locale={locale} />}
    </time>
  );
  return place === 'row' ? <Clipped>{time}</Clipped> : time;
};
