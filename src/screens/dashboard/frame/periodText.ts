/** Formats a period in the user's language. */
import { dayLength } from '../../../schema/days';
import type { Period } from '../period/range';

/** 'Oct 26 – Nov 22, 2026'; a single day appears once. */
export const periodText = ({ from, to }: Period, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    from * dayLength,
    to * dayLength,
  );
