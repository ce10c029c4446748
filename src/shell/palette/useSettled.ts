/** A text, once it has stayed the same for a while. */
import { useEffect, useState } from 'react';

/** `wait` in milliseconds; an emptied text settles at once. */
export const useSettled = (text: string, wait: number): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, wait);
    return () => {
      clearTimeout(timer);
    };
  }, [text, wait]);
  return text === '' ? '' : settled;
};
