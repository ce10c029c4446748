import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { SettingEntry, SettingsField } from '../../schema/field';
import { regionOf } from '../../schema/regionOf';
import { settingFault } from './rule';
import { settingEntries } from './settingEntries';
import type { InputProps } from '../contract';
import { Fieldset } from '../shared/Fieldset';
import { useFieldInput } from '../shared/useFieldInput';
import { SettingRow } from './SettingRow';

/** Named settings, each with an input of its own type and a way back to the platform's default. */
export const SettingsInput = (props: InputProps<SettingsField>) => {
  const { isDisabled = false } = props;
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const { control, label, hint, error } = useFieldInput(props);
  const entries = settingEntries(control.value);
  // What is wrong with one of them stands there.
  const isToldBelow = entries.some((entry) => settingFault(entry, locale) !== null);
  const set = (id: SettingEntry['id'], value: SettingEntry['value']) => {
    control.onChange(
      entries.map((entry) => (entry.id === id ? { ...entry, value: value ?? null } : entry)),
    );
  };
  return (
    <Fieldset label={label} hint={hint} error={isToldBelow ? undefined : error}>
      {entries.length === 0 && (
        <Typography color="text.secondary">{translate('facings.fields.settings.none')}</Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 4,
          rowGap: 2,
          pt: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
        }}
      >
        {entries.map((entry) => (
          <SettingRow
            key={entry.id}
            entry={entry}
            control={control}
            isRefused={error !== undefined}
            isDisabled={isDisabled}
            onChange={(value) => {
              set(entry.id, value);
            }}
          />
        ))}
      </Box>
    </Fieldset>
  );
};
