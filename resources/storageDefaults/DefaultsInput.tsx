import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { AskFailed, Fieldset } from '../../src/fields/shared/InputFrame';
import { useOwnInput } from '../../src/fields/shared/useFieldInput';
import { useOfferedEntries } from '../../src/fields/useOffered';
import { fromPlatform } from '../../src/schema/options';
import type { OwnInputProps } from '../../src/schema/takeOver';
import { defaultsIn } from './defaults';
import { SelectField } from '../../src/fields/shared/SelectField';

const enabled = {
  options: fromPlatform({
    path: '/api/organizations/:account_id/storages',
    read: 'storages.enabled',
  }),
};

/** Turns 'back_room' into 'Back room'. */
const readable = (key: string): string => {
  const words = key.replace(/[_-]+/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** One optional value for each key that the platform returns. */
export const DefaultsInput = (props: OwnInputProps) => {
  const translate = useTranslate();
  const { control, label, hint, error, isDisabled } = useOwnInput(props);
  const offered = useOfferedEntries(enabled);
  const value = defaultsIn(control.value);
  const keys = Object.keys(value);

  if (offered.state === 'failed') return <AskFailed onRetry={offered.retry} />;
  if (!offered.entries) return <Skeleton variant="rounded" height={120} aria-busy />;
  const values = offered.entries.map((entry) => entry.value);

  return (
    <Fieldset label={label} hint={hint} error={error}>
      {keys.length === 0 && (
        <Typography color="text.secondary">
          {translate('facings.fields.assignments.none')}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          pt: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        }}
      >
        {keys.map((key) => {
          const text = value[key] ?? '';
          const isGone = text !== '' && !values.includes(text);
          return (
            <SelectField
              key={key}
              size="small"
              label={readable(key)}
              value={text}
              disabled={isDisabled}
              onBlur={control.onBlur}
              onChange={({ target }) =>
                control.onChange({ ...value, [key]: target.value === '' ? null : target.value })
              }
            >
              <MenuItem value="">{translate('facings.fields.none')}</MenuItem>
              {values.map((option) => (
                <MenuItem key={option} value={option}>
                  {option}
                </MenuItem>
              ))}
              {isGone && (
                <MenuItem value={text}>
                  {translate('facings.fields.notOffered', { value: text })}
                </MenuItem>
              )}
            </SelectField>
          );
        })}
      </Box>
    </Fieldset>
  );
};
