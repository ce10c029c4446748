import { useTranslate } from 'react-admin';
import type { MomentField } from '../../schema/field';
import type { FilterProps } from '../contract';
import { DayFilter } from '../date/DateFilter';
import { useFieldLabel } from '../useFieldWords';

/** Filters by the first day, in the person's time zone, as the cells show moments. */
export const MomentFilter = ({
  source,
  field: _,
  values: __,
  ...rest
}: FilterProps<MomentField>) => {
  const translate = useTranslate();
  const label = useFieldLabel(source);
  return <DayFilter {...rest} label={translate('facings.fields.moment.since', { label })} />;
};
