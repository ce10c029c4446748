import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { ReactNode, Ref } from 'react';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../shared/visuallyHidden';
import type { Entry, Line } from './entry';
import { mostLines } from './entry';
import type { AskState } from './askState';

export interface PickerProps {
  readonly id?: string;
  readonly name?: string;
  readonly label: string;
  /** What the menu shows now, already narrowed to what was typed. */
  readonly entries: readonly Entry[];
  readonly value: Entry | null;
  readonly onChange: (entry: Entry | null) => void;
  /** Called with what is typed; with nothing when typing ends. */
  readonly onType: (text: string) => void;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly state: AskState;
  readonly onRetry: () => void;
  /** What an empty menu says while nothing is loading and nothing has failed. */
  readonly emptyText: string;
  readonly helperText?: ReactNode;
  readonly hasError?: boolean;
  readonly isRequired?: boolean;
  /** One of the entries has to stay chosen. */
  readonly isNeverEmptied?: boolean;
  readonly isDisabled?: boolean;
  readonly autoFocus?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onBlur?: () => void;
}

/**
 * A labelled combobox over entries that come from elsewhere. It says what it is doing, in the menu and to
 * those who hear the page; a failure is a line of the menu that asks again, reached by arrows as any other.
 */
export const Picker = ({
  id,
  name,
  label,
  entries,
  value,
  onChange,
  onType,
  onOpenChange,
  state,
  onRetry,
  emptyText,
  helperText,
  hasError = false,
  isRequired = false,
  isNeverEmptied = false,
  isDisabled = false,
  autoFocus = false,
  inputRef,
  onBlur,
}: PickerProps) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const open = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };

  const hasFailed = state === 'failed';
  const rest = entries.length - mostLines;
  const lines: readonly Line[] = hasFailed
    ? [{ kind: 'retry', label: translate('facings.fields.retry') }]
    : [
        ...entries.slice(0, mostLines).map((entry) => ({ kind: 'entry' as const, ...entry })),
        ...(rest > 0
          ? [
              {
                kind: 'more' as const,
                label: translate('facings.fields.more', { smart_count: rest }),
              },
            ]
          : []),
      ];
  const chosenValue = value?.value ?? null;
  const chosenLabel = value?.label ?? '';
  // The same object while it is the same entry: for a new one MUI writes its name over what is being typed.
  const chosen = useMemo(
    (): Line | null =>
      chosenValue === null ? null : { kind: 'entry', value: chosenValue, label: chosenLabel },
    [chosenValue, chosenLabel],
  );
  const isListed = lines.some((line) => chosen !== null && isSame(line, chosen));
  const failedText = translate('facings.fields.failed');
  const said = hasFailed
    ? failedText
    : state === 'loading'
      ? translate('facings.fields.loading')
      : entries.length === 0
        ? emptyText
        : translate('facings.fields.found', { smart_count: entries.length });

  return (
    <>
      <Autocomplete<Line>
        {...(id === undefined ? {} : { id })}
        // A value that is not among the lines is still the value; the filter keeps it out of the menu.
        options={chosen && !isListed ? [...lines, chosen] : lines}
        filterOptions={() => [...lines]}
        value={chosen}
        isOptionEqualToValue={isSame}
        getOptionKey={keyOf}
        // Lines that are no entry leave the text of the input as it was.
        getOptionLabel={(line) => (line.kind === 'entry' ? line.label : chosenLabel)}
        getOptionDisabled={({ kind }) => kind === 'more'}
        open={isOpen}
        onOpen={() => {
          open(true);
        }}
        onClose={(_, reason) => {
          if (reason !== 'selectOption' || !hasFailed) open(false);
        }}
        onChange={(_, line) => {
          if (line?.kind === 'retry') onRetry();
          else if (line !== null || !isNeverEmptied)
            onChange(line?.kind === 'entry' ? entryOf(line) : null);
        }}
        onInputChange={(_, text, reason) => {
          onType(reason === 'input' ? text.trim() : '');
        }}
        {...(onBlur ? { onBlur } : {})}
        disabled={isDisabled}
        slotProps={isNeverEmptied ? { clearIndicator: { sx: { display: 'none' } } } : {}}
        loading={state === 'loading'}
        loadingText={translate('facings.fields.loading')}
        noOptionsText={emptyText}
        openText={translate('facings.fields.open')}
        closeText={translate('facings.fields.close')}
        clearText={translate('facings.fields.clear')}
        size="small"
        fullWidth
        autoHighlight
        handleHomeEndKeys={false}
        renderOption={({ key, ...props }, line) => (
          <Box component="li" key={key} {...props} sx={{ overflowWrap: 'anywhere', minHeight: 36 }}>
            {line.kind === 'retry' ? (
              <span>
                <Box component="span" sx={{ display: 'block', color: 'error.main' }}>
                  {failedText}
                </Box>{' '}
                {line.label}
              </span>
            ) : (
              <span>
                {line.label}
                {line.kind === 'entry' && line.detail !== undefined && (
                  <>
                    {' '}
                    <Box
                      component="span"
                      sx={{ display: 'block', color: 'text.secondary', fontSize: 13 }}
                    >
                      {line.detail}
                    </Box>
                  </>
                )}
              </span>
            )}
          </Box>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            {...(name === undefined ? {} : { name })}
            {...(inputRef ? { inputRef } : {})}
            label={label}
            helperText={
              value?.detail === undefined ? (
                helperText
              ) : (
                <>
                  <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>
                    {value.detail}
                  </Box>
                  {helperText}
                </>
              )
            }
            error={hasError}
            required={isRequired}
            autoFocus={autoFocus}
            slotProps={{
              htmlInput: {
                ...params.inputProps,
                'aria-required': isRequired,
                spellCheck: false,
              },
            }}
          />
        )}
      />
      <Box component="span" role="status" sx={visuallyHidden}>
        {isOpen ? said : ''}
      </Box>
    </>
  );
};

const entryOf = ({ kind: _, ...entry }: Extract<Line, { kind: 'entry' }>): Entry => entry;
const keyOf = (line: Line): string => (line.kind === 'entry' ? line.value : line.kind);
const isSame = (one: Line, other: Line): boolean =>
  one.kind === other.kind && keyOf(one) === keyOf(other);
