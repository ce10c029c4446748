import Box from '@mui/material/Box';
import { useFieldValue, useTranslate } from 'react-admin';
import { ClippedWords, Missing } from '../../src/fields/shared/CellText';
import { useOwnField } from '../../src/fields/useDeclaration';
import type { OwnCellProps } from '../../src/schema/takeOver';

/** The name of a snapshot or a cluster, and which of them it is. */
export const SourceCell = ({ source }: OwnCellProps) => {
  const translate = useTranslate();
  const field = useOwnField(source, 'text');
  const name: unknown = useFieldValue({ source });
  const snapshot: unknown = useFieldValue({ source: 'snapshotName' });
  if (typeof name !== 'string' || name === '') return <Missing source={source} field={field} />;
  return (
    <ClippedWords>
      {name}{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate(`facings.fields.source.${snapshot === name ? 'snapshot' : 'cluster'}`)}
      </Box>
    </ClippedWords>
  );
};
