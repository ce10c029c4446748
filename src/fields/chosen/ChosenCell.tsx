import { useFieldValue, useLocale } from 'react-admin';
import { chosenIds } from '.';
import type { ChosenField } from '../../schema/field';
import { regionOf } from '../../schema/region';
import type { CellProps } from '../contract';
import { Missing } from '../shared/CellText';

/** The number of selected records (rules 2, Job template form: Products and Zones show a count). */
export const ChosenCell = ({ source, field }: CellProps<ChosenField>) => {
  const locale = regionOf(useLocale());
  const value: unknown = useFieldValue({ source });
  return Array.isArray(value) ? (
    <span>{chosenIds(value, field).length.toLocaleString(locale)}</span>
  ) : (
    <Missing source={source} field={field} />
  );
};
