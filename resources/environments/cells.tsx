import { useFieldValue, useTranslate } from 'react-admin';
import { ClippedWords, Missing } from '../../src/fields/shared/CellText';
import { useSwitchWords } from '../../src/fields/useFieldWords';
import { useOwnField } from '../../src/fields/useDeclaration';
import type { OwnCellProps } from '../../src/schema/takeOver';
import Box from '@mui/material/Box';
import { MomentCell } from '../../src/fields/moment/MomentCell';
import { momentOf } from '../../src/lib/time/moments';
import { useNow } from '../../src/fields/moment/useNow';
import { Badge } from '../../src/fields/shared/Badge';

/** Neither of the two is special, so both are plain text. */
export const SnapshotCell = ({ source }: OwnCellProps) => {
  const field = useOwnField(source, 'switch');
  const words = useSwitchWords(source, field);
  const value: unknown = useFieldValue({ source });
  if (typeof value !== 'boolean') return <Missing source={source} field={field} />;
  return <span>{value ? words.on : words.off}</span>;
};

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

/** Shows a badge from the moment on, also if it passes while the page is open. */
export const ExpiryCell = ({ source, place }: OwnCellProps) => {
  const translate = useTranslate();
  const moment = momentOf(useFieldValue({ source }));
  const isPast = useNow() >= (moment?.getTime() ?? Infinity);
  return (
    <MomentCell source={source} field={useOwnField(source, 'moment')} place={place}>
      {isPast && (
        <>
          {' '}
          <Badge tone="danger">{translate('facings.fields.moment.expired')}</Badge>
        </>
      )}
    </MomentCell>
  );
};
