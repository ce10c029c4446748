import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ReferenceField } from '../../schema/field';
import type { FilterProps } from '../contract';
import { Picker, useTypedText } from '../picker/Picker';
import { pickerFilterSx, useFocusWhen } from '../shared/FilterSelect';
import { useDeclaration, useRegistry } from '../useDeclaration';
import { useChooseFirst, useFieldLabel } from '../useFieldWords';
import { pickedBy, pickWith, useCurrent } from './usePick';
import { usePickable } from './usePickable';

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
  const [isOpen, setOpen] = useState(false);
  const typed = useTypedText();
  const ref = useFocusWhen(isFocused);
  const id = typeof value === 'string' && value !== '' ? value : null;
  const current = useCurrent({ to: field.to, id, known: null });
  const needs = useRegistry().find(field.to).calls?.search?.needs ?? [];
  const before = [...pickedBy(field.pick), ...needs].find(
    (name) => name in declaration.fields && name !== source,
  );
  const chooseFirst = useChooseFirst(before ?? source);
  const isWaiting = before !== undefined && !values[before];
  const pickable = usePickable({
    to: field.to,
    pick: before === undefined ? {} : (pickWith(field.pick, values) ?? {}),
    typed,
    values,
    isOpen: isOpen && !isWaiting,
  });
  const { entry, isMissing } = current;
  return (
    <Box sx={pickerFilterSx}>
      <Picker
        {...pickable}
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
        onType={typed.setText}
        onOpenChange={setOpen}
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
