import '../../messages/en/screenTexts';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useNow } from '../../fields/moment/useNow';
import { useRegistry } from '../../fields/useDeclaration';
import { listOf } from '../../schema/defineResource';
import type { PanelScreenProps } from '../../schema/takeOver';
import { ListTable } from '../../views/list/table/ListTable';
import { ScrollBox } from '../../views/list/table/ScrollBox';
import { LoadFailure } from '../../views/LoadFailure';
import { unpaged } from '../../views/list/state/listRequest';
import { useWords } from '../../views/useWords';
import { linesOf, jobReasonOf, logSpanOf } from '../../jobs/log';
import { failuresOfZone } from '../../jobs/FailedZones';
import { useJobRefresh } from './useJobRefresh';

const linkSx = { display: 'block', width: 'fit-content', mt: 1, fontWeight: 600 } as const;

/** Why a job failed, and its zone's log lines from the time it ran; read again while it runs. */
export const JobLog = ({ values }: PanelScreenProps) => {
  const { age, refetchInterval } = useJobRefresh(values);
  return (
    <>
      {age}
      <Log values={values} refetchInterval={refetchInterval} />
    </>
  );
};

interface LogProps extends PanelScreenProps {
  readonly refetchInterval: number | false;
}

const Log = ({ values, refetchInterval }: LogProps) => {
  const translate = useTranslate();
  const now = useNow();
  const registry = useRegistry();
  const declaration = registry.find('zoneLogs');
  const toFailures = failuresOfZone(registry.find('jobs'), values);
  const words = useWords(declaration);
  const { zone_id } = values;
  const hasBegun = logSpanOf(values, now) !== null;
  const isWanted = hasBegun && typeof zone_id === 'string' && zone_id !== '';
  const { data, error, isPending, isFetching, refetch } = useGetList<RaRecord>(
    declaration.name,
    { ...unpaged, meta: { within: { zone_id } } },
    { enabled: isWanted, refetchInterval },
  );
  // A job that has just ended has lines that were not read with the job.
  const stateRead = useRef(values.state);
  useEffect(() => {
    if (stateRead.current === values.state) return;
    stateRead.current = values.state;
    void refetch();
  }, [values.state, refetch]);
  const say = (key: string) => translate(`facings.jobs.${key}`);
  const note = (key: string) => (
    <Typography variant="body2" color="text.secondary">
      {say(key)}
    </Typography>
  );

  if (!hasBegun) return note('notBegun');
  if (!isWanted) return note('noZone');
  // A log that is read again in vain stays.
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton variant="rounded" height={120} />;
  const lines = linesOf(data, values, now);
  const reason = jobReasonOf(lines, values);
  const unknown = lines.some(({ level }) => level === 'ERROR') ? 'severalReasons' : 'noReason';
  return (
    <>
      {values.state === 'FAILED' && (
        <Alert severity="error" role="note" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
          <AlertTitle>{say('failed')}</AlertTitle>
          {reason ?? (isFetching ? <Skeleton width="60%" /> : say(unknown))}
          {toFailures !== null && (
            <Link component={RouterLink} to={toFailures} color="inherit" sx={linkSx}>
              {say('ofSameZone')}
            </Link>
          )}
        </Alert>
      )}
      {lines.length === 0 ? (
        note('noLines')
      ) : (
        <>
          <ScrollBox
            label={words.translate('facings.lists.rowsOf', { many: words.many, kind: words.kind })}
          >
            <ListTable
              declaration={declaration}
              rows={lines}
              columns={listOf(declaration).columns}
              rowLink="none"
            />
          </ScrollBox>
          {note('ofZone')}
        </>
      )}
    </>
  );
};
