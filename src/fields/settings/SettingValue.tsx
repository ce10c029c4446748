import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { SettingEntry } from '../../schema/field';
import { settingFault } from '../../schema/rules/settingsRule';

interface SettingValueProps {
  readonly entry: SettingEntry;
  readonly isDisabled: boolean;
  /** Null: the platform's default holds. */
  readonly onChange: (value: string | boolean | null) => void;
  readonly onBlur: () => void;
}

/** The input of one setting, by the type it names itself. */
export const SettingValue = ({ entry, isDisabled, onChange, onBlur }: SettingValueProps) => {
  const translate = useTranslate();
  const { name, type, value } = entry;
  const fault = settingFault(entry);
  const defaultText = translate('facings.fields.settings.isDefault');
  const shared = {
    size: 'small' as const,
    label: name,
    disabled: isDisabled,
    onBlur,
    sx: { width: { xs: '100%', sm: 280 } },
  };
  if (type === 'BOOLEAN') {
    return (
      <TextField
        {...shared}
        select
        value={value == null ? '' : String(value)}
        onChange={({ target }) => {
          onChange(target.value === '' ? null : target.value === 'true');
        }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{defaultText}</MenuItem>
        <MenuItem value="true">{translate('facings.fields.yes')}</MenuItem>
        <MenuItem value="false">{translate('facings.fields.no')}</MenuItem>
      </TextField>
    );
  }
  return (
    <TextField
      {...shared}
      value={value == null ? '' : String(value)}
      placeholder={defaultText}
      error={fault !== null}
      helperText={fault ? translate(fault.key, fault.values) : undefined}
      onChange={({ target }) => {
        onChange(target.value === '' ? null : target.value);
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          autoComplete: 'off',
          ...(type === 'STRING' ? {} : { spellCheck: false }),
          ...(type === 'NUMBER' ? { inputMode: 'decimal' as const } : {}),
          ...(type === 'UUID' ? { style: { fontFamily: 'monospace' } } : {}),
        },
      }}
    />
  );
};
