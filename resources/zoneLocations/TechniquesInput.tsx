import Box from '@mui/material/Box';
import { PicksInput } from '../../src/fields/picks/PicksInput';
import { useOwnField } from '../../src/fields/useDeclaration';
import type { OwnInputProps } from '../../src/schema/takeOver';
import { slotOf, slotted, withSlot } from './slot';
import { SlotPicker } from './SlotPicker';

/** The counting techniques, with the pick list of the one that needs it. */
export const TechniquesInput = ({ source, disabled = false, autoFocus = false }: OwnInputProps) => {
  const field = useOwnField(source, 'picks');
  const { as = '' } = field;
  return (
    <PicksInput
      source={source}
      field={field}
      purpose="edit"
      isDisabled={disabled}
      autoFocus={autoFocus}
      below={(value, { value: picked, onChange, onBlur }) =>
        value === slotted && (
          <Box sx={{ pl: 4, pt: 1, pb: 1.5 }}>
            <SlotPicker
              value={slotOf(picked, as)}
              onChange={(id) => onChange(withSlot(picked, as, id))}
              onBlur={onBlur}
              isDisabled={disabled}
            />
          </Box>
        )
      }
    />
  );
};
