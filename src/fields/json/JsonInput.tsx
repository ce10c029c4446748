import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { JsonField } from '../../schema/field';
import { hasProtoKey, jsonFaultOf, readJson } from '../../schema/rules/readJson';
import type { InputProps } from '../contract';
import { useFieldInput } from '../shared/useFieldInput';
import { TextBox } from '../text/TextBox';
import { jsonBlock } from '.';

interface JsonText {
  readonly text: string;
  /** Parses a text: its value, the text itself if it is invalid (or JSON of a string), null if it is empty. */
  readonly take: (text: string) => unknown;
}

/** Forms return copies of their values, so values are compared by their text. */
const markOf = (value: unknown): string =>
  typeof value === 'string' ? `text ${value}` : `value ${JSON.stringify(value)}`;

const ownText = (value: unknown): string =>
  typeof value === 'string' && !readJson(value) ? value : jsonBlock(value);

/** The text of a JSON value while it is edited: whitespace and key order are kept, and so is invalid JSON. */
export const useJsonText = (value: unknown): JsonText => {
  const [typed, setTyped] = useState<{ text: string; mark: string } | null>(null);
  // Memoized: a list of thousands of ids must not be serialized on every render.
  const text = useMemo(
    () => (typed?.mark === markOf(value) ? typed.text : ownText(value)),
    [typed, value],
  );
  return {
    text,
    take: (given) => {
      const read = readJson(given)?.value;
      // The form copies objects: text keeps a key that a copy would lose, until the rule refuses it.
      const isText = typeof read === 'string' || hasProtoKey(read);
      const taken = given.trim() === '' ? null : isText ? given : (read ?? given);
      setTyped({ text: given, mark: markOf(taken) });
      return taken;
    },
  };
};

const lines = { min: 4, max: 20 };

interface JsonInputProps extends InputProps<JsonField> {
  readonly onTake?: (value: unknown) => void;
}

/** JSON as it is typed; while it is invalid, the position of the error is shown below. */
export const JsonInput = ({ onTake, ...props }: JsonInputProps) => {
  const { isDisabled = false, autoFocus = false } = props;
  const translate = useTranslate();
  const state = useFieldInput(props);
  const { control } = state;
  const { text, take } = useJsonText(control.value);
  const fault = text.trim() === '' ? undefined : jsonFaultOf(text);
  const hint = fault ? translate('facings.fields.json.fault', { ...fault }) : state.hint;
  return (
    <TextBox
      state={state}
      value={text}
      onChange={({ target }) => {
        const taken = take(target.value);
        // Wrapped in an event, because react-hook-form treats an object with a `target` as an event.
        control.onChange({ target: { name: control.name, value: taken } });
        onTake?.(taken);
      }}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      isCode
      lines={lines}
      hint={hint}
    />
  );
};
