import Box from '@mui/material/Box';
import type { SettingEntry, SettingsField } from '../../schema/field';
import type { CellProps } from '../contract';
import { Clipped } from '../shared/Clipped';
import { Missing } from '../shared/Missing';

const textOf = ({ name, value, default_value }: SettingEntry): string =>
  `${name}: ${String(value ?? default_value ?? '–')}`;

/** Each setting by name with the value that holds. */
export const SettingsCell = ({ field, name, record, place }: CellProps<SettingsField>) => {
  const entries = Array.isArray(record[name]) ? (record[name] as readonly SettingEntry[]) : [];
  if (entries.length === 0) return <Missing field={field} />;
  const texts = entries.map(textOf);
  if (place === 'row') return <Clipped title={texts.join('\n')}>{texts.join(', ')}</Clipped>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2 }}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Box>
  );
};
