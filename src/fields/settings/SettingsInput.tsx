import RestartAlt from '@mui/icons-material/RestartAlt';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { SettingEntry, SettingsField } from '../../schema/field';
import type { InputProps } from '../contract';
import { Fieldset } from '../shared/Fieldset';
import { useFieldInput } from '../shared/useFieldInput';
import { SettingValue } from './SettingValue';

/** Named settings, each with an input of its own type and a way back to the platform's default. */
export const SettingsInput = (props: InputProps<SettingsField>) => {
  const { isDisabled = false } = props;
  const translate = useTranslate();
  const { control, label, hint, error } = useFieldInput(props);
  const entries = Array.isArray(control.value) ? (control.value as readonly SettingEntry[]) : [];
  const set = (id: SettingEntry['id'], value: SettingEntry['value']) => {
    control.onChange(
      entries.map((entry) => (entry.id === id ? { ...entry, value: value ?? null } : entry)),
    );
  };
  return (
    <Fieldset label={label} hint={hint} error={error}>
      {entries.length === 0 && (
        <Typography color="text.secondary">{translate('facings.fields.settings.none')}</Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {entries.map((entry) => (
          <Box
            key={entry.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}
          >
            <SettingValue
              entry={entry}
              isDisabled={isDisabled}
              onBlur={control.onBlur}
              onChange={(value) => {
                set(entry.id, value);
              }}
            />
            <Typography variant="body2" color="text.secondary" sx={{ pt: 1, minWidth: 0 }}>
              {entry.type}
              {entry.default_value != null &&
                ` · ${translate('facings.fields.settings.default', {
                  value: String(entry.default_value),
                })}`}
            </Typography>
            {entry.value != null && (
              <Tooltip
                title={translate('facings.fields.settings.useDefault', { name: entry.name })}
                describeChild={false}
              >
                <IconButton
                  size="small"
                  disabled={isDisabled}
                  aria-label={translate('facings.fields.settings.useDefault', { name: entry.name })}
                  onClick={() => {
                    set(entry.id, null);
                  }}
                >
                  <RestartAlt fontSize="small" />
                </IconButton>
              </Tooltip>
            )}
          </Box>
        ))}
      </Box>
    </Fieldset>
  );
};
