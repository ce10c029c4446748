import Box from '@mui/material/Box';
import { useFieldValue } from 'react-admin';
import type { SettingEntry, SettingsField } from '../../schema/field';
import { settingEntries } from './settingEntries';
import type { CellProps } from '../contract';
import { Clipped } from '../shared/Clipped';
import { Missing } from '../shared/Missing';
import { useSettingText } from './useSettingText';

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
