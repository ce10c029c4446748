/** Cells of values that are one text or one number. */
import Box from '@mui/material/Box';
import { useFieldValue, useLocale } from 'react-admin';
import { dateText } from '../lib/time/days';
import type {
  CountField,
  DateField,
  NumberField,
  SizeField,
  TextField,
  TimeField,
  TimeZoneField,
} from '../schema/field';
import { programNumber } from '../lib/text/numbers';
import { formatNumber, regionOf } from '../lib/text/region';
import type { CellProps } from './contract';
import { dayText } from './date';
import { shownNumber } from './number';
import { asText } from './shared/asText';
import { breakable, Clipped, ClippedWords, Missing } from './shared/CellText';
import { sizeText } from './size';
import { timeShown, timeText } from '../lib/time/timeOfDay';
import { nameToday, offsetOf } from '../lib/time/zoneNames';
import { useUnitText } from './useFieldWords';

const codeSx = { fontFamily: 'monospace', fontSize: '0.95em' } as const;

export const TextCell = ({ source, field, place }: CellProps<TextField>) => {
  const text = asText(useFieldValue({ source }));
  if (text === null) return <Missing source={source} field={field} />;
  if (place === 'row') {
    return (
      <ClippedWords title={text} sx={field.code ? codeSx : {}}>
        {breakable(text, /(?<=[@_])/)}
      </ClippedWords>
    );
  }
  return (
    <Box
      component="span"
      sx={{ ...(field.code && codeSx), whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {text}
    </Box>
  );
};

interface FigureProps extends CellProps {
  /** Null if the record has no value. */
  readonly text: string | null;
}

/** Right-aligned in a row, so that digits line up. */
const Figure = ({ text, source, field, place }: FigureProps) => (
  <Box
    component="span"
    sx={{
      fontVariantNumeric: 'tabular-nums',
      ...(place === 'row' && { display: 'block', textAlign: 'right' }),
    }}
  >
    {text ?? <Missing source={source} field={field} />}
  </Box>
);

/** An invalid value is shown unchanged. */
export const NumberCell = (props: CellProps<NumberField>) => {
  const { source, field } = props;
  const locale = regionOf(useLocale());
  const unit = useUnitText(source, field);
  const value: unknown = useFieldValue({ source });
  const text = typeof value === 'boolean' ? null : asText(value);
  const number = text === null ? null : programNumber(text);
  const shown = number === null ? text : shownNumber(number, locale, field.scale ? 2 : undefined);
  return (
    <Figure
      {...props}
      text={shown === null ? null : [shown, ...(unit === undefined ? [] : [unit])].join('\u00a0')}
    />
  );
};

const countOf = (value: unknown): number | null => {
  if (Array.isArray(value)) return value.length;
  if (typeof value === 'string' && /^\d+$/.test(value)) return Number(value);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

export const CountCell = ({ source, field, place }: CellProps<CountField>) => {
  const locale = regionOf(useLocale());
  const count = countOf(useFieldValue({ source }));
  return (
    <Figure
      source={source}
      field={field}
      place={place}
      text={count === null ? null : formatNumber(count, locale)}
    />
  );
};

/** A calendar day in the format of the locale; an invalid value is shown unchanged. */
export const DateCell = ({ source, field, place }: CellProps<DateField>) => {
  const locale = regionOf(useLocale());
  const stored = asText(useFieldValue({ source }));
  if (stored === null) return <Missing source={source} field={field} />;
  const day = dayText(stored);
  if (day === '') return <Clipped title={stored}>{stored}</Clipped>;
  const time = (
    <time dateTime={day} title={day}>
      {/* In UTC, in which the text is parsed, so the day does not shift. */}
      {dateText(new Date(day), locale, { dateStyle: 'medium', timeZone: 'UTC' })}
    </time>
  );
  return place === 'row' ? <Clipped>{time}</Clipped> : time;
};

/** The time in the locale's format; an invalid value is shown unchanged. */
export const TimeCell = ({ source, field, place }: CellProps<TimeField>) => {
  const locale = regionOf(useLocale());
  const stored = asText(useFieldValue({ source }));
  if (stored === null) return <Missing source={source} field={field} />;
  const time = timeText(stored);
  if (time === '') return <Clipped title={stored}>{stored}</Clipped>;
  const shown = (
    <time dateTime={time} title={stored}>
      {timeShown(time, locale)}
    </time>
  );
  return place === 'row' ? <Clipped>{shown}</Clipped> : shown;
};

/** The zone's name; on the page with its current offset. */
export const TimeZoneCell = ({ source, field, place }: CellProps<TimeZoneField>) => {
  const stored = asText(useFieldValue({ source }));
  const zone = stored === null ? null : nameToday(stored);
  if (zone === null) return <Missing source={source} field={field} />;
  if (place === 'row') return <Clipped title={zone}>{zone}</Clipped>;
  const offset = offsetOf(zone);
  return <span>{offset === '' ? zone : `${zone} (${offset})`}</span>;
};

/** Width × height × depth, in this order everywhere. */
export const SizeCell = ({ source, field, place }: CellProps<SizeField>) => {
  const unit = useUnitText(source, field) ?? field.unit;
  const text = sizeText(useFieldValue({ source }), regionOf(useLocale()));
  if (text === null) return <Missing source={source} field={field} />;
  return (
    <Box
      component="span"
      sx={{ fontVariantNumeric: 'tabular-nums', ...(place === 'row' && { whiteSpace: 'nowrap' }) }}
    >
      {`${text}\u00a0${unit}`}
    </Box>
  );
};
