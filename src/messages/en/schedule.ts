/** Words of schedules: how they are built, when they run, and what they warn of. */
export const schedule = {
  presets: {
    label: 'Common schedules',
    nightly: 'Every night at {time}',
    workdays: 'Weekdays at {time}',
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
  notYet: 'This is no schedule yet.',
  runs: {
    title: 'Next runs',
    own: 'No zone is chosen yet, so these are times of your own time zone.',
    timeZone: 'Time zone',
    group: '{zone} · {offset} · {zones}',
    place: '{zone} · {offset}',
    zones: 'one zone |||| {smart_count} zones',
    noTimeZone: 'No time zone (as UTC)',
    caption: 'Next runs in {zone}',
    day: 'Day',
    time: 'Time',
    yours: 'Your time',
    moved: 'instead of {time}',
    none: 'It never runs.',
    ends: 'It ends on {date}, so no run follows.',
    noneLeft: 'It ends on {date}, before it runs even once.',
    unknown: 'The time zone {zone} is not known here, so its runs cannot be reckoned.',
    notYet: 'They stand here as soon as the expression is a schedule.',
    failed: 'The time zones of the chosen zones could not be loaded, so their runs are not known.',
    unnamed: 'Without a time zone, so reckoned in UTC: {names}.',
    gone: 'One chosen zone is not in this organization any more. |||| {smart_count} chosen zones are not in this organization any more.',
    notes: 'What to know of this schedule',
  },
  duration: '{minutes} = {words}',
  overlaps: 'Runs that overlap',
  weights: { warning: 'Warning:', note: 'Note:' },
  warnings: {
    more: 'one more |||| {smart_count} more',
    noTimeZone: 'Some zones have no time zone: their runs are reckoned in UTC.',
    unknownTimeZone: 'Not known here as time zones: {timeZones}. Their runs cannot be reckoned.',
    eitherDay:
      'Both a day of the month and a weekday are given: it runs on either of them, not only where the two meet.',
    shortMonth29: 'Not every month has a 29th: in February it runs on that day in leap years only.',
    shortMonth30: 'Not every month has a 30th: in February it does not run on that day.',
    shortMonth31: 'Not every month has a 31st: it runs on that day in seven months of the year.',
    restart:
      'Every {every} days restarts on the 1st of each month, so two runs can be just one day apart at month end. |||| Every {every} days restarts on the 1st of each month, so two runs can be just {smart_count} days apart at month end.',
    restartWeek:
      'Every {every} days restarts each Sunday, so two runs can be just one day apart at the weekend. |||| Every {every} days restarts each Sunday, so two runs can be just {smart_count} days apart at the weekend.',
    gapMoved:
      'On {date} the clocks go forward from {from} to {to} in {timeZones}. What would run in between ({times}) runs at {to} instead.',
    gapSkipped:
      'On {date} the clocks go forward from {from} to {to} in {timeZones}. What would run in between ({times}) is left out.',
    repeatOnce:
      'On {date} the clocks go back from {to} to {from} in {timeZones}. What is to run in between ({times}) runs once, the first time.',
    repeatTwice:
      'On {date} the clocks go back from {to} to {from} in {timeZones}. What is to run in between ({times}) runs twice.',
    overlap:
      'A run lasts {duration}, and the next may begin {interval} after it began: they overlap.',
    overlapShortDay:
      'On {date} the clocks go forward in {timeZones}: two runs are {interval} apart there, and the first one lasts {duration}. They overlap.',
  },
} as const;
