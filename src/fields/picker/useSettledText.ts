import { useEffect, useState } from 'react';

/** Milliseconds after the last key before a search is sent (rules 9). */
const searchPause = 300;

/**
 * The typed text once nothing was typed for `pause` milliseconds; '' before. A text that an input method has not
 * finished (a reading, a syllable) is not one yet.
 */
export const useSettledText = (text: string, pause = searchPause): string => {
  const [settled, setSettled] = useState(text);
  const [isComposing, setIsComposing] = useState(false);
  useEffect(() => {
    const begin = () => setIsComposing(true);
    const end = () => setIsComposing(false);
    document.addEventListener('compositionstart', begin);
    document.addEventListener('compositionend', end);
    return () => {
      document.removeEventListener('compositionstart', begin);
      document.removeEventListener('compositionend', end);
    };
  }, []);
  useEffect(() => {
    if (isComposing) return undefined;
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause, isComposing]);
  return settled === text ? text : '';
};
