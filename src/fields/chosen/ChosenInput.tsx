import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { chosenIds, ownIds, withIds } from '../../schema/chosenIds';
import type { ChosenField } from '../../schema/field';
import type { InputProps } from '../contract';
import { Fieldset } from '../shared/Fieldset';
import { useFieldInput } from '../shared/useFieldInput';
import { useDeclaration } from '../useDeclaration';
import { useFieldLabel } from '../useFieldWords';
import { useDrawChosen } from './ChosenContext';
import { useChosenWithin } from './useChosenWithin';

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
