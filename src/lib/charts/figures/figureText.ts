/** Formats a value in the person's language: 1,234 · 1 h 12 min · 97.3% · 12 EACH. */
import { useMemo } from 'react';
import { useLocale, useTranslate, type TranslateFunction } from 'react-admin';
import { dateText } from '../../time/days';
import { formatNumber, minus, regionOf } from '../../text/region';
import type { Unit } from '../types';

export interface Speech {
  readonly locale: string;
  readonly translate: TranslateFunction;
}

/** An average has decimals, but not from four digits on. */
const decimalsOf = (value: number): number => {
  const size = Math.abs(value);
  if (size >= 1000) return 0;
  return size >= 100 ? 1 : 2;
};

export const numberText = (value: number, locale: string): string =>
  formatNumber(value, locale, { maximumFractionDigits: decimalsOf(value) });

const shareText = (value: number, locale: string): string =>
  formatNumber(value, locale, { style: 'percent', maximumFractionDigits: 1 });

const lengths = [
  { name: 'days', seconds: 86_400 },
  { name: 'hours', seconds: 3_600 },
  { name: 'minutes', seconds: 60 },
  { name: 'seconds', seconds: 1 },
] as const;

/** The two largest units, because nobody reads the seconds of two days. */
const durationText = (value: number, { locale, translate }: Speech): string => {
  const size = Math.abs(value);
  const written = (count: number, name: (typeof lengths)[number]['name']) =>
    translate(`facings.charts.duration.${name}`, { count: formatNumber(count, locale, {}) });
  const sign = value < 0 ? minus : '';
  if (size < 60) {
    const few = size < 10 ? Math.round(size * 10) / 10 : Math.round(size);
    return few === 60
      ? written(1, 'minutes')
      : `${few === 0 ? '' : sign}${written(few, 'seconds')}`;
  }
  const large = lengths.findIndex(({ seconds }) => size >= seconds);
  const small = lengths[large + 1] ?? lengths[large];
  // Rounded in the smaller unit first, so that 59 min 60 s becomes an hour.
  const rounded = Math.round(size / (small?.seconds ?? 1)) * (small?.seconds ?? 1);
  const first = lengths.find(({ seconds }) => rounded >= seconds) ?? lengths[3];
  const second = lengths[lengths.indexOf(first) + 1];
  const rest = rounded % first.seconds;
  const parts = [written(Math.floor(rounded / first.seconds), first.name)];
  const over = second === undefined ? 0 : Math.round(rest / second.seconds);
  if (second !== undefined && over > 0) parts.push(written(over, second.name));
  return `${sign}${parts.join(' ')}`;
};

/** Units of measure are codes: FL_OZ is shown as FL OZ. */
export const uomText = (code: string): string => code.replaceAll('_', ' ');

export const figureText = (value: number, unit: Unit, speech: Speech): string => {
  switch (unit.type) {
    case 'count':
      return numberText(value, speech.locale);
    case 'duration':
      return durationText(value, speech);
    case 'share':
      return shareText(value, speech.locale);
    case 'uom':
      return speech.translate('facings.charts.inUnit', {
        figure: numberText(value, speech.locale),
        unit: uomText(unit.code),
      });
  }
};

/**
 * Formats an axis label briefly; the unit of measure is shown with the values themselves.
 * @param most the largest value of the axis, so that 5K is used with 10K, and 5,000 with 1,000
 */
export const tickText = (value: number, unit: Unit, speech: Speech, most = value): string => {
  if (unit.type === 'duration' || unit.type === 'share') return figureText(value, unit, speech);
  return Math.abs(most) >= 10_000
    ? formatNumber(value, speech.locale, { notation: 'compact', maximumFractionDigits: 1 })
    : numberText(value, speech.locale);
};

export type DayStyle = 'short' | 'full' | 'month';

const styles: Readonly<Record<DayStyle, Intl.DateTimeFormatOptions>> = {
  short: { day: 'numeric', month: 'short' },
  full: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
};

const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Formats the platform's days, YYYY-MM-DD, in the person's language. They have no time of day and no time zone. A text
 * in another format is returned unchanged.
 */
export const chartDayText = (day: string, locale: string, style: DayStyle): string => {
  if (!dayForm.test(day)) return day;
  const moment = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(moment.getTime())
    ? day
    : dateText(moment, locale, { ...styles[style], timeZone: 'UTC' });
};

interface Change {
  readonly direction: 'more' | 'less' | 'same' | 'none';
  /** '+12.3%'; '' if nothing changed or there is no comparison. */
  readonly sign: string;
  readonly words: string;
}

/** Uses the typographic minus, which is as wide as the plus. */
const signed = (text: string, change: number): string => `${change < 0 ? '−' : '+'}${text}`;

/**
 * A change from zero has no percentage, and a percentage of a percentage is misleading, so these show the difference.
 */
const sizeOf = (value: number, previous: number, unit: Unit, speech: Speech): string => {
  const size = Math.abs(value - previous);
  if (unit.type === 'share') {
    const figure = numberText(Math.round(size * 1_000) / 10, speech.locale);
    return speech.translate('facings.charts.points', { figure });
  }
  return previous === 0
    ? figureText(size, unit, speech)
    : shareText(size / Math.abs(previous), speech.locale);
};

/** Less than the displayed tenth of a percent: '+0%' is no change. */
const isUnseen = (value: number, previous: number, unit: Unit): boolean => {
  const change = Math.abs(value - previous);
  if (unit.type === 'share') return change < 0.0005;
  return previous === 0 ? change === 0 : change / Math.abs(previous) < 0.0005;
};

/** The change of a value since the previous period, with its sign and in words. */
export const changeText = (
  value: number | null,
  previous: number | null | undefined,
  unit: Unit,
  speech: Speech,
): Change => {
  const say = (key: 'against' | 'same' | 'none') =>
    speech.translate(`facings.charts.change.${key}`);
  if (value === null || previous === null || previous === undefined) {
    return { direction: 'none', sign: '', words: say('none') };
  }
  if (isUnseen(value, previous, unit)) return { direction: 'same', sign: '', words: say('same') };
  return {
    direction: value > previous ? 'more' : 'less',
    sign: signed(sizeOf(value, previous, unit, speech), value - previous),
    words: say('against'),
  };
};

/** The locale and translations for formatting values. */
export const useSpeech = (): Speech => {
  const locale = regionOf(useLocale());
  const translate = useTranslate();
  return useMemo(() => ({ locale, translate }), [locale, translate]);
};
