import Box from '@mui/material/Box';
import { useFieldValue, useLocale } from 'react-admin';
import type { FlagType, SettingEntry, SettingsField } from '../../schema/field';
import { programNumber } from '../../schema/numbers';
import { regionOf } from '../../schema/region';
import { fitTyped } from '../../schema/rules/typedValue';
import type { CellProps } from '../contract';
import { shownNumber } from '../number';
import { asText } from '../shared/asText';
import { Clipped, Missing } from '../shared/CellText';
import { useTypedWords } from '../typed/TypedCell';
import { settingEntries } from '.';

// Text of a setting's value.

/** Null for a missing value; an invalid one is shown unchanged. */
export const useSettingText = (): ((type: FlagType, value: unknown) => string | null) => {
  const locale = regionOf(useLocale());
  const wordOf = useTypedWords();
  return (type, value) => {
    const fitted = fitTyped(type, value, programNumber);
    if (typeof fitted === 'boolean') return wordOf(fitted);
    return typeof fitted === 'number' ? shownNumber(fitted, locale) : asText(value);
  };
};

/** Each setting by name, with its effective value. */
export const SettingsCell = ({ source, field, place }: CellProps<SettingsField>) => {
  const textIn = useSettingText();
  const entries = settingEntries(useFieldValue({ source }));
  const textOf = ({ name: own, type, value, default_value }: SettingEntry) =>
    `${own}: ${textIn(type, value) ?? textIn(type, default_value) ?? '–'}`;
  if (entries.length === 0) return <Missing source={source} field={field} />;
  const texts = entries.map(textOf);
  if (place === 'row') return <Clipped title={texts.join('\n')}>{texts.join(', ')}</Clipped>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2 }}>
      {entries.map((entry) => (
        <li key={entry.id}>{textOf(entry)}</li>
      ))}
    </Box>
  );
};
