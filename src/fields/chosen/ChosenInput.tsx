import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ChosenField } from '../../schema/field';
import type { InputProps } from '../contract';
import { asText } from '../shared/asText';
import { Fieldset } from '../shared/InputFrame';
import { useFieldInput } from '../shared/useFieldInput';
import { useFormValues } from '../shared/useFormValues';
import { useDeclaration } from '../useDeclaration';
import { useFieldLabel } from '../useFieldWords';
import { chosenIds, ownIds, withIds } from '.';
import { useDrawChosen } from './ChosenContext';

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

/** A list with a switch in each row. The selection is the form's value and is sent with the form. */
export const ChosenInput = (props: InputProps<ChosenField>) => {
  const { source, field, isDisabled = false } = props;
  const translate = useTranslate();
  const { control, label, hint, error } = useFieldInput(props);
  const { getValues } = useFormContext();
  const declaration = useDeclaration();
  const record = useRecordContext();
  const draw = useDrawChosen();
  const { within, missing } = useChosenWithin(field);
  const missingLabel = useFieldLabel(missing ?? source);
  const chosen = chosenIds(control.value, field);

  return (
    <Fieldset
      label={label}
      hint={hint}
      error={error}
      aside={translate('facings.availability.chosen', { count: chosen.length })}
    >
      {missing === undefined ? (
        <Suspense fallback={<Skeleton variant="rounded" height={240} aria-busy />}>
          {draw({
            declaration,
            name: source,
            field,
            within,
            chosen,
            own: ownIds(control.value, field),
            record,
            isDisabled,
            onTurn: (ids, isOn) => {
              // Reads the current value: switches may have been changed while the rows were loading.
              control.onChange(withIds(getValues(source), ids, isOn, field));
            },
          })}
        </Suspense>
      ) : (
        <Typography color="text.secondary">
          {translate('facings.availability.waits', { label: missingLabel })}
        </Typography>
      )}
    </Fieldset>
  );
};
