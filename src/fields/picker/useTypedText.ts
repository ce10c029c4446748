/** What a person has typed into a picker, as against the name that the picker itself writes there. */
import { useEffect, useState } from 'react';

/** Milliseconds without a key before a search is sent (rules 9). */
const pause = 300;

export interface TypedText {
  readonly text: string;
  /** The text once nothing was typed for a moment. An emptied one counts at once. */
  readonly settled: string;
  readonly setText: (text: string) => void;
}

export const useTypedText = (): TypedText => {
  const [text, setText] = useState('');
  const [late, setLate] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(text);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return { text, settled: text === '' ? '' : late, setText };
};
