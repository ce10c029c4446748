import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ReferenceField } from '../../schema/field';
import type { FilterProps } from '../contract';
import { Picker } from '../picker/Picker';
import { useTypedText } from '../picker/useTypedText';
import { filterWidth } from '../shared/filterWidth';
import { useFocusWhen } from '../shared/useFocusWhen';
import { useFieldLabel } from '../useFieldWords';
import { useCurrent } from './useCurrent';
import { usePickable } from './usePickable';

const noValues = {};

/** Any record of the other entity may be filtered by, whatever may be picked in a form. */
export const ReferenceFilter = ({
  source,
  field,
  value,
  onChange,
  isFocused = false,
  isDisabled = false,
}: FilterProps<ReferenceField>) => {
  const label = useFieldLabel(source);
  const [isOpen, setOpen] = useState(false);
  const typed = useTypedText();
  const ref = useFocusWhen(isFocused);
  const id = typeof value === 'string' && value !== '' ? value : null;
  const current = useCurrent({ to: field.to, id, known: null });
  const pickable = usePickable({ to: field.to, typed, values: noValues, isOpen });
  return (
    <Box sx={{ width: filterWidth }}>
      <Picker
        {...pickable}
        label={label}
        value={current.entry}
        onChange={(entry) => {
          current.remember(entry);
          onChange(entry?.value);
        }}
        onType={typed.setText}
        onOpenChange={setOpen}
        isDisabled={isDisabled}
        inputRef={ref}
      />
    </Box>
  );
};
