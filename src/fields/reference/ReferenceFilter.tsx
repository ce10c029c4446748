import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ReferenceField } from '../../schema/field';
import type { FilterProps } from '../contract';
import { pickerFilterSx, useFocusWhen } from '../shared/FilterSelect';
import { useDeclaration, useRegistry } from '../useDeclaration';
import { useChooseFirst, useFieldLabel } from '../useFieldWords';
import { RecordPicker } from './RecordPicker';
import { pickedBy, pickWith, useCurrent } from './usePick';

const noValues = {};

/**
 * Filters by any record of the other entity. If the other entity's records depend on a value that the list can be
 * filtered by too (the organization), that value must be selected first, because organizations may use the same
 * names.
 */
export const ReferenceFilter = ({
  source,
  field,
  value,
  onChange,
  isFocused = false,
  isDisabled = false,
  hint,
  values = noValues,
}: FilterProps<ReferenceField>) => {
  const label = useFieldLabel(source);
  const translate = useTranslate();
  const declaration = useDeclaration();
  const ref = useFocusWhen(isFocused);
  const id = typeof value === 'string' && value !== '' ? value : null;
  const current = useCurrent({ to: field.to, id, storedName: null });
  const needs = useRegistry().find(field.to).calls?.search?.needs ?? [];
  const before = [...pickedBy(field.pick), ...needs].find(
    (name) => name in declaration.fields && name !== source,
  );
  const chooseFirst = useChooseFirst(before ?? source);
  const isWaiting = before !== undefined && !values[before];
  const pick = before === undefined ? {} : (pickWith(field.pick, values) ?? {});
  const { entry, isMissing } = current;
  return (
    <Box sx={pickerFilterSx}>
      <RecordPicker
        to={field.to}
        pick={isWaiting ? null : pick}
        values={values}
        label={label}
        value={
          // An id tells nobody which record it was.
          entry && isMissing
            ? { ...entry, label: translate('facings.fields.removed.value', { label }) }
            : entry
        }
        onChange={(next) => {
          current.remember(next);
          onChange(next?.value);
        }}
        isDisabled={isDisabled || isWaiting}
        hint={
          hint ??
          (isMissing
            ? translate('facings.fields.removed.hint')
            : isWaiting
              ? chooseFirst
              : undefined)
        }
        inputRef={ref}
      />
    </Box>
  );
};
