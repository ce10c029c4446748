import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { EntryColumn } from '../../../lib/grid/entries/types';
import { isMultiline } from '../../../lib/rules/cellRule';
import { useTask } from '../frame/follow';

interface PropertyInputProps {
  readonly column: EntryColumn;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly helperText: string | null;
  readonly hasFault: boolean;
  readonly isDisabled: boolean;
  readonly isFocused: boolean;
}

/** One value for all selected rows, with the same input as the column's cells. */
export const PropertyInput = (props: PropertyInputProps) => {
  const { kind, rule, options } = props.column;
  if (kind === 'onOff') return <PlainInput {...props} values={['true', 'false']} />;
  if (rule.kind === 'oneOf') return <PlainInput {...props} values={rule.values} />;
  return options ? <OfferedInput {...props} /> : <PlainInput {...props} />;
};

const sharedOf = ({ column, helperText, hasFault, isFocused }: PropertyInputProps) => ({
  label: column.label,
  helperText,
  error: hasFault,
  autoFocus: isFocused,
  fullWidth: true,
  size: 'small' as const,
});

/** A text or a number, or one of the values that it may have. */
const PlainInput = ({
  values,
  ...props
}: PropertyInputProps & { readonly values?: readonly string[] }) => (
  <TextField
    {...sharedOf(props)}
    select={values !== undefined}
    value={props.text}
    disabled={props.isDisabled}
    {...(isMultiline(props.column) ? { multiline: true, maxRows: 6 } : {})}
    onChange={({ target }) => props.onChange(target.value)}
    slotProps={{
      // The box that shows a value is no input, so a label cannot point at it.
      ...(values === undefined ? {} : { inputLabel: { htmlFor: undefined } }),
      htmlInput: {
        autoComplete: 'off',
        ...(props.column.kind === 'number' ? { inputMode: 'decimal' } : {}),
      },
    }}
  >
    {values?.map((value) => (
      <MenuItem key={value} value={value}>
        {props.column.reads?.(value) ?? value}
      </MenuItem>
    ))}
  </TextField>
);

/** Offers the platform's values; other texts can be typed, as in the column's cells. */
const OfferedInput = (props: PropertyInputProps) => {
  const { column, text, onChange, isDisabled } = props;
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  /** Once the list was open. */
  const [isWanted, setWanted] = useState(false);
  const offered = useTask(isWanted ? (column.options ?? null) : null, null);
  const { isCurrent, error, retry } = offered;
  return (
    <Autocomplete<string, false, false, true>
      freeSolo
      open={isOpen}
      onOpen={() => {
        setOpen(true);
        setWanted(true);
        if (error !== null) retry();
      }}
      onClose={() => setOpen(false)}
      options={(offered.value ?? []).map(({ value }) => value)}
      inputValue={text}
      onInputChange={(_, next, reason) => {
        // MUI resets the text to the selected option on blur; a typed text must stay.
        if (reason !== 'reset' || next !== '') onChange(next);
      }}
      disabled={isDisabled}
      loading={!isCurrent && error === null}
      loadingText={translate('facings.splash.loading')}
      openText={translate('facings.fields.open')}
      closeText={translate('facings.buttons.close')}
      clearText={translate('facings.fields.clear')}
      forcePopupIcon
      renderInput={(params) => (
        <TextField
          {...params}
          {...sharedOf(props)}
          helperText={error !== null ? translate('facings.fields.failed') : props.helperText}
        />
      )}
    />
  );
};
