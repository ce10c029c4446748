/** The state of a calendar in the address. */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useNow } from '../../fields/moment/useNow';
import { dayAt } from './clock';
import { dayFrom, isoOf } from '../../schema/days';
import { mondayOf } from './days';

const keys = { week: 'week', clocks: 'clocks', template: 'template', text: 'q' } as const;
const ofPerson = 'mine';

export interface CalendarState {
  /** Monday of the week shown, and today's date for the user. */
  readonly monday: number;
  readonly today: number;
  readonly now: number;
  /** The user's time zone. */
  readonly own: string;
  readonly isOwnTime: boolean;
  /** Id of the selected template; empty for all. */
  readonly template: string;
  /** Search for zones and regions. */
  readonly text: string;
}

export const useCalendarState = () => {
  const [parameters, setParameters] = useSearchParams();
  const now = useNow();
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = dayAt(own, now);
  const state: CalendarState = {
    monday: mondayOf(dayFrom(parameters.get(keys.week)) ?? today),
    today,
    now,
    own,
    isOwnTime: parameters.get(keys.clocks) === ofPerson,
    template: parameters.get(keys.template) ?? '',
    text: parameters.get(keys.text) ?? '',
  };
  const acts = useMemo(() => {
    /** Changing the week adds a history entry; changing filters does not. */
    const set = (key: string, value: string, isStep = false) => {
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === '') after.delete(key);
          else after.set(key, value);
          return after;
        },
        { replace: !isStep },
      );
    };
    return {
      /** Null for the current week, whenever the address is opened. */
      toWeek: (monday: number | null) => {
        set(keys.week, monday === null ? '' : isoOf(monday), true);
      },
      setOwnTime: (isOwnTime: boolean) => {
        set(keys.clocks, isOwnTime ? ofPerson : '');
      },
      setTemplate: (id: string) => {
        set(keys.template, id);
      },
      setText: (text: string) => {
        set(keys.text, text);
      },
    };
  }, [setParameters]);
  return { state, ...acts };
};
