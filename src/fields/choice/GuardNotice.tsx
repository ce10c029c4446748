import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useController, useFormState } from 'react-hook-form';
import type { ChoiceField } from '../../schema/field';
import type { InputProps } from '../contract';
import { asText } from '../shared/asText';
import { useEmptyText, useFieldText, useOptionText } from '../useFieldWords';

interface GuardNoticeProps extends InputProps<ChoiceField> {
  readonly meanings: Readonly<Record<string, string>>;
}

/** Shown below a guarded choice: what the change means, and a button that restores the stored value. */
export const GuardNotice = ({ source, field, meanings }: GuardNoticeProps) => {
  const translate = useTranslate();
  const textOf = useOptionText(source, field);
  const fieldText = useFieldText();
  const { field: control } = useController({ name: source });
  const { defaultValues } = useFormState({ name: source });
  const stored: unknown = defaultValues?.[source];
  const before = asText(stored);
  const after = asText(control.value);

  const empty = useEmptyText(source, field);
  const wordOf = (value: string | null): string =>
    value === null ? (empty ?? translate('facings.fields.none')) : textOf(value);
  const own = after === null ? undefined : meanings[after];
  const meaning =
    own === undefined ? undefined : fieldText('meanings', `${source}.${after ?? ''}`, own);
  const isChanged = before !== after;
  const words = { before: wordOf(before), after: wordOf(after) };
  return (
    <>
      <Box
        role="status"
        sx={isChanged ? { mt: 1, px: 1.75, fontSize: 13, overflowWrap: 'anywhere' } : {}}
      >
        {isChanged &&
          (meaning === undefined
            ? translate('facings.fields.guard.plain', words)
            : translate('facings.fields.guard.change', { ...words, meaning }))}
      </Box>
      {isChanged && (
        <Button
          size="small"
          sx={{ mx: 1 }}
          onClick={() => {
            control.onChange(stored ?? null);
          }}
        >
          {translate('facings.fields.guard.keep', { before: words.before })}
        </Button>
      )}
    </>
  );
};
