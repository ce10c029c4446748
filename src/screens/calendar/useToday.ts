import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { CalendarState } from './useCalendarState';

interface Today {
  /** Element around the days. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Brings today into view, as soon as its week is shown. */
  readonly showToday: () => void;
}

/** Days that stand side by side are all seen at once; only one below the other has to be scrolled to. */
const isStacked = (box: HTMLElement): boolean => {
  const [first, second] = [...box.children].map((day) => day.getBoundingClientRect().top);
  return first !== undefined && second !== undefined && second > first;
};

/** False while today is not among the days. */
const bringToday = (box: HTMLElement | null, isAsked: boolean): boolean => {
  const today = box?.querySelector<HTMLElement>('[aria-current="date"]');
  if (!box || !today) return false;
  // A week that begins today is opened at its head, with its week and filters in view.
  const isInView = !isAsked && box.firstElementChild?.contains(today);
  if (!isInView && isStacked(box)) today.scrollIntoView({ block: 'start' });
  return true;
};

/** On a phone the days are one below the other, and the calendar begins at today. */
export const useToday = ({ monday, today }: Pick<CalendarState, 'monday' | 'today'>): Today => {
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef<'opened' | 'asked' | null>('opened');

  const show = useCallback(() => {
    if (wanted.current === null) return;
    if (bringToday(box.current, wanted.current === 'asked')) wanted.current = null;
  }, []);
  useEffect(show, [show, monday, today]);

  return {
    box,
    showToday: useCallback(() => {
      wanted.current = 'asked';
      show();
    }, [show]),
  };
};
