import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useRegistry } from '../../../fields/RegistryContext';
import { regionOf } from '../../../schema/regionOf';
import { listPath } from '../../../schema/routes';
import { LoadFailure } from '../../../views/LoadFailure';
import { AttentionLine } from './AttentionLine';
import { useEveryFailure } from './useEveryFailure';

/** Names of jobs, or of organizations, that are said one by one. */
const mostNames = 3;

/** Failed jobs of every organization, on request; and what was not looked at. */
export const EveryOrganization = () => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const registry = useRegistry();
  const [isWanted, setWanted] = useState(false);
  const { data, error, isLooking, again } = useEveryFailure(isWanted);
  const say = (key: string, values?: object) =>
    translate(`facings.dashboard.attention.every.${key}`, { ...values });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const failedJobs = (id: string) =>
    `${listPath(registry.find('jobs'))}?${new URLSearchParams({ account_id: id, state: 'FAILED' }).toString()}`;
  const listed = (names: readonly string[]) =>
    names.length > mostNames
      ? say('andMore', {
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
        {say(data ? 'again' : 'look')}
      </Button>
      {error !== null && <LoadFailure error={error} onRetry={again} />}
      {data && data.found.length > 0 && (
        <Box component="ul" aria-label={say('title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.found.map(({ id, name, failed, jobs, since, names }) => (
            <AttentionLine
              key={id}
              severity="error"
              text={say('failed', { name, smart_count: failed })}
              to={failedJobs(id)}
              more={`${listed(names.map((one) => say('times', { name: one.name, smart_count: one.times })))}. ${
                since === null ? '' : say('of', { smart_count: jobs, since: moment.format(since) })
              }`}
            />
          ))}
        </Box>
      )}
      <Typography role="status" variant="body2" color="text.secondary">
        {data && (
          <>
            {say(data.found.length === 0 ? 'none' : 'some', { smart_count: data.looked })}
            {data.unread.length > 0 && ` ${say('unread', { names: listed(data.unread) })}`}
            {data.leftOut.length > 0 && ` ${say('leftOut', { names: listed(data.leftOut) })}`}
          </>
        )}
      </Typography>
    </Box>
  );
};
