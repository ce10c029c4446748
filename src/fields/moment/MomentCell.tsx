import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useFieldValue, useLocale } from 'react-admin';
import type { MomentField } from '../../schema/field';
import { regionOf } from '../../lib/text/region';
import type { CellProps } from '../contract';
import { asText } from '../shared/asText';
import { Clipped, ClippedWords, Missing } from '../shared/CellText';
import { momentOf } from '../../lib/time/moments';
import { breakBeforeTime, momentText, relativeTo, zonedText } from './momentText';
import { useNow } from './useNow';

const Muted = styled('span')(({ theme }) => ({
  color: (theme.vars ?? theme).palette.text.secondary,
}));

const Relative = ({ moment, locale }: { readonly moment: number; readonly locale: string }) =>
  relativeTo(moment, useNow(), locale);

interface MomentCellProps extends CellProps<MomentField> {
  /** Shown after the time. */
  readonly children?: ReactNode;
}

/**
 * Date and time in the person's language and time zone. A relative time follows it on a page and replaces it in a
 * row, where the date is the tooltip.
 */
export const MomentCell = ({ source, field, place, children }: MomentCellProps) => {
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
  const text = field.withZone ? zonedText(date, locale) : momentText(date, locale);
  const relative = field.isRelative ? <Relative moment={date.getTime()} locale={locale} /> : null;
  if (place === 'page' || relative === null) {
    const time = (
      <time dateTime={iso} title={iso}>
        {place === 'row' ? breakBeforeTime(text) : text}
        {relative && <Muted> · {relative}</Muted>}
        {children}
      </time>
    );
    return place === 'row' ? <ClippedWords>{time}</ClippedWords> : time;
  }
  return (
    <ClippedWords>
      <time dateTime={iso} title={text}>
        {relative}
        {children}
      </time>
    </ClippedWords>
  );
};
