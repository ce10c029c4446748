/** Details of an option in one line: 'cluster-east · Nov 3, 2026, 2:00 PM'. */
import { useLocale } from 'react-admin';
import type { ChoiceField, OptionDetail } from '../../schema/field';
import { regionOf } from '../../schema/regionOf';
import { valueAt } from '../../schema/template';
import { momentOf } from '../moment/momentOf';
import { momentText } from '../moment/momentText';
import { asText } from '../shared/asText';

const textOf = (entry: unknown, { from, as }: OptionDetail, locale: string): string => {
  const value = valueAt(entry, from);
  const moment = as === 'moment' ? momentOf(value) : null;
  return moment ? momentText(moment, locale) : (asText(value) ?? '');
};

export const useOptionDetail = ({
  details = [],
}: Pick<ChoiceField, 'details'>): ((entry: unknown) => string) => {
  const locale = regionOf(useLocale());
  return (entry) =>
    details
      .map((detail) => textOf(entry, detail, locale))
      .filter((text) => text !== '')
      .join(' · ');
};
