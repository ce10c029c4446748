import { styled } from '@mui/material/styles';
import { useFieldValue, useLocale, useTranslate } from 'react-admin';
import type { MomentField } from '../../schema/field';
import { regionOf } from '../../schema/region';
import type { CellProps } from '../contract';
import { asText } from '../shared/asText';
import { Badge } from '../shared/Badge';
import { Clipped, Missing } from '../shared/CellText';
import { momentOf, momentText, relativeTo } from './momentText';
import { useNow } from './useNow';

/** Shows a badge from the moment on, also if it passes while the page is open. */
const Expired = ({ moment }: { readonly moment: number }) => {
  const translate = useTranslate();
  if (moment > useNow()) return null;
  return (
    <>
      {' '}
      <Badge tone="danger">{translate('facings.fields.moment.expired')}</Badge>
    </>
  );
};

const Muted = styled('span')(({ theme }) => ({
  color: (theme.vars ?? theme).palette.text.secondary,
}));

const Relative = ({ moment, locale }: { readonly moment: number; readonly locale: string }) =>
  relativeTo(moment, useNow(), locale);

/**
 * Date and time in the person's language and time zone. A relative time follows it on a page and replaces it in a
 * row, where the date is the tooltip.
 */
export const MomentCell = ({ source, field, place }: CellProps<MomentField>) => {
  const locale = regionOf(useLocale());
  const value: unknown = useFieldValue({ source });
  const date = momentOf(value);
  if (!date) {
    // An invalid value is shown unchanged: the text for an empty field ('Never') would be wrong.
    const stored = asText(value);
    return stored === null ? (
      <Missing source={source} field={value == null || value === '' ? field : {}} />
    ) : (
      <Clipped title={stored}>{stored}</Clipped>
    );
  }
  const iso = date.toISOString();
  const text = momentText(date, locale);
  const relative = field.isRelative ? <Relative moment={date.getTime()} locale={locale} /> : null;
  const expired = field.isExpiry ? <Expired moment={date.getTime()} /> : null;
  if (place === 'page' || relative === null) {
    const time = (
      <time dateTime={iso} title={iso}>
        {text}
        {relative && <Muted> · {relative}</Muted>}
        {expired}
      </time>
    );
    return place === 'row' ? <Clipped>{time}</Clipped> : time;
  }
  return (
    <Clipped>
      <time dateTime={iso} title={text}>
        {relative}
        {expired}
      </time>
    </Clipped>
  );
};
