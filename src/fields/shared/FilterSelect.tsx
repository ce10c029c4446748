import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import type { Options, PlatformOptions } from '../../schema/options';
import type { FilterProps } from '../contract';
import { useFieldLabel } from '../useFieldWords';
import { useOfferedValues } from '../useOffered';
import { matching, type PickerEntry } from '../picker/entry';
import { Picker } from '../picker/Picker';
import { SelectField } from './SelectField';

/**
 * Pixels: wide enough for a name, narrow enough for three beside a search box. On a phone the whole sheet is its. One
 * width for all kinds, because the toolbar keeps this room before it knows which filter comes.
 */
export const filterWidth = { xs: '100%', sm: 200, lg: 208 } as const;

/**
 * A filter by a record, whose name may be long. Beside it stands a button that removes the filter, so a second one
 * within it would only cut the name; the sheet of a phone has no such button.
 */
export const pickerFilterSx: SxProps<Theme> = {
  width: filterWidth,
  '& .MuiAutocomplete-clearIndicator': { display: { sm: 'none' } },
  '& .MuiAutocomplete-hasClearIcon.MuiAutocomplete-hasPopupIcon .MuiAutocomplete-inputRoot.MuiOutlinedInput-root':
    { pr: { sm: '34px' } },
};

/** Moves the focus to an element when a condition becomes true: a filter that was just added. */
export const useFocusWhen = (isWanted: boolean): RefObject<HTMLInputElement | null> => {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWanted) ref.current?.focus();
  }, [isWanted]);
  return ref;
};

interface FilterBoxProps extends Pick<FilterProps, 'isFocused' | 'isDisabled' | 'hint'> {
  readonly label: string;
  readonly value: string;
  /** Called with '' for any value. */
  readonly onChange: (value: string) => void;
}

interface FilterSelectProps extends FilterBoxProps {
  readonly entries: readonly PickerEntry[];
}

/** A filter with few options. A value from the address that is not an option is shown unchanged. */
export const FilterSelect = ({
  label,
  entries,
  value,
  onChange,
  isFocused = false,
  isDisabled = false,
  hint,
}: FilterSelectProps) => {
  const translate = useTranslate();
  const ref = useFocusWhen(isFocused);
  const isKnown = value === '' || entries.some((entry) => entry.value === value);
  return (
    <SelectField
      inputRef={ref}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      disabled={isDisabled}
      helperText={hint}
      size="small"
      sx={{ width: filterWidth }}
    >
      <MenuItem value="">{translate('facings.fields.any')}</MenuItem>
      {entries.map((entry) => (
        <MenuItem key={entry.value} value={entry.value}>
          {entry.label}
        </MenuItem>
      ))}
      {!isKnown && <MenuItem value={value}>{value}</MenuItem>}
    </SelectField>
  );
};

interface OfferedFilterProps extends FilterBoxProps {
  readonly source: PlatformOptions;
  readonly textOf: (value: string) => string;
}

const noValues = {};

/** A filter whose options the platform owns. */
const OfferedFilter = ({
  label,
  source,
  value,
  onChange,
  textOf,
  isFocused = false,
  isDisabled = false,
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
    <Box sx={pickerFilterSx}>
      <Picker
        label={label}
        entries={matching(entries, typed)}
        value={value === '' ? null : { value, label: textOf(value) }}
        onChange={(entry) => onChange(entry?.value ?? '')}
        onType={setTyped}
        onOpenChange={setOpen}
        state={offered.state}
        onRetry={offered.retry}
        emptyText={translate(typed === '' ? 'facings.fields.empty' : 'facings.fields.noMatch')}
        isDisabled={isDisabled}
        hint={hint}
        inputRef={ref}
      />
    </Box>
  );
};

const itself = (value: string): string => value;

interface OptionsFilterProps extends Omit<FilterProps, 'field'> {
  readonly options: Options;
  /** Label of a value; defaults to the value itself. */
  readonly textOf?: (value: string) => string;
  /** Offered after fixed options. */
  readonly more?: readonly PickerEntry[];
}

/** A filter by one of the options that the declaration or the platform names. */
export const OptionsFilter = ({
  source,
  options,
  textOf = itself,
  more = [],
  value,
  values: _,
  onChange,
  ...box
}: OptionsFilterProps) => {
  const shared = {
    ...box,
    label: useFieldLabel(source),
    value: typeof value === 'string' ? value : '',
    onChange: (next: string) => onChange(next === '' ? undefined : next),
  };
  return options.kind === 'fixed' ? (
    <FilterSelect
      {...shared}
      entries={[
        ...options.values.map((option) => ({ value: option, label: textOf(option) })),
        ...more,
      ]}
    />
  ) : (
    <OfferedFilter {...shared} source={options} textOf={textOf} />
  );
};
