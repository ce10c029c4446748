import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { momentOf } from '../../fields/moment';
import { useNow } from '../../fields/moment/useNow';
import { useRegistry } from '../../fields/useDeclaration';
import { listOf, type AnyDeclaration } from '../../schema/defineResource';
import { listPath } from '../../schema/routes';
import type { PanelScreenProps } from '../../schema/takeOver';
import { ListTable } from '../../views/list/ListTable';
import { ScrollBox } from '../../views/list/ScrollBox';
import { LoadFailure } from '../../views/LoadFailure';
import { unpaged } from '../../views/list/listRequest';
import { useWords } from '../../views/useWords';

// Selects the lines of a zone's log that belong to a job; the platform does not write job ids in the log.

type Row = Readonly<Record<string, unknown>>;

/** Milliseconds after a job's end in which lines still belong to it. */
const maxDelay = 60_000;

const timeOf = (value: unknown): number | null => momentOf(value)?.getTime() ?? null;

/** When the job ran; null if it has not started. */
export const spanOf = (
  job: Row,
  now: number,
): { readonly from: number; readonly to: number } | null => {
  const from = timeOf(job.started_at) ?? (job.state === 'FAILED' ? timeOf(job.scheduled_at) : null);
  return from === null ? null : { from, to: timeOf(job.ended_at) ?? Math.max(now, from) };
};

/** Oldest first, as written. */
export const linesOf = <R extends Row>(
  lines: readonly R[],
  job: Row,
  now: number,
): readonly R[] => {
  const span = spanOf(job, now);
  if (!span) return [];
  return lines
    .flatMap((line) => {
      const at = timeOf(line.at);
      return at === null || at < span.from || at > span.to + maxDelay ? [] : [{ line, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ line }) => line);
};

/** Why a job failed: its last error. Errors that name another job are skipped. */
export const reasonOf = (lines: readonly Row[], job: Row): string | null => {
  if (job.state !== 'FAILED') return null;
  const errors = lines.flatMap(({ level, message }) =>
    level === 'ERROR' && typeof message === 'string' ? [message] : [],
  );
  const name = typeof job.name === 'string' ? job.name : '';
  const own = errors.filter((message) => name !== '' && message.includes(name));
  return own.at(-1) ?? (errors.length === 1 ? (errors[0] ?? null) : null);
};

const linkSx = { display: 'block', width: 'fit-content', mt: 1, fontWeight: 600 } as const;

/** Address of the failed jobs of a job's zone; null if the job does not say where it ran. */
export const failuresOfZone = (jobs: AnyDeclaration, job: Row): string | null => {
  const { account_id, zone_id } = job;
  if (typeof account_id !== 'string' || typeof zone_id !== 'string') return null;
  return `${listPath(jobs)}?${new URLSearchParams({ account_id, state: 'FAILED', zone_id }).toString()}`;
};

/** Why a job failed, and its zone's log lines from the time it ran. */
export const JobLog = ({ values }: PanelScreenProps) => {
  const translate = useTranslate();
  const now = useNow();
  const registry = useRegistry();
  const declaration = registry.find('zoneLogs');
  const toFailures = failuresOfZone(registry.find('jobs'), values);
  const words = useWords(declaration);
  const { zone_id } = values;
  const hasBegun = spanOf(values, now) !== null;
  const isWanted = hasBegun && typeof zone_id === 'string' && zone_id !== '';
  const { data, error, isPending, refetch } = useGetList<RaRecord>(
    declaration.name,
    { ...unpaged, meta: { within: { zone_id } } },
    { enabled: isWanted },
  );
  const say = (key: string) => translate(`facings.screens.jobs.${key}`);
  const note = (key: string) => (
    <Typography variant="body2" color="text.secondary">
      {say(key)}
    </Typography>
  );

  if (!hasBegun) return note('notBegun');
  if (!isWanted) return note('noZone');
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton variant="rounded" height={120} />;
  const lines = linesOf(data, values, now);
  const reason = reasonOf(lines, values);
  return (
    <>
      {values.state === 'FAILED' && (
        <Alert severity="error" role="note" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
          <AlertTitle>{say('failed')}</AlertTitle>
          {reason ?? say('noReason')}
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
