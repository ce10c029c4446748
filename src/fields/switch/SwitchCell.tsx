import Box from '@mui/material/Box';
import { useFieldValue } from 'react-admin';
import type { SwitchField } from '../../schema/field';
import type { CellProps } from '../contract';
import { Badge } from '../shared/Badge';
import { Missing } from '../shared/CellText';
import { useSwitchWords } from '../useFieldWords';

/** On is a badge, off is plain text, so that values that are on stand out in a long column. */
export const SwitchCell = ({ source, field }: CellProps<SwitchField>) => {
  const words = useSwitchWords(source, field);
  const value: unknown = useFieldValue({ source });
  if (value === true) return <Badge>{words.on}</Badge>;
  if (value === false)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {words.off}
      </Box>
    );
  return <Missing source={source} field={field} />;
};
