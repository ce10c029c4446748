import Box from '@mui/material/Box';
import { useGetList, useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { ChoiceCell } from '../../fields/choice/ChoiceCell';
import { useNow } from '../../fields/moment/useNow';
import { useOwnField } from '../../fields/useDeclaration';
import type { OwnCellProps } from '../../schema/takeOver';
import { failureMessageOf } from '../../lib/failures/failures';
import { unpaged } from '../../views/list/state/listRequest';
import { linesOf, jobReasonOf } from '../../views/jobs/log';

/** As wide before the reason is known: the columns keep their places. */
const reasonSx = {
  width: { xs: 160, sm: 260 },
  height: '1.5em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
} as const;

interface ReasonProps {
  readonly job: RaRecord;
  readonly zoneId: string;
}

/** Why a job failed, from its zone's log. Jobs of one zone share the call, and the job's own page does. */
const Reason = ({ job, zoneId }: ReasonProps) => {
  const translate = useTranslate();
  const now = useNow();
  const { data, error } = useGetList<RaRecord>('zoneLogs', {
    ...unpaged,
    meta: { within: { zone_id: zoneId } },
  });
  const text = error
    ? failureMessageOf(error, translate).message
    : data === undefined
      ? ''
      : (jobReasonOf(linesOf(data, job, now), job) ?? translate('facings.screens.jobs.noReason'));
  return (
    <Box sx={reasonSx} title={text}>
      {text}
    </Box>
  );
};

/** A job's state; in a list also why it failed. */
export const StateCell = ({ source, place }: OwnCellProps) => {
  const job = useRecordContext();
  const field = useOwnField(source, 'choice');
  const zoneId: unknown = job?.zone_id;
  return (
    <>
      <ChoiceCell source={source} field={field} place={place} />
      {place === 'row' && job?.state === 'FAILED' && typeof zoneId === 'string' && (
        <Reason job={job} zoneId={zoneId} />
      )}
    </>
  );
};
