/** The same schedule, written so that its sentence reads as people speak: Monday first, and runs of days as one. */

const listed = /^[0-7](?:,[0-7])+$/;

/** Sunday ends the week here. */
const weekdaysOf = (text: string): string => {
  const days = [...new Set(text.split(',').map((day) => (day === '0' ? 7 : Number(day))))].toSorted(
    (one, other) => one - other,
  );
  const first = days[0] ?? 1;
  const last = days.at(-1) ?? 7;
  if (days.length === 7) return '*';
  return days.length > 2 && last - first === days.length - 1 ? `${first}-${last}` : days.join(',');
};

/** Only a list of weekdays is written anew; everything else stays as it is. */
export const readable = (expression: string): string =>
  expression
    .split(' ')
    .map((part, index) => (index === 4 && listed.test(part) ? weekdaysOf(part) : part))
    .join(' ');
