import { useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { SettingEntry } from '../../schema/field';
import { regionOf } from '../../schema/regionOf';
import { settingFault } from './rule';
import { NumberBox } from '../number/NumberBox';
import { asText } from '../shared/asText';
import type { FieldInputState } from '../shared/useFieldInput';
import { TextBox } from '../text/TextBox';
import { BooleanBox } from '../typed/BooleanBox';
import { useSettingText } from './useSettingText';

interface SettingValueProps {
  readonly entry: SettingEntry;
  /** The whole field's: its name and what tells the form that it was left. */
  readonly control: FieldInputState['control'];
  /** Something in the field was refused: whatever is wrong here is told. */
  readonly isRefused: boolean;
  readonly isDisabled: boolean;
  /** Null: the platform's default holds. */
  readonly onChange: (value: SettingEntry['value']) => void;
}

const noLimits = {};
const noRef = () => undefined;

/** The input of one setting, by the type it names itself; described by that type and the platform's default. */
export const SettingValue = ({
  entry,
  control,
  isRefused,
  isDisabled,
  onChange,
}: SettingValueProps) => {
  const { name, type, value } = entry;
  const id = useId();
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const textOf = useSettingText();
  const own = textOf(type, entry.default_value);
  const fault = isRefused ? settingFault(entry, locale) : null;
  const state: FieldInputState = {
    id,
    // A name of its own: MUI makes ids of it.
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
