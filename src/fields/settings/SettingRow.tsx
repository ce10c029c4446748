import RestartAlt from '@mui/icons-material/RestartAlt';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useRef, type ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { SettingValue } from './SettingValue';

/** One setting, and the way back to the platform's default where it differs from it. */
export const SettingRow = (props: ComponentProps<typeof SettingValue>) => {
  const { entry, isDisabled, onChange } = props;
  const translate = useTranslate();
  const value = useRef<HTMLDivElement>(null);
  const back = translate('facings.fields.settings.useDefault', { name: entry.name });
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box ref={value} sx={{ flex: '1 1 auto', minWidth: 0 }}>
        <SettingValue {...props} />
      </Box>
      {entry.value != null && (
        <Tooltip title={back} describeChild={false}>
          <IconButton
            size="small"
            disabled={isDisabled}
            aria-label={back}
            sx={{ mt: 0.5 }}
            onClick={() => {
              onChange(null);
              // The button is gone with the click; the focus must not be.
              value.current?.querySelector<HTMLElement>('[role="combobox"], input')?.focus();
            }}
          >
            <RestartAlt fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
};
