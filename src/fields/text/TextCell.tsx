import Box from '@mui/material/Box';
import { useFieldValue } from 'react-admin';
import type { TextField } from '../../schema/field';
import type { CellProps } from '../contract';
import { asText } from '../shared/asText';
import { Clipped, Missing } from '../shared/CellText';

const codeSx = { fontFamily: 'monospace', fontSize: '0.95em' } as const;

export const TextCell = ({ source, field, place }: CellProps<TextField>) => {
  const text = asText(useFieldValue({ source }));
  if (text === null) return <Missing source={source} field={field} />;
  if (place === 'row') {
    return (
      <Clipped title={text} {...(field.code ? { sx: codeSx } : {})}>
        {text}
      </Clipped>
    );
  }
  return (
    <Box
      component="span"
      sx={{ ...(field.code && codeSx), whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {text}
    </Box>
  );
};
