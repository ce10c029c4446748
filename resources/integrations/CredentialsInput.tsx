import '../../src/messages/en/screenTexts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import { RetryAlert } from '../../src/lib/failures/RetryAlert';
import { asText } from '../../src/fields/shared/asText';
import { Fieldset } from '../../src/fields/shared/InputFrame';
import { SecretBox } from '../../src/fields/shared/SecretBox';
import { useOwnInput } from '../../src/fields/shared/useFieldInput';
import { useClearedWith, useFormValues } from '../../src/fields/shared/useFormValues';
import type { OwnInputProps } from '../../src/schema/takeOver';
import { parentMeta, useParentIds } from '../../src/views/place/placeContext';
import { isMasked, parameterKey, parametersOf } from './credentials';
import { credentialFaults } from './rule';

type Secrets = Readonly<Record<string, string>>;

/** Removes the masked values, which only indicate that something is stored. */
const typedOf = (value: unknown): Secrets =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value as Secrets).filter(([, secret]) => !isMasked(secret)))
    : {};

/** Whether a new integration is one that the organization already has: saving it replaces the stored credentials. */
const useReplaces = (system: string | null, isNew: boolean) => {
  const within = useParentIds();
  const { data, error, refetch } = useGetList('integrations', parentMeta(within), {
    enabled: isNew && system !== null && within.account_id !== undefined,
    retry: false,
  });
  return {
    isReplacing:
      isNew && data?.some(({ integration_name }) => integration_name === system) === true,
    isUnchecked: error !== null && !data,
    retry: () => void refetch(),
  };
};

/** A masked input for each parameter of the selected system (rules 3). */
export const CredentialsInput = (props: OwnInputProps) => {
  const { source } = props;
  const translate = useTranslate();
  const { control, label, hint, error, isDisabled, autoFocus } = useOwnInput(props);
  const system = asText(useFormValues(['integration_name']).integration_name);
  useClearedWith(source, 'integration_name');
  const record = useRecordContext();
  const stored = record?.[source] as Secrets | null | undefined;
  const { isReplacing, isUnchecked, retry } = useReplaces(system, record === undefined);
  if (system === null) return null;
  const labels = parametersOf(system);
  const value = typedOf(control.value);
  const faults = credentialFaults(system, value);
  const faultOf = (faultAt: string): string | undefined => {
    const fault = error === undefined ? undefined : faults.get(faultAt);
    return fault && translate(fault.key, fault.values);
  };

  return (
    <Fieldset label={label} hint={hint} error={faults.size === 0 ? error : undefined}>
      {isReplacing && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate('facings.inputs.credentials.replaces', { system })}
        </Alert>
      )}
      {isUnchecked && (
        <RetryAlert severity="warning" sx={{ mb: 1 }} onRetry={retry}>
          {translate('facings.inputs.credentials.unchecked', { system })}
        </RetryAlert>
      )}
      {labels.length === 0 && (
        <Typography color="text.secondary">
          {translate('facings.inputs.credentials.unknown')}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {labels.map((labelText, index) => {
          const key = parameterKey(labelText);
          const before = stored?.[key];
          return (
            <SecretBox
              key={`${system} ${key}`}
              label={labelText}
              value={value[key] ?? ''}
              onChange={(text) => control.onChange({ ...value, [key]: text })}
              onBlur={control.onBlur}
              isDisabled={isDisabled}
              autoFocus={autoFocus && index === 0}
              error={faultOf(labelText)}
              hint={
                isMasked(before)
                  ? translate('facings.fields.storedAs', { value: before })
                  : undefined
              }
            />
          );
        })}
      </Box>
    </Fieldset>
  );
};
