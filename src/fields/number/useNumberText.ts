/** The text of a number while it is typed: '1.' and '-' stand in the box and are no numbers yet. */
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { readNumber, styleOf, typedNumber } from '../../schema/numbers';
import { regionOf } from '../../schema/regionOf';
import { asText } from '../shared/asText';

export interface NumberText {
  readonly text: string;
  /** Of a text: the number, the text itself where it is none or could be two, null where it is empty. */
  readonly take: (text: string) => number | string | null;
  /** Forgets what was typed: the value is shown as it would be written. */
  readonly forget: () => void;
}

export const useNumberText = (value: unknown, isWhole: boolean): NumberText => {
  const locale = regionOf(useLocale());
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
  const own = typeof value === 'number' ? typedNumber(value, locale) : (asText(value) ?? '');
  return {
    // What was typed stands as long as it is this value: a reset of the form is another.
    text: typed && Object.is(typed.value, value) ? typed.text : own,
    take: (text) => {
      const read = readNumber(text, styleOf(locale), isWhole);
      // The field's rule says what is wrong with a text that stays one.
      const taken = text.trim() === '' ? null : typeof read === 'number' ? read : text;
      setTyped({ text, value: taken });
      return taken;
    },
    forget: () => {
      setTyped(null);
    },
  };
};
