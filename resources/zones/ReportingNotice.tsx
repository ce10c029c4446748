import '../../src/messages/en/screenTexts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useController, useFormState } from 'react-hook-form';
import { asText } from '../../src/fields/shared/asText';
import type { BelowProps } from '../../src/schema/takeOver';

/** Below the reporting status: what a change means, and a button that restores the stored status. */
export const ReportingNotice = ({ source, purpose }: BelowProps) => {
  const translate = useTranslate();
  const { field: control } = useController({ name: source });
  const { defaultValues } = useFormState({ name: source });
  const stored: unknown = defaultValues?.[source];
  const before = asText(stored);
  const after = asText(control.value);
  // A new record has no previous status.
  if (purpose === 'create') return null;

  const wordOf = (value: string | null): string => value ?? translate('facings.fields.none');
  const meaning = after === null ? '' : translate(`facings.inputs.reporting.${after}`, { _: '' });
  const isChanged = before !== after;
  const words = { before: wordOf(before), after: wordOf(after) };
  return (
    <>
      <Box
        role="status"
        sx={isChanged ? { mt: 1, px: 1.75, fontSize: 13, overflowWrap: 'anywhere' } : {}}
      >
        {isChanged &&
          (meaning === ''
            ? translate('facings.inputs.reporting.plain', words)
            : translate('facings.inputs.reporting.change', { ...words, meaning }))}
      </Box>
      {isChanged && (
        <Button size="small" sx={{ mx: 1 }} onClick={() => control.onChange(stored ?? null)}>
          {translate('facings.inputs.reporting.keep', { before: words.before })}
        </Button>
      )}
    </>
  );
};
