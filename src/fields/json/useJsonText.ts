/** The text of a JSON value while it is typed: blanks and order stay as they are, and so does what is no JSON. */
import { useMemo, useState } from 'react';
import { hasProtoKey, readJson } from '../../schema/rules/readJson';
import { jsonBlock } from './jsonText';

export interface JsonText {
  readonly text: string;
  /** Of a text: its value, the text itself where it is no JSON (or JSON of a text), null where it is empty. */
  readonly take: (text: string) => unknown;
}

/** Forms hand out copies of what they hold: values are the same when their texts are. */
const markOf = (value: unknown): string =>
  typeof value === 'string' ? `text ${value}` : `value ${JSON.stringify(value)}`;

const ownText = (value: unknown): string =>
  typeof value === 'string' && !readJson(value) ? value : jsonBlock(value);

export const useJsonText = (value: unknown): JsonText => {
  const [typed, setTyped] = useState<{ text: string; mark: string } | null>(null);
  // A list of thousands of ids is written out once, not with everything that is drawn around it.
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
