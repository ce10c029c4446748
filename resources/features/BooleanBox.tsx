import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { boxProps, WithHelp } from '../../src/fields/shared/InputFrame';
import type { FieldInputState } from '../../src/fields/shared/useFieldInput';
import { useFlagWords } from './useFlagText';
import { SelectField } from '../../src/fields/shared/SelectField';

interface BooleanBoxProps {
  readonly state: FieldInputState;
  readonly isDisabled: boolean;
  readonly autoFocus: boolean;
  /** Text for a missing value; makes it visible as an option. */
  readonly emptyText?: string;
}

/** True, false or not selected yet; a switch would imply a value. */
export const BooleanBox = ({ state, isDisabled, autoFocus, emptyText }: BooleanBoxProps) => {
  const translate = useTranslate();
  const wordOf = useFlagWords();
  const { control, label, help, isRequired } = state;
  return (
    <WithHelp label={label} help={help}>
      <SelectField
        {...boxProps(state, { isDisabled, autoFocus })}
        value={typeof control.value === 'boolean' ? String(control.value) : ''}
        onChange={({ target }) =>
          control.onChange(target.value === '' ? null : target.value === 'true')
        }
        onBlur={control.onBlur}
        {...(emptyText === undefined
          ? {}
          : { slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } } })}
      >
        {!isRequired && (
          <MenuItem value="">{emptyText ?? translate('facings.fields.none')}</MenuItem>
        )}
        <MenuItem value="true">{wordOf(true)}</MenuItem>
        <MenuItem value="false">{wordOf(false)}</MenuItem>
      </SelectField>
    </WithHelp>
  );
};
