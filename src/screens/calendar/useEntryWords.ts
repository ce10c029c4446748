/** Describes when an entry runs. */
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { regionOf } from '../../schema/region';
import { minuteLength } from './days';
import { isFolded, type Entry } from './entries';
import { spanText, stepOf, timeText } from './texts';

export const useEntryWords = () => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  return useMemo(
    () => ({
      /** '06:00' or '6:00 AM', or 'every 30m, 06:00–18:00' where a day's runs are folded. */
      time: (entry: Pick<Entry, 'times'>): string => {
        const { times } = entry;
        const from = timeText(times[0] ?? 0, locale);
        if (!isFolded(entry)) return from;
        const to = timeText(times.at(-1) ?? 0, locale);
        const step = stepOf(times);
        return step === null
          ? translate('facings.calendar.entry.between', { from, to })
          : translate('facings.calendar.entry.every', {
              from,
              to,
              step: spanText(step * minuteLength, locale),
            });
      },
    }),
    [translate, locale],
  );
};
