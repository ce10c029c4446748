/** Words of schedules: how they are built, when they run, and what they warn of. */
export const schedule = {
  presets: {
    label: 'Common schedules',
    nightly: 'Every night at 00:00',
    workdays: 'Weekdays at 06:00',
    mondays: 'Mondays',
    monthly: 'First of the month',
  },
  repeats: 'Repeats',
  kinds: { day: 'Day', week: 'Week', month: 'Month' },
  custom: 'Custom expression',
  customText:
    'No day, week or month can say this, so it stays as you wrote it. Choose Day, Week or Month to build a schedule instead.',
  every: 'Repeat every',
  days: 'day |||| days',
  tooFar: 'A month has 31 days at most: choose 1 to 31.',
  at: 'Time of day',
  noTime: 'Enter hours and minutes. Until then it stays at {time}.',
  weekdays: 'On these days',
  shortcuts: { workdays: 'Weekdays', weekend: 'Weekend', all: 'Every day' },
  monthDays: 'On these days of the month',
  monthDay: 'Day {day}',
  expression: 'Expression',
  expressionHint: 'Minute, hour, day of the month, month (always *), weekday',
  sentence: 'In words',
  notYet: 'This is no schedule yet.',
} as const;
