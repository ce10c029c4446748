import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { CalendarState } from './useCalendarState';

interface Today {
  /** The element around the days. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Scrolls to today, once its week is shown. */
  readonly showToday: () => void;
}

/** Only stacked days need scrolling; days side by side are all visible. */
const isStacked = (box: HTMLElement): boolean => {
  const [first, second] = [...box.children].map((day) => day.getBoundingClientRect().top);
  return first !== undefined && second !== undefined && second > first;
};

/** Returns false while today is not among the days. */
const bringToday = (box: HTMLElement | null, isAsked: boolean): boolean => {
  const today = box?.querySelector<HTMLElement>('[aria-current="date"]');
  if (!box || !today) return false;
  // If the week begins today, the page stays at its top, so that week and filters are visible.
  const isInView = !isAsked && box.firstElementChild?.contains(today);
  if (!isInView && isStacked(box)) today.scrollIntoView({ block: 'start' });
  return true;
};

/** On a phone, where days are stacked, the calendar opens at today. */
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
