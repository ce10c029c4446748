/** The text typed into a picker, without the name that the picker itself writes there. */
import { useEffect, useState } from 'react';

/** Delay in milliseconds after the last key before a search is sent (rules 9). */
const pause = 300;

export interface TypedText {
  readonly text: string;
  /** The text after the delay. Empty text is applied immediately. */
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
