import Box from '@mui/material/Box';
import { useFieldValue } from 'react-admin';
import type { JsonField } from '../../schema/field';
import type { CellProps } from '../contract';
import { Clipped } from '../shared/Clipped';
import { Missing } from '../shared/Missing';
import { CopyButton } from './CopyButton';
import { jsonBlock, jsonLine } from './jsonText';

/** More characters than a row can show. */
const longestLine = 300;

/** One line in a row; on the page a block to read and to copy. */
export const JsonCell = ({ source, field, place }: CellProps<JsonField>) => {
  const value: unknown = useFieldValue({ source });
  const line = jsonLine(value);
  if (line === null) return <Missing source={source} field={field} />;
  if (place === 'row') {
    const shown = line.slice(0, longestLine);
    return (
      <Clipped title={shown} sx={{ fontFamily: 'monospace', fontSize: '0.95em' }}>
        {shown}
      </Clipped>
    );
  }
  const block = jsonBlock(value);
  return (
    <>
      <Box component="pre" sx={blockSx}>
        {block}
      </Box>
      <CopyButton text={block} />
    </>
  );
};

const blockSx = {
  m: 0,
  p: 1,
  maxHeight: 320,
  overflow: 'auto',
  borderRadius: 1,
  bgcolor: 'action.hover',
  fontFamily: 'monospace',
  fontSize: 13,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
