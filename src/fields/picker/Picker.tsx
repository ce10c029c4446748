import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useEffect, useMemo, useRef, useState, type Ref, type RefCallback } from 'react';
import { useTranslate } from 'react-admin';
import { helperTextOf } from '../shared/InputFrame';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { maxPickerLines, type AskState, type PickerEntry, type PickerLine } from './entry';
import { useSettledText } from './useSettledText';
import { useTypedChoice } from './useTypedChoice';

/** The text typed into a picker, without the name that the picker itself writes there. */
export interface TypedText {
  readonly text: string;
  /** The text that can be searched for; '' while it is being typed. */
  readonly settled: string;
  readonly setText: (text: string) => void;
}

export const useTypedText = (): TypedText => {
  const [text, setText] = useState('');
  return { text, settled: useSettledText(text), setText };
};

export interface PickerProps {
  readonly id?: string;
  readonly name?: string;
  readonly label: string;
  /** The menu's entries, already filtered by the typed text. */
  readonly entries: readonly PickerEntry[];
  readonly value: PickerEntry | null;
  readonly onChange: (entry: PickerEntry | null) => void;
  /** Called with the typed text; with '' when typing ends. */
  readonly onType: (text: string) => void;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly state: AskState;
  readonly onRetry: () => void;
  /** Text of an empty menu that is neither loading nor failed. */
  readonly emptyText: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** The selection can be changed but not cleared. */
  readonly isNeverEmptied?: boolean;
  readonly isDisabled?: boolean;
  readonly autoFocus?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onBlur?: () => void;
  /** What is said of a text that matches nothing, if that is more than the general sentence. */
  readonly noneText?: string;
  /** False if a selection does more than fill in a field: a text that is left is then never taken as one. */
  readonly isTakenOnBlur?: boolean;
}

/**
 * A labeled combobox for entries that are loaded. The menu shows the loading state, which is also announced; a
 * failure is a menu item that tries again and can be reached by arrow keys.
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
  hint,
  error,
  isRequired = false,
  isNeverEmptied = false,
  isDisabled = false,
  autoFocus = false,
  inputRef,
  onBlur,
  noneText,
  isTakenOnBlur = true,
}: PickerProps) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const typed = useTypedChoice({
    name,
    options: entries,
    state,
    onTake: (entry) => {
      typed.setText(null);
      onType('');
      onOpenChange(false);
      onChange(entry);
    },
    noneText,
    isTakenOnBlur,
  });
  const shownError = typed.message ?? error;
  // Another value, by a choice, a reset form or another organization, replaces a typed text.
  const last = useRef(value?.value);
  useEffect(() => {
    if (last.current === value?.value) return;
    last.current = value?.value;
    typed.setText(null);
    onType('');
  });
  const open = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };

  const hasFailed = state === 'failed';
  const rest = entries.length - maxPickerLines;
  const lines: readonly PickerLine[] = hasFailed
    ? [{ kind: 'retry', label: translate('facings.buttons.retry') }]
    : [
        ...entries.slice(0, maxPickerLines).map((entry) => ({ kind: 'entry' as const, ...entry })),
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
  // The object must stay the same for the same entry: MUI overwrites the typed text if it gets a new one.
  const chosen = useMemo(
    (): PickerLine | null =>
      chosenValue === null ? null : { kind: 'entry', value: chosenValue, label: chosenLabel },
    [chosenValue, chosenLabel],
  );
  const isListed = lines.some((line) => chosen !== null && isSame(line, chosen));
  const failedText = translate('facings.fields.failed');
  const message = hasFailed
    ? failedText
    : state === 'loading'
      ? translate('facings.splash.loading')
      : entries.length === 0
        ? emptyText
        : translate('facings.fields.found', { smart_count: entries.length });

  return (
    <>
      <Autocomplete<PickerLine>
        {...(id === undefined ? {} : { id })}
        // A value that is not in the list is added to the options and hidden from the menu by the filter.
        options={chosen && !isListed ? [...lines, chosen] : lines}
        filterOptions={() => [...lines]}
        value={chosen}
        inputValue={typed.text ?? chosenLabel}
        isOptionEqualToValue={isSame}
        getOptionKey={keyOf}
        // Items that are not entries do not change the input's text.
        getOptionLabel={(line) => (line.kind === 'entry' ? line.label : chosenLabel)}
        getOptionDisabled={({ kind }) => kind === 'more'}
        open={isOpen}
        onOpen={() => open(true)}
        onClose={(_, reason) => {
          if (reason === 'selectOption' && hasFailed) return;
          setOpen(false);
          // The options of a text that is left are still needed.
          if (reason !== 'blur' || typed.text === null) onOpenChange(false);
        }}
        onChange={(_, line) => {
          if (line?.kind === 'retry') onRetry();
          else if (line !== null || !isNeverEmptied)
            onChange(line?.kind === 'entry' ? entryOf(line) : null);
        }}
        onInputChange={(_, text, reason) => {
          // MUI would discard the text when the input is left.
          if (reason === 'blur' || reason === 'reset') return;
          typed.setText(reason === 'input' ? text : null);
          onType(reason === 'input' ? text.trim() : '');
        }}
        onBlur={() => {
          typed.leave();
          onBlur?.();
        }}
        disabled={isDisabled}
        slotProps={isNeverEmptied ? { clearIndicator: { sx: { display: 'none' } } } : {}}
        loading={state === 'loading'}
        loadingText={translate('facings.splash.loading')}
        noOptionsText={emptyText}
        openText={translate('facings.fields.open')}
        closeText={translate('facings.buttons.close')}
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
                helperTextOf({ error: shownError, hint })
              ) : (
                <>
                  <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>
                    {value.detail}
                  </Box>
                  {helperTextOf({ error: shownError, hint })}
                </>
              )
            }
            error={shownError !== undefined}
            required={isRequired}
            autoFocus={autoFocus}
            slotProps={{
              input: { ...params.InputProps, ref: onlyElements(params.InputProps.ref) },
              htmlInput: { ...params.inputProps, 'aria-required': isRequired, spellCheck: false },
            }}
          />
        )}
      />
      <Box component="span" role="status" sx={visuallyHidden}>
        {isOpen ? message : ''}
      </Box>
    </>
  );
};

/**
 * Withholds null: a list that is kept out of sight detaches its refs, and MUI would render the whole input again for
 * each, twice, when the list comes back.
 */
const onlyElements =
  (ref: Ref<HTMLDivElement> | undefined): RefCallback<HTMLDivElement> =>
  (element) => {
    if (element && typeof ref === 'function') ref(element);
  };

const entryOf = ({ kind: _, ...entry }: Extract<PickerLine, { kind: 'entry' }>): PickerEntry =>
  entry;
const keyOf = (line: PickerLine): string => (line.kind === 'entry' ? line.value : line.kind);
const isSame = (one: PickerLine, other: PickerLine): boolean =>
  one.kind === other.kind && keyOf(one) === keyOf(other);
