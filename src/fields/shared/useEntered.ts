/**
 * The text of a date or a time while it is entered in the browser's own input, whose parts are filled in one
 * after the other: until all of them are, the input has no value and says only that it is half filled.
 */
import { useState, type SyntheticEvent } from 'react';
import type { FieldInputState } from './useFieldInput';

/** What a form holds for a half-filled input: no time nor date, so that the field's rule refuses it. */
const halfEntered = 'incomplete';

interface EnteredGiven {
  readonly control: FieldInputState['control'];
  /** Text of a value for the input; empty where the value has none. */
  readonly show: (value: unknown) => string;
  /** Value of a text that the input gives, which is never empty. */
  readonly read: (text: string) => unknown;
}

export interface Entered {
  readonly text: string;
  /** Of any event of the input: not every browser says that a part of it was filled in. */
  readonly take: (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  /** The value is a text that the input cannot show. */
  readonly isOdd: boolean;
}

const isBlank = (value: unknown): boolean => value == null || value === '';

export const useEntered = ({ control, show, read }: EnteredGiven): Entered => {
  const { value } = control;
  const [stored] = useState(value);
  const [entered, setEntered] = useState<{ text: string; value: unknown } | null>(null);
  const isHalf = value === halfEntered;
  const own = isHalf ? '' : show(value);
  return {
    text: entered && Object.is(entered.value, value) ? entered.text : own,
    take: ({ currentTarget: { value: text, validity } }) => {
      const taken = validity.badInput
        ? halfEntered
        : text === ''
          ? null
          : // Whoever comes back to what was stored has changed nothing, however it was written.
            text === show(stored)
            ? stored
            : read(text);
      if (Object.is(taken, value) || (isBlank(taken) && isBlank(value))) return;
      // What cannot be shown is not taken away by passing through the input.
      if (taken === null && own === '' && !isHalf) return;
      setEntered({ text, value: taken });
      control.onChange(taken);
    },
    isOdd: !isHalf && own === '' && !isBlank(value) && entered === null,
  };
};
