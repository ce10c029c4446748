/** Why a text is no schedule (Specification 5, Schedule). */
export const cron = {
  noWeekday: 'Select at least one day of the week',
  noMonthDay: 'Select at least one day of the month',
  noInterval: 'Repeat every takes a whole number of at least 1.',
  parts:
    'A cron expression has five parts: minute, hour, day of the month, month, weekday. This one has {count}.',
  macro:
    '{part} is a short form. Write its five parts instead, such as 0 0 * * * for every midnight.',
  month: 'The month is always *: a schedule runs in every month.',
  weekdayNames: 'Write numbers: 1 for Monday to 6 for Saturday, 0 or 7 for Sunday.',
  outside: {
    minute: 'Minute takes 0 to 59; {part} is outside.',
    hour: 'Hour takes 0 to 23; {part} is outside.',
    monthDay: 'Day of the month takes 1 to 31; {part} is outside.',
    weekday: 'Weekday takes 0 to 7; {part} is outside.',
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
  backwards: 'A range goes from its lower number to its higher one; {part} goes backwards.',
  stepOfZero: 'A step is at least 1; {part} would never move on.',
  loneStep: 'A step follows * or a range, as in */5 or 10-30/5; {part} has neither.',
  longStep: 'A step here is at most {most}; {part} goes further.',
} as const;
