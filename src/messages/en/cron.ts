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
