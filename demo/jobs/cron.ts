/** Cron expressions of job templates: five fields, the month always `*` (rules 9). */
const bounds = { minute: [0, 59], hour: [0, 23], dayOfMonth: [1, 31], weekday: [0, 7] } as const;

/** '*', '5', '1-5', each also with '/n'. Undefined if it is invalid or out of bounds. */
const partOf = (part: string, [least, most]: readonly [number, number]): number[] | undefined => {
  const match = /^(?:(\*)|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(part);
  if (!match) return undefined;
  const [, star, from, to, every] = match;
  const step = every === undefined ? 1 : Number(every);
  const first = star ? least : Number(from);
  const last = star || (every !== undefined && to === undefined) ? most : Number(to ?? from);
  if (step < 1 || first < least || last > most || first > last) return undefined;
  return Array.from(
    { length: Math.floor((last - first) / step) + 1 },
    (_, at) => first + at * step,
  );
};

const fieldOf = (text: string, limits: readonly [number, number]): number[] | undefined => {
  const parts = text.split(',').map((part) => partOf(part, limits));
  if (parts.some((part) => part === undefined)) return undefined;
  return [...new Set(parts.flatMap((part) => part ?? []))].sort((a, b) => a - b);
};

/** Undefined if the text is not such a cron expression. */
export const readCron = (text: string) => {
  const [minute = '', hour = '', day = '', month, week = '', ...rest] = text.trim().split(/\s+/);
  const minutes = fieldOf(minute, bounds.minute);
  const hours = fieldOf(hour, bounds.hour);
  const days = fieldOf(day, bounds.dayOfMonth);
  const weekdays = fieldOf(week, bounds.weekday);
  if (month !== '*' || rest.length > 0 || !minutes || !hours || !days || !weekdays)
    return undefined;
  // If both are restricted, one match is enough.
  const areBothChosen = day !== '*' && week !== '*';
  return {
    minutes,
    hours,
    /** @param weekday 0 is Sunday */
    isDay: ({ dayOfMonth, weekday }: Readonly<Record<'dayOfMonth' | 'weekday', number>>) => {
      const isWeekday = weekdays.some((one) => one % 7 === weekday);
      return areBothChosen
        ? days.includes(dayOfMonth) || isWeekday
        : days.includes(dayOfMonth) && isWeekday;
    },
  };
};
