/** Schedules that most people want, each one click away. */
import { cronOf } from '../../schema/cron/schedule';
import { workdays } from './dayNames';

const midnight = { hour: 0, minute: 0 };

export const presets = [
  { key: 'nightly', time: '00:00', expression: cronOf({ kind: 'day', every: 1, at: midnight }) },
  {
    key: 'workdays',
    time: '06:00',
    expression: cronOf({ kind: 'week', days: workdays, at: { hour: 6, minute: 0 } }),
  },
  { key: 'mondays', time: '00:00', expression: cronOf({ kind: 'week', days: [1], at: midnight }) },
  { key: 'monthly', time: '00:00', expression: cronOf({ kind: 'month', days: [1], at: midnight }) },
] as const;
