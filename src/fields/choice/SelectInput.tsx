import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useWatch, type FieldValues } from 'react-hook-form';
import type { ChoiceField } from '../../schema/field';
import type { FixedOptions } from '../../schema/options';
import type { InputProps } from '../contract';
import { asText } from '../shared/asText';
import { boxProps, WithHelp } from '../shared/InputFrame';
import { useFieldInput } from '../shared/useFieldInput';
import { useEmptyText, useOptionText } from '../useFieldWords';
import { SelectField } from '../shared/SelectField';

// The options of a choice's input; null is the empty option.

/**
 * Fixed options include an empty one only if the field may be empty; options from the platform have a clear button.
 */
export const hasEmptyOption = ({
  options,
  required,
  canBeEmptied,
}: Pick<ChoiceField, 'options' | 'required' | 'canBeEmptied'>): boolean =>
  canBeEmptied !== false && (options.kind === 'platform' || required !== true);

interface ElseGiven {
  readonly field: Pick<ChoiceField, 'sends'>;
  /** Null while the choice is empty. */
  readonly value: string | null;
  readonly hint: string | undefined;
  readonly textOf: (value: string) => string;
}

/** Hint of a choice that may stay empty: the value that is sent instead. */
export const useElseHint = ({ field, value, hint, textOf }: ElseGiven): string | undefined => {
  const translate = useTranslate();
  const sent = useWatch({ compute: (values: FieldValues) => asText(field.sends?.(values)) });
  if (value !== null || sent === null) return hint;
  const label = translate('facings.fields.elseFrom', { value: textOf(sent) });
  return hint === undefined ? label : `${label}. ${hint}`;
};

/** Clears a list that has no empty option. The focus moves to the list, because the button disappears. */
const ClearButton = ({ onClear }: { readonly onClear: () => void }) => {
  const translate = useTranslate();
  return (
    // Leaves room for the arrow at the end of the input.
    <InputAdornment position="end" sx={{ mr: 2 }}>
      <IconButton
        size="small"
        aria-label={translate('facings.fields.clear')}
        onClick={({ currentTarget }) => {
          const input = currentTarget.closest('.MuiInputBase-root');
          input?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
          onClear();
        }}
      >
        <Close fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
};

/** A choice of few options, all named by the declaration. */
export const SelectInput = (
  props: InputProps<ChoiceField> & { readonly options: FixedOptions },
) => {
  const { source, field, options } = props;
  const translate = useTranslate();
  const state = useFieldInput(props);
  const { control, label, hint, help, isDisabled } = state;
  const textOf = useOptionText(source, field);
  const value = asText(control.value) ?? '';
  const isOffered = value === '' || options.values.includes(value);
  // A missing value with a text of its own shows that text instead of an empty box.
  const empty = useEmptyText(source, field);
  const showsEmpty = empty !== undefined;
  const ownHint = useElseHint({ field, value: value === '' ? null : value, hint, textOf });
  return (
    <WithHelp label={label} help={help}>
      <SelectField
        {...boxProps({ ...state, hint: ownHint })}
        value={value}
        onChange={({ target }) => control.onChange(target.value === '' ? null : target.value)}
        onBlur={control.onBlur}
        slotProps={{
          select: { displayEmpty: showsEmpty },
          inputLabel: showsEmpty ? { shrink: true } : {},
          ...(field.canBeEmptied && value !== '' && !isDisabled
            ? { input: { endAdornment: <ClearButton onClear={() => control.onChange(null)} /> } }
            : {}),
        }}
      >
        {hasEmptyOption(field) ? (
          <MenuItem value="">{empty ?? translate('facings.fields.none')}</MenuItem>
        ) : (
          // A missing value is shown but cannot be selected.
          value === '' &&
          showsEmpty && (
            <MenuItem value="" disabled>
              {empty}
            </MenuItem>
          )
        )}
        {options.values.map((option) => (
          <MenuItem key={option} value={option}>
            {textOf(option)}
          </MenuItem>
        ))}
        {!isOffered && (
          <MenuItem value={value}>
            {translate('facings.fields.notOffered', { value: textOf(value) })}
          </MenuItem>
        )}
      </SelectField>
    </WithHelp>
  );
};
