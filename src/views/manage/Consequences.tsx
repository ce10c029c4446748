import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import { useWords } from '../useWords';
import { useConsequences } from './useConsequences';

interface ConsequencesProps {
  readonly declaration: AnyDeclaration;
  readonly purpose: 'edit' | 'remove';
  readonly record: RaRecord;
  /** Nothing is counted before it is asked. */
  readonly isAsked?: boolean;
}

/** How far a removal or change reaches, one sentence a line; it is told as soon as it is known. */
export const Consequences = ({
  declaration,
  purpose,
  record,
  isAsked = true,
}: ConsequencesProps) => {
  const { translate, nameOf } = useWords(declaration);
  const { texts, isCounting, isUnsure } = useConsequences(declaration, purpose, record, isAsked);
  const lines = [
    ...texts,
    ...(isCounting ? [translate('facings.views.manage.counting')] : []),
    ...(isUnsure ? [translate('facings.views.manage.uncounted', { name: nameOf(record) })] : []),
  ];
  return (
    <div aria-live="polite">
      {lines.map((line) => (
        <Typography key={line} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {line}
        </Typography>
      ))}
    </div>
  );
};
