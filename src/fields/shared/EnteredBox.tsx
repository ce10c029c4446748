import TextFieldBox from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { Field } from '../../schema/field';
import type { InputProps } from '../contract';
import { asText } from './asText';
import { boxProps, WithHelp } from './InputFrame';
import { useFieldInput, type FieldInputState } from './useFieldInput';

/** The form's value for an incomplete input, which the field's rule refuses. */
const halfEntered = 'incomplete';

interface EnteredGiven {
  readonly control: FieldInputState['control'];
  /** Converts a value to the input's text; '' if there is none. */
  readonly show: (value: unknown) => string;
  /** Converts the input's text, which is never empty, to a value. */
  readonly read: (text: string) => unknown;
}

interface Entered {
  readonly text: string;
  /** Attach it to several events: not every browser fires one for each part. */
  readonly take: (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  /** The input cannot show the stored value. */
  readonly isOdd: boolean;
}

const isBlank = (value: unknown): boolean => value == null || value === '';

/**
 * The text of a date or time in the browser's own input. Such an input has no value until all of its parts are
 * filled in; it only reports that it is incomplete.
 */
export const useEntered = ({ control, show, read }: EnteredGiven): Entered => {
  const { value } = control;
  const [stored] = useState(value);
  const [entered, setEntered] = useState<{ text: string; value: unknown } | null>(null);
  const isHalf = value === halfEntered;
  const shownText = isHalf ? '' : show(value);
  return {
    text: entered && Object.is(entered.value, value) ? entered.text : shownText,
    take: ({ currentTarget: { value: text, validity } }) => {
      const taken = validity.badInput
        ? halfEntered
        : text === ''
          ? null
          : // Restoring the original input restores the stored value, however that was written.
            text === show(stored)
            ? stored
            : read(text);
      if (Object.is(taken, value) || (isBlank(taken) && isBlank(value))) return;
      // Passing through the input does not remove a value that it cannot show.
      if (taken === null && shownText === '' && !isHalf) return;
      setEntered({ text, value: taken });
      control.onChange(taken);
    },
    isOdd: !isHalf && shownText === '' && !isBlank(value) && entered === null,
  };
};

interface EnteredBoxProps {
  readonly type: 'date' | 'datetime-local' | 'time';
  readonly state: FieldInputState;
  readonly entered: Entered;
  /** Replaces the field's own hint. */
  readonly hint: string | undefined;
}

/** Limits years to four digits; browsers accept six. */
const ranges = {
  date: { max: '9999-12-31' },
  'datetime-local': { max: '9999-12-31T23:59' },
  time: {},
} as const;

/** The browser's own date or time input, with its calendar, keys, and order of day and month. */
export const EnteredBox = ({ type, state, entered: { text, take }, hint }: EnteredBoxProps) => {
  const { id, control, label, help, isRequired } = state;
  const box = boxProps({ ...state, hint });
  return (
    <WithHelp label={label} help={help}>
      <TextFieldBox
        {...box}
        type={type}
        value={text}
        slotProps={{
          // An empty input shows its pattern (dd/mm/yyyy), which the label must not cover.
          inputLabel: { shrink: true },
          htmlInput: {
            ...ranges[type],
            autoComplete: 'off',
            'aria-required': isRequired,
            ...(box.helperText ? { 'aria-describedby': `${id}-helper-text` } : {}),
            onChange: take,
            onKeyUp: take,
            onBlur: (event: SyntheticEvent<HTMLInputElement>) => {
              take(event);
              control.onBlur();
            },
          },
        }}
      />
    </WithHelp>
  );
};

interface EnteredInputProps<F extends Field> extends InputProps<F> {
  readonly type: EnteredBoxProps['type'];
  readonly show: EnteredGiven['show'];
  /** Whether the stored value says more than the input shows of it. */
  readonly saysMore?: (value: unknown) => boolean;
}

/** A value that is the input's text. A stored one that the input cannot show whole is named, and kept unless edited. */
export const EnteredInput = <F extends Field>({
  type,
  show,
  saysMore = () => false,
  ...props
}: EnteredInputProps<F>) => {
  const translate = useTranslate();
  const state = useFieldInput(props);
  const { control, hint } = state;
  const entered = useEntered({ control, show, read: (text) => text });
  const stored =
    entered.isOdd || saysMore(control.value)
      ? translate('facings.fields.storedAs', { value: asText(control.value) ?? '' })
      : undefined;
  return (
    <EnteredBox
      type={type}
      state={state}
      entered={entered}
      hint={[hint, stored].filter((text) => text !== undefined).join(' ') || undefined}
    />
  );
};
