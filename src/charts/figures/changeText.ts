/** The change of a value since the previous period, with its sign and in words. */
import type { Unit } from '../types';
import { figureText, numberText, shareText, type Speech } from './figureText';

export interface Change {
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
