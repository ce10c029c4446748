import '../../../src/messages/en/screenTexts';
import Close from '@mui/icons-material/Close';
import Autocomplete from '@mui/material/Autocomplete';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useId, useState, type ClipboardEvent, type FocusEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useTypedText } from '../../../src/fields/picker/Picker';
import { helperTextOf } from '../../../src/fields/shared/InputFrame';
import { SuggestStatus, useSuggestions } from '../useSuggestions';
import type { TextSource } from '../../../src/schema/options';
import { plainKey } from '../../../src/lib/text/plainText';

/** Splits text at commas and line breaks. */
export const splitPhrases = (text: string): readonly string[] =>
  text
    .split(/[,\r\n]+/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

interface Added {
  readonly phrases: readonly string[];
  /** Phrases that were already in the list, as entered. */
  readonly repeated: readonly string[];
}

/** Adds phrases to a list: trimmed, and without duplicates that differ only in case. */
export const addPhrases = (phrases: readonly string[], added: readonly string[]): Added => {
  const existing = new Set(phrases.map(plainKey));
  const all = [...phrases];
  const repeated: string[] = [];
  for (const newPhrase of added) {
    const phrase = newPhrase.trim();
    if (phrase === '') continue;
    if (existing.has(plainKey(phrase))) {
      repeated.push(phrase);
      continue;
    }
    existing.add(plainKey(phrase));
    all.push(phrase);
  }
  return { phrases: all, repeated };
};

const Chip = styled('span')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    margin: 2,
    paddingLeft: theme.spacing(1),
    borderRadius: 14,
    backgroundColor: palette.action.selected,
    fontSize: theme.typography.body2.fontSize,
    '&:focus-visible, &:focus': { outline: `2px solid ${palette.primary.main}` },
    '& > span': { padding: '3px 0', overflowWrap: 'anywhere' },
  };
});

const RemoveButton = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: '50%',
  color: (theme.vars ?? theme).palette.text.secondary,
  '&:hover': { color: (theme.vars ?? theme).palette.text.primary },
}));

interface PhraseChipProps {
  readonly phrase: string;
  /** Position among the chips: arrow keys move between them, Backspace or Delete removes one. */
  readonly index: number;
  readonly isDisabled: boolean;
  readonly onRemove: () => void;
}

/** A phrase as a chip. Its button is for pointers; keyboard users reach the chip by arrow keys from the input. */
const PhraseChip = ({ phrase, index, isDisabled, onRemove }: PhraseChipProps) => {
  const translate = useTranslate();
  return (
    <Chip tabIndex={-1} data-item-index={index}>
      <span>{phrase}</span>
      <RemoveButton
        tabIndex={-1}
        disabled={isDisabled}
        aria-label={translate('facings.inputs.phrases.remove', { phrase })}
        onClick={onRemove}
      >
        <Close sx={{ fontSize: 16 }} />
      </RemoveButton>
    </Chip>
  );
};

interface PhraseListProps {
  readonly name: string;
  readonly label: string;
  readonly phrases: readonly string[];
  readonly onChange: (phrases: readonly string[]) => void;
  readonly onBlur: () => void;
  readonly source: TextSource;
  readonly hasError: boolean;
  readonly isDisabled: boolean;
  readonly autoFocus: boolean;
}

/**
 * A list of phrases. Enter, a comma or leaving the input turns typed text into a phrase, so that nothing is lost;
 * each pasted line becomes one. Backspace in the empty input removes the last phrase.
 */
export const PhraseList = ({
  name,
  label,
  phrases,
  onChange,
  onBlur,
  source,
  hasError,
  isDisabled,
  autoFocus,
}: PhraseListProps) => {
  const id = useId();
  const translate = useTranslate();
  const typed = useTypedText();
  const { texts, hasFailed } = useSuggestions(source, typed);
  const [isOpen, setOpen] = useState(false);
  const [repeated, setRepeated] = useState<readonly string[]>([]);
  // Suggestions that are already in the list are hidden.
  const offered = texts.filter((text) => addPhrases(phrases, [text]).repeated.length === 0);

  const add = (newPhrases: readonly string[], rest = '') => {
    const added = addPhrases(phrases, newPhrases);
    if (added.phrases.length > phrases.length) onChange(added.phrases);
    setRepeated(added.repeated);
    typed.setText(rest);
  };
  const repeatedText =
    repeated.length === 0
      ? ''
      : translate('facings.inputs.phrases.repeated', { phrases: repeated.join(', ') });
  const message = hasFailed ? translate('facings.fields.suggests.failed') : repeatedText;

  return (
    <div>
      <Autocomplete<string, true, true, true>
        id={id}
        multiple
        freeSolo
        disableClearable
        options={offered}
        open={isOpen && offered.length > 0}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        filterOptions={(options) => options}
        value={[...phrases]}
        inputValue={typed.text}
        onInputChange={(_, text, reason) => {
          if (reason !== 'input') return;
          const parts = text.split(',');
          if (parts.length > 1) {
            add(parts.slice(0, -1), parts.at(-1)?.trimStart());
            return;
          }
          setRepeated([]);
          typed.setText(text);
        }}
        onChange={(_, values, reason, details) => {
          if (reason === 'selectOption' && details) add([details.option]);
          else if (reason === 'removeOption') onChange(values);
        }}
        onKeyDown={(event) => {
          const isPicking = (event.target as Element).hasAttribute('aria-activedescendant');
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || isPicking) return;
          if (typed.text.trim() === '') return;
          // Enter adds typed text instead of submitting the form.
          event.preventDefault();
          event.defaultMuiPrevented = true;
          add(splitPhrases(typed.text));
        }}
        onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
          if (currentTarget.contains(relatedTarget)) return;
          if (typed.text.trim() !== '') add(splitPhrases(typed.text));
          onBlur();
        }}
        disabled={isDisabled}
        size="small"
        fullWidth
        handleHomeEndKeys={false}
        renderValue={(values, getItemProps) =>
          values.map((phrase, index) => {
            const { key, onDelete } = getItemProps({ index });
            return (
              <PhraseChip
                key={key}
                phrase={phrase}
                index={index}
                isDisabled={isDisabled}
                onRemove={() => {
                  // MUI's handler ignores its event argument.
                  onDelete(null);
                }}
              />
            );
          })
        }
        renderInput={(params) => (
          <TextField
            {...params}
            name={name}
            label={label}
            error={hasError}
            helperText={helperTextOf({
              error: undefined,
              hint: message === '' ? undefined : message,
            })}
            autoFocus={autoFocus}
            slotProps={{
              htmlInput: {
                ...params.inputProps,
                autoComplete: 'off',
                onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
                  const pasted = event.clipboardData.getData('text');
                  // Text of one line is pasted normally; a single-line input would join several lines.
                  if (!/[\r\n]/.test(pasted)) return;
                  event.preventDefault();
                  const { value, selectionStart, selectionEnd } = event.currentTarget;
                  const before = value.slice(0, selectionStart ?? value.length);
                  add(splitPhrases(before + pasted + value.slice(selectionEnd ?? value.length)));
                },
              },
            }}
          />
        )}
      />
      <SuggestStatus count={isOpen ? offered.length : 0} text={message} />
    </div>
  );
};
