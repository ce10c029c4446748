import { useRecordContext } from 'react-admin';
import type { ChosenField } from '../../schema/field';
import { asText } from '../shared/asText';
import { useFormValues } from '../shared/useFormValues';

interface ChosenWithin {
  /** Parent ids of the rows, as the field's `where` names them. */
  readonly within: Readonly<Record<string, string>>;
  /** Name of the first form field that has no value yet. */
  readonly missing: string | undefined;
}

export const useChosenWithin = ({ where }: Pick<ChosenField, 'where'>): ChosenWithin => {
  const record = useRecordContext();
  const given = useFormValues(Object.values(where));
  const places = Object.entries(where).map(
    ([filter, from]) => [filter, from, asText(given[from] ?? record?.[from])] as const,
  );
  return {
    within: Object.fromEntries(places.map(([filter, , value]) => [filter, value ?? ''])),
    missing: places.find(([, , value]) => value === null)?.[1],
  };
};
