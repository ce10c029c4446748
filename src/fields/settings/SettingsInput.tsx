import RestartAlt from '@mui/icons-material/RestartAlt';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useRef, type ComponentProps } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { SettingEntry, SettingsField } from '../../schema/field';
import { regionOf } from '../../schema/region';
import type { InputProps } from '../contract';
import { NumberBox } from '../number/NumberBox';
import { asText } from '../shared/asText';
import { Fieldset } from '../shared/InputFrame';
import { useFieldInput, type FieldInputState } from '../shared/useFieldInput';
import { TextBox } from '../text/TextBox';
import { BooleanBox } from '../typed/BooleanBox';
import { settingFault } from './rule';
import { settingEntries } from '.';
import { useSettingText } from '../SetCells';

interface SettingValueProps {
  readonly entry: SettingEntry;
  /** The whole field's name and blur handler. */
  readonly control: FieldInputState['control'];
  /** Validation has failed, so errors of this setting are shown. */
  readonly isRefused: boolean;
  readonly isDisabled: boolean;
  /** Null restores the platform's default. */
  readonly onChange: (value: SettingEntry['value']) => void;
}

const noLimits = {};
const noRef = () => undefined;

/** The input of one setting according to its type; the type and the platform's default are its description. */
const SettingValue = ({ entry, control, isRefused, isDisabled, onChange }: SettingValueProps) => {
  const { name, type, value } = entry;
  const id = useId();
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const textOf = useSettingText();
  const own = textOf(type, entry.default_value);
  const fault = isRefused ? settingFault(entry, locale) : null;
  const state: FieldInputState = {
    id,
    // A unique name, because MUI derives ids from it.
    control: {
      name: `${control.name}.${entry.id}`,
      onBlur: control.onBlur,
      ref: noRef,
      value,
      onChange,
    },
    label: name,
    hint:
      own === null
        ? type
        : `${type} · ${translate('facings.fields.settings.default', { value: own })}`,
    help: undefined,
    error: fault ? translate(fault.key, fault.values) : undefined,
    isRequired: false,
  };
  const shared = { state, isDisabled, autoFocus: false };
  if (type === 'BOOLEAN') {
    return <BooleanBox {...shared} emptyText={translate('facings.fields.settings.isDefault')} />;
  }
  if (type === 'NUMBER') return <NumberBox {...shared} limits={noLimits} />;
  return (
    <TextBox
      {...shared}
      value={asText(value) === null ? '' : String(value)}
      onChange={({ target }) => {
        onChange(target.value === '' ? null : target.value);
      }}
      isCode={type === 'UUID'}
    />
  );
};

/** One setting, with a button that restores the platform's default if the value differs. */
const SettingRow = (props: ComponentProps<typeof SettingValue>) => {
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
              // The button disappears with the click, so the focus moves to the input.
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

/** Named settings, each with an input of its type and a button to restore the default. */
export const SettingsInput = (props: InputProps<SettingsField>) => {
  const { isDisabled = false } = props;
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const { control, label, hint, error } = useFieldInput(props);
  const entries = settingEntries(control.value);
  // The error of a single setting is shown at that setting.
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
