import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { Consequences, maxLines } from '../../manage/Consequences';
import { useWords } from '../../useWords';

interface RemovalEffectsProps {
  readonly declaration: AnyDeclaration;
  readonly records: readonly RaRecord[];
}

/** The names of the records, and what else their removal affects. */
export const RemovalEffects = ({ declaration, records }: RemovalEffectsProps) => {
  const { translate, nameOf } = useWords(declaration);
  const more = records.length - maxLines;
  return (
    <>
      {records.length > 1 && (
        <Typography color="text.secondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {[
            records.slice(0, maxLines).map(nameOf).join(', '),
            ...(more > 0 ? [translate('facings.selection.more', { smart_count: more })] : []),
          ].join(' ')}
        </Typography>
      )}
      {declaration.remove?.consequences && (
        <Consequences declaration={declaration} purpose="remove" records={records} />
      )}
    </>
  );
};
