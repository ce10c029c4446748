import '../../messages/en/screenTexts';
import Box from '@mui/material/Box';
import { useRecordContext, type RaRecord } from 'react-admin';
import { beforeWide } from '../../fields/shared/CellText';
import { onPhones } from '../../fields/styles';
import type { OwnCellProps } from '../../schema/takeOver';
import { useJobReasons } from '../../jobs/useJobReasons';
import { useReasonText } from '../../jobs/useReasonText';

/** As large before the reason is known: columns and rows keep their places. */
const rowSx = {
  width: 220,
  minHeight: '3em',
  alignContent: 'center',
  // A sentence of sixty letters has four lines here, and three on a phone.
  [beforeWide]: { width: 101, minHeight: '4.8em', fontSize: 12, lineHeight: 1.2 },
  [onPhones]: { width: 160, minHeight: '3.6em' },
} as const;

interface ReasonProps {
  readonly job: RaRecord;
  readonly place: OwnCellProps['place'];
}

const Reason = ({ job, place }: ReasonProps) => {
  const reason = useJobReasons([job])(job);
  const text = useReasonText()(reason);
  if (place === 'page') return <span>{text}</span>;
  return (
    <Box sx={rowSx} title={text}>
      {reason.type === 'reading' ? '' : text}
    </Box>
  );
};

/** Why a job failed; empty for all others. */
export const ReasonCell = ({ place }: OwnCellProps) => {
  const job = useRecordContext();
  return job?.state === 'FAILED' ? <Reason job={job} place={place} /> : null;
};
