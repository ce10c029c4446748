/** The text of a JSON value while it is edited: whitespace and key order are kept, and so is invalid JSON. */
import { useMemo, useState } from 'react';
import { hasProtoKey, readJson } from '../../schema/rules/readJson';
import { jsonBlock } from './jsonText';

export interface JsonText {
  readonly text: string;
  /** Parses a text: its value, the text itself if it is invalid (or JSON of a string), null if it is empty. */
  readonly take: (text: string) => unknown;
}

/** Forms return copies of their values, so values are compared by their text. */
const markOf = (value: unknown): string =>
  typeof value === 'string' ? `text ${value}` : `value ${JSON.stringify(value)}`;

const ownText = (value: unknown): string =>
  typeof value === 'string' && !readJson(value) ? value : jsonBlock(value);

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
