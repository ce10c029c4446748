import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { NumberBox } from '../../src/fields/number/NumberBox';
import { boxProps, WithHelp } from '../../src/fields/shared/InputFrame';
import { SelectField } from '../../src/fields/shared/SelectField';
import type { FieldInputState } from '../../src/fields/shared/useFieldInput';
import { TextBox } from '../../src/fields/text/TextBox';
import type { FlagType } from './flagTypes';
import { useFlagWords } from './useFlagText';

interface BooleanBoxProps {
  readonly state: FieldInputState;
  /** Text for a missing value; makes it visible as an option. */
  readonly emptyText?: string | undefined;
}

/** True, false or not selected yet; a switch would imply a value. */
const BooleanBox = ({ state, emptyText }: BooleanBoxProps) => {
  const translate = useTranslate();
  const wordOf = useFlagWords();
  const { control, label, help, isRequired } = state;
  return (
    <WithHelp label={label} help={help}>
      <SelectField
        {...boxProps(state)}
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

interface FlagBoxProps extends BooleanBoxProps {
  /** Undefined until it is selected. */
  readonly type: FlagType | undefined;
}

const noLimits = {};

/** The input of a flag's value according to its type. */
export const FlagBox = ({ type, ...box }: FlagBoxProps) => {
  if (type === 'BOOLEAN') return <BooleanBox {...box} />;
  if (type === 'NUMBER') return <NumberBox {...box} limits={noLimits} />;
  return <TextBox {...box} isCode={type === 'UUID'} />;
};
