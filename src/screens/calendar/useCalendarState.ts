import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useNow } from '../../fields/moment/useNow';
import { dayFrom, isoOf } from '../../lib/time/days';
import { dayAt, mondayOf } from '../../lib/time/zonedDays';

const keys = {
  week: 'week',
  clocks: 'clocks',
  template: 'template',
  text: 'q',
  results: 'results',
} as const;
const ofPerson = 'mine';
const failed = 'failed';

export interface CalendarState {
  /** Monday of the week shown, and today's date for the user. */
  readonly monday: number;
  readonly today: number;
  readonly now: number;
  /** The user's time zone. */
  readonly browserZone: string;
  readonly isOwnTime: boolean;
  /** Id of the selected template; empty for all. */
  readonly template: string;
  /** Search for zones and regions. */
  readonly text: string;
  /** Only runs with failed jobs. */
  readonly isFailedOnly: boolean;
}

export const useCalendarState = () => {
  const [parameters, setParameters] = useSearchParams();
  const now = useNow();
  const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = dayAt(browserZone, now);
  const state: CalendarState = {
    monday: mondayOf(dayFrom(parameters.get(keys.week)) ?? today),
    today,
    now,
    browserZone,
    isOwnTime: parameters.get(keys.clocks) === ofPerson,
    template: parameters.get(keys.template) ?? '',
    text: parameters.get(keys.text) ?? '',
    isFailedOnly: parameters.get(keys.results) === failed,
  };
  const actionCalls = useMemo(() => {
    /** Changing the week adds a history entry; changing filters does not. */
    const set = (key: string, value: string, isStep = false) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === '') after.delete(key);
          else after.set(key, value);
          return after;
        },
        { replace: !isStep },
      );
    return {
      /** Null for the current week, whenever the address is opened. */
      toWeek: (monday: number | null) => set(keys.week, monday === null ? '' : isoOf(monday), true),
      setOwnTime: (isOwnTime: boolean) => set(keys.clocks, isOwnTime ? ofPerson : ''),
      setTemplate: (id: string) => set(keys.template, id),
      setText: (text: string) => set(keys.text, text),
      setFailedOnly: (isFailedOnly: boolean) => set(keys.results, isFailedOnly ? failed : ''),
    };
  }, [setParameters]);
  return { state, ...actionCalls };
};

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
export const useToday = ({ monday, today }: Pick<CalendarState, 'monday' | 'today'>) => {
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef<'opened' | 'asked' | null>('opened');

  const show = useCallback(() => {
    if (wanted.current === null) return;
    if (bringToday(box.current, wanted.current === 'asked')) wanted.current = null;
  }, []);
  useEffect(show, [show, monday, today]);

  return {
    /** For the element around the days. */
    box,
    /** Scrolls to today, once its week is shown. */
    showToday: useCallback(() => {
      wanted.current = 'asked';
      show();
    }, [show]),
  };
};
