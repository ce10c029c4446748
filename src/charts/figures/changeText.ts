/** How a figure changed against the period before, with its sign and in words. */
import type { Unit } from '../types';
import { figureText, numberText, shareText, type Speech } from './figureText';

export interface Change {
  readonly direction: 'more' | 'less' | 'same' | 'none';
  /** '+12.3%'; empty where nothing changed or there is nothing to compare. */
  readonly sign: string;
  readonly words: string;
}

/** The minus of typesetting, as wide as the plus. */
const signed = (text: string, change: number): string => `${change < 0 ? '−' : '+'}${text}`;

/** Against nothing there is no percentage, and that of a percentage is misread: these are told as they differ. */
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

/** Less than the tenth of a percent that is written: '+0%' is no change. */
const isUnseen = (value: number, previous: number, unit: Unit): boolean => {
  const change = Math.abs(value - previous);
  if (unit.type === 'share') return change < 0.0005;
  return previous === 0 ? change === 0 : change / Math.abs(previous) < 0.0005;
};

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
