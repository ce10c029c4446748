import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PlatformOptions } from '../../schema/options';
import { useOfferedValues } from '../OptionsSource';
import { matching } from '../picker/entry';
import { Picker } from '../picker/Picker';
import { filterWidth } from './filterWidth';
import { useFocusWhen } from './useFocusWhen';

interface OfferedFilterProps {
  readonly label: string;
  readonly source: PlatformOptions;
  readonly value: string | null;
  readonly onChange: (value: string | undefined) => void;
  readonly isFocused: boolean;
  /** Label of a value; defaults to the value itself. */
  readonly textOf?: (value: string) => string;
  readonly isDisabled: boolean;
  readonly hint?: string | undefined;
}

const noValues = {};
const itself = (value: string): string => value;

/** A filter whose options the platform owns. */
export const OfferedFilter = ({
  label,
  source,
  value,
  onChange,
  textOf = itself,
  isFocused,
  isDisabled,
  hint,
}: OfferedFilterProps) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const ref = useFocusWhen(isFocused);
  const offered = useOfferedValues({ source, values: noValues, isWanted: isOpen });
  const entries = (offered.values ?? []).map((option) => ({
    value: option,
    label: textOf(option),
  }));
  return (
    <Box sx={{ width: filterWidth }}>
      <Picker
        label={label}
        entries={matching(entries, typed)}
        value={value === null ? null : { value, label: textOf(value) }}
        onChange={(entry) => {
          onChange(entry?.value);
        }}
        onType={setTyped}
        onOpenChange={setOpen}
        state={offered.state}
        onRetry={offered.retry}
        emptyText={translate(typed === '' ? 'facings.fields.empty' : 'facings.fields.noMatch')}
        isDisabled={isDisabled}
        helperText={hint}
        inputRef={ref}
      />
    </Box>
  );
};
