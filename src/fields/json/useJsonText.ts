/** The text of a JSON value while it is typed: blanks and order stay as they are, and so does what is no JSON. */
import { useState } from 'react';
import { readJson } from '../../schema/rules/readJson';
import { jsonBlock } from './jsonText';

export interface JsonText {
  readonly text: string;
  /** Of a text: its value, the text itself where it is no JSON (or JSON of a text), null where it is empty. */
  readonly take: (text: string) => unknown;
}

/** Forms hand out copies of what they hold: values are the same when their texts are. */
const markOf = (value: unknown): string =>
  typeof value === 'string' ? `text ${value}` : `value ${JSON.stringify(value)}`;

export const useJsonText = (value: unknown): JsonText => {
  const [typed, setTyped] = useState<{ text: string; mark: string } | null>(null);
  const own = typeof value === 'string' && !readJson(value) ? value : jsonBlock(value);
  return {
    text: typed?.mark === markOf(value) ? typed.text : own,
    take: (text) => {
      const read = readJson(text)?.value;
      const taken = text.trim() === '' ? null : typeof read === 'string' ? text : (read ?? text);
      setTyped({ text, mark: markOf(taken) });
      return taken;
    },
  };
};
