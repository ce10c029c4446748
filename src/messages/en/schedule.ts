/** Texts of schedules: editor, next runs, warnings. */
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
    'This can’t be shown as Day, Week or Month; your expression is kept. Choose Day, Week or Month to build a schedule instead.',
  every: 'Repeat every',
  days: 'day |||| days',
  tooFar: 'A month has 31 days at most: choose 1 to 31.',
  at: 'Time of day',
  noTime: 'Enter hours and minutes. The time stays {time} until then.',
  weekdays: 'On these days',
  shortcuts: { workdays: 'Weekdays', weekend: 'Weekend', all: 'Every day' },
  monthDays: 'On these days of the month',
  monthDay: 'Day {day}',
  expression: 'Expression',
  expressionHint: 'Minute, hour, day of the month, month (always *), weekday',
  notYet: 'Not a valid schedule yet.',
  runs: {
    title: 'Next runs',
    own: 'No zones are selected yet, so times are in your time zone.',
    timeZone: 'Timezone',
    group: '{zone} · {offset} · {zones}',
    place: '{zone} · {offset}',
    noTimeZone: 'No time zone (UTC)',
    caption: 'Next runs in {zone}',
    time: 'Time',
    yours: 'Your time',
    moved: 'instead of {time}',
    none: 'This schedule never runs.',
    ends: 'It ends on {date}, so there are no further runs.',
    noneLeft: 'It ends on {date}, before its first run.',
    unknown: 'The time zone {zone} is unknown, so its runs cannot be calculated.',
    notYet: 'Next runs appear here once the expression is valid.',
    failed: 'The time zones of the selected zones could not be loaded, so their runs are unknown.',
    unnamed: 'No time zone set; using UTC: {names}.',
    gone: '1 selected zone is no longer in this organization. |||| {smart_count} selected zones are no longer in this organization.',
    notes: 'Notes on this schedule',
  },
  duration: '{minutes} = {words}',
  overlaps: 'Runs that overlap',
  weights: { warning: 'Warning:', note: 'Note:' },
  warnings: {
    more: '1 more |||| {smart_count} more',
    noTimeZone: 'Some zones have no time zone. Their runs use UTC.',
    unknownTimeZone: 'Unknown time zones: {timeZones}. Their runs cannot be calculated.',
    eitherDay:
      'A day of the month and a weekday are both set. It runs on either, not only when both match.',
    shortMonth29: 'Not every month has a 29th. In February it runs on that day in leap years only.',
    shortMonth30: 'Not every month has a 30th. It does not run on that day in February.',
    shortMonth31: 'Not every month has a 31st. It runs on that day in seven months of the year.',
    restart:
      'Every {every} days restarts on the 1st of each month, so two runs can be just one day apart at month end. |||| Every {every} days restarts on the 1st of each month, so two runs can be just {smart_count} days apart at month end.',
    restartWeek:
      'Every {every} days restarts each Sunday, so two runs can be just one day apart at the weekend. |||| Every {every} days restarts each Sunday, so two runs can be just {smart_count} days apart at the weekend.',
    gapMoved:
      'On {date} clocks go forward from {from} to {to} in {timeZones}. Runs due then ({times}) happen at {to} instead.',
    gapSkipped:
      'On {date} clocks go forward from {from} to {to} in {timeZones}. Runs due then ({times}) are skipped.',
    repeatOnce:
      'On {date} clocks go back from {to} to {from} in {timeZones}. Runs due in that hour ({times}) happen once, on the first pass.',
    repeatTwice:
      'On {date} clocks go back from {to} to {from} in {timeZones}. Runs due in that hour ({times}) happen twice.',
    overlap: 'A run lasts {duration}, and the next can start {interval} after it. They overlap.',
    overlapShortDay:
      'On {date} clocks go forward in {timeZones}, so two runs are {interval} apart. The first lasts {duration}. They overlap.',
  },
} as const;

/** Why a cron expression is invalid (rules 5, Schedule). */
export const cron = {
  noWeekday: 'Select at least one day of the week',
  noMonthDay: 'Select at least one day of the month',
  noInterval: 'Repeat every takes a whole number of at least 1.',
  parts:
    'A cron expression has five parts: minute, hour, day of the month, month, weekday. This one has {count}.',
  macro:
    '{part} is a shortcut. Enter its five parts instead, such as 0 0 * * * for every midnight.',
  month: 'The month is always *: a schedule runs in every month.',
  weekdayNames: 'Write numbers: 1 for Monday to 6 for Saturday, 0 or 7 for Sunday.',
  outside: {
    minute: 'Minute must be 0 to 59, not {part}.',
    hour: 'Hour must be 0 to 23, not {part}.',
    monthDay: 'Day of the month must be 1 to 31, not {part}.',
    weekday: 'Weekday must be 0 to 7, not {part}.',
  },
  strange: {
    minute:
      'Minute takes numbers, *, lists as in 1,3, ranges as in 1-5 and steps as in */2; "{part}" is none of them.',
    hour: 'Hour takes numbers, *, lists as in 1,3, ranges as in 1-5 and steps as in */2; "{part}" is none of them.',
    monthDay:
      'Day of the month takes numbers, *, lists as in 1,3, ranges as in 1-5 and steps as in */2; "{part}" is none of them.',
    weekday:
      'Weekday takes numbers, *, lists as in 1,3, ranges as in 1-5 and steps as in */2; "{part}" is none of them.',
  },
  backwards: 'A range must go from low to high; {part} does not.',
  stepOfZero: 'A step must be at least 1, not {part}.',
  loneStep: 'A step must follow * or a range, such as */5 or 10-30/5; {part} does not.',
  longStep: 'A step must be at most {most} here; {part} is larger.',
} as const;
