import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { momentText } from '../../../fields/moment/momentText';
import { useRegistry } from '../../../fields/useDeclaration';
import { regionOf } from '../../../lib/text/region';
import { listPath } from '../../../schema/routes';
import { FailedZones } from '../../../jobs/FailedZones';
import { LoadFailure } from '../../../views/LoadFailure';
import { useAttention, type AttentionState } from './useAttention';
import { useAttentionLines, type FailureLine } from './useAttentionLines';
import { useEveryFailure } from './useEveryFailure';
import { RetryAlert } from '../../../lib/failures/RetryAlert';

/** One item that needs attention, with a link. */
const AttentionLine = ({ severity, text, to, more }: Omit<FailureLine, 'key'>) => {
  const Icon = severity === 'error' ? ErrorOutline : WarningAmber;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1, alignItems: 'flex-start' }}>
      <Icon aria-hidden color={severity} fontSize="small" sx={{ mt: 0.25 }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link to={to}>{text}</Link>
        {more !== undefined && (
          <Typography component="div" variant="body2" color="text.secondary">
            {more.zones && <FailedZones zones={more.zones} />}
            {more.zones && more.text && <br />}
            {more.text}
          </Typography>
        )}
      </Box>
    </Box>
  );
};

/** Maximum number of names listed. */
const mostNames = 3;

/** Failed jobs of all organizations, on demand, and organizations that were not checked. */
const EveryOrganization = () => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const registry = useRegistry();
  const [isWanted, setWanted] = useState(false);
  const { data, error, isLooking, again } = useEveryFailure(isWanted);
  const sayEvery = (key: string, values?: object) =>
    translate(`facings.dashboard.attention.every.${key}`, { ...values });
  const failedJobs = (id: string) =>
    `${listPath(registry.find('jobs'))}?${new URLSearchParams({ account_id: id, state: 'FAILED' }).toString()}`;
  const listed = (names: readonly string[]) =>
    names.length > mostNames
      ? sayEvery('andMore', {
          names: names.slice(0, mostNames).join(', '),
          smart_count: names.length - mostNames,
        })
      : names.join(', ');

  return (
    <Box sx={{ py: 1 }}>
      <Button
        size="small"
        loading={isLooking}
        onClick={() => {
          if (isWanted) again();
          else setWanted(true);
        }}
      >
        {sayEvery(data ? 'again' : 'look')}
      </Button>
      {error !== null && <LoadFailure error={error} onRetry={again} />}
      {data && data.found.length > 0 && (
        <Box component="ul" aria-label={sayEvery('title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.found.map(({ id, name, failed, jobs, since, names }) => (
            <AttentionLine
              key={id}
              severity="error"
              text={sayEvery('failed', { name, smart_count: failed })}
              to={failedJobs(id)}
              more={{
                text: `${listed(names.map((organization) => sayEvery('times', { name: organization.name, smart_count: organization.times })))}. ${
                  since === null
                    ? ''
                    : sayEvery('of', { smart_count: jobs, since: momentText(since, locale) })
                }`,
              }}
            />
          ))}
        </Box>
      )}
      <Typography role="status" variant="body2" color="text.secondary">
        {data && (
          <>
            {sayEvery(data.found.length === 0 ? 'none' : 'some', { smart_count: data.looked })}
            {data.unread.length > 0 && ` ${sayEvery('unread', { names: listed(data.unread) })}`}
            {data.leftOut.length > 0 && ` ${sayEvery('leftOut', { names: listed(data.leftOut) })}`}
          </>
        )}
      </Typography>
    </Box>
  );
};

/** What needs attention, with links, what could not be checked, and what was looked at. */
export const Attention = () => {
  const translate = useTranslate();
  const attention = useAttention();
  return (
    <AttentionLines attention={attention}>
      <Typography variant="body2" color="text.secondary" sx={{ py: 0.5 }}>
        {translate('facings.dashboard.attention.scope', { smart_count: attention.jobs ?? 0 })}
      </Typography>
      <EveryOrganization />
    </AttentionLines>
  );
};

/** What needs attention, for who only looks. */
export const AttentionAtAGlance = () => <AttentionLines attention={useAttention()} />;

interface AttentionLinesProps {
  readonly attention: AttentionState;
  /** Shown once everything is checked. */
  readonly children?: ReactNode;
}

const AttentionLines = ({ attention, children }: AttentionLinesProps) => {
  const translate = useTranslate();
  const lines = useAttentionLines(attention);
  const { pending, failed, isWhole } = attention;
  const say = (key: string) => translate(`facings.dashboard.attention.${key}`);
  const isDone = pending.length === 0;
  return (
    <Paper variant="outlined" sx={{ px: 2, py: 1 }} aria-busy={!isDone}>
      {lines.length > 0 && (
        <Box
          component="ul"
          aria-label={say('title')}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            columnGap: 4,
            // Row by row: a further line moves none of the others.
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {lines.map(({ key, ...line }) => (
            <AttentionLine key={key} {...line} />
          ))}
        </Box>
      )}
      {isDone && lines.length === 0 && (
        <Typography role="status" sx={{ py: 1 }}>
          {say(failed.length === 0 && isWhole ? 'nothing' : 'nothingElse')}
        </Typography>
      )}
      {!isDone && (
        <Box role="status" aria-label={say('checking')} sx={{ py: 1 }}>
          <Skeleton width="40%" />
        </Box>
      )}
      {failed.map(({ source, again }) => (
        <RetryAlert key={source} severity="warning" sx={{ my: 1 }} onRetry={again}>
          {translate(`facings.dashboard.attention.unchecked.${source}`)}
        </RetryAlert>
      ))}
      {isDone && children}
    </Paper>
  );
};
