import Box from '@mui/material/Box';
import { useFieldValue } from 'react-admin';
import { Missing } from '../../src/fields/shared/CellText';
import { useOwnField } from '../../src/fields/useDeclaration';
import type { OwnCellProps } from '../../src/schema/takeOver';
import { useFlagText } from '../features/useFlagText';
import { flagsIn } from './flags';

/** Each flag by name, with its effective value. */
export const FlagsCell = ({ source }: OwnCellProps) => {
  const field = useOwnField(source);
  const textOf = useFlagText();
  const flags = flagsIn(useFieldValue({ source }));
  if (flags.length === 0) return <Missing source={source} field={field} />;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2 }}>
      {flags.map(({ id, name, type, value, default_value }) => (
        <li key={id}>{`${name}: ${textOf(type, value) ?? textOf(type, default_value) ?? '–'}`}</li>
      ))}
    </Box>
  );
};
