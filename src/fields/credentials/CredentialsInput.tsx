import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import type { CredentialsField } from '../../schema/field';
import { missingParameters } from './rule';
import { isMasked, parameterKey } from '.';
import type { InputProps } from '../contract';
import { asText } from '../shared/asText';
import { Fieldset } from '../shared/InputFrame';
import { useClearedWith, useFormValues } from '../shared/useFormValues';
import { useFieldInput } from '../shared/useFieldInput';
import { SecretBox } from './SecretBox';

type Secrets = Readonly<Record<string, string>>;

/** Removes the masked values, which only indicate that something is stored. */
const typedOf = (value: unknown): Secrets =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value as Secrets).filter(([, secret]) => !isMasked(secret)))
    : {};

/** A masked input for each parameter of the selected system (rules 3). */
export const CredentialsInput = (props: InputProps<CredentialsField>) => {
  const { source, field, isDisabled = false, autoFocus = false } = props;
  const translate = useTranslate();
  const { control, label, hint, error } = useFieldInput(props);
  const system = asText(useFormValues([field.of])[field.of]);
  useClearedWith(source, field.of);
  const stored = useRecordContext()?.[source] as Secrets | null | undefined;
  if (system === null) return null;
  const labels = field.parameters[system] ?? [];
  const value = typedOf(control.value);
  const missing = error === undefined ? [] : missingParameters(labels, value);

  return (
    <Fieldset label={label} hint={hint} error={missing.length === 0 ? error : undefined}>
      {labels.length === 0 && (
        <Typography color="text.secondary">
          {translate('facings.fields.credentials.unknown')}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {labels.map((own, index) => {
          const key = parameterKey(own);
          const before = stored?.[key];
          return (
            <SecretBox
              key={`${system} ${key}`}
              label={own}
              value={value[key] ?? ''}
              onChange={(text) => {
                control.onChange({ ...value, [key]: text });
              }}
              onBlur={control.onBlur}
              isDisabled={isDisabled}
              autoFocus={autoFocus && index === 0}
              error={
                missing.includes(own)
                  ? translate('facings.rules.required', { label: own })
                  : undefined
              }
              hint={
                isMasked(before)
                  ? translate('facings.fields.credentials.stored', { value: before })
                  : undefined
              }
            />
          );
        })}
      </Box>
    </Fieldset>
  );
};
