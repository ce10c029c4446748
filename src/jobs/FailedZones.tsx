import Button from '@mui/material/Button';
import { Fragment, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useRegistry } from '../fields/useDeclaration';
import type { AnyDeclaration } from '../schema/defineResource';
import { listPath, viewPath } from '../schema/routes';
import type { FailedZone } from './failureGroups';
import type { Row } from './log';

/** Address of the failed jobs of a job's zone; null if the job does not say where it ran. */
export const failuresOfZone = (jobs: AnyDeclaration, job: Row): string | null => {
  const { account_id, zone_id } = job;
  if (typeof account_id !== 'string' || typeof zone_id !== 'string') return null;
  return `${listPath(jobs)}?${new URLSearchParams({ account_id, state: 'FAILED', zone_id }).toString()}`;
};

const zonesAtFirst = 6;

/** The zones in which jobs failed, each with a link: to its job, or to its failed jobs if there are several. */
export const FailedZones = ({ zones }: { readonly zones: readonly FailedZone[] }) => {
  const translate = useTranslate();
  const jobs = useRegistry().find('jobs');
  const [isWhole, setWhole] = useState(false);
  const more = zones.length - zonesAtFirst;
  const shown = isWhole || more <= 1 ? zones : zones.slice(0, zonesAtFirst);
  const addressOf = ({ jobs: [first, second] }: FailedZone): string => {
    if (!first) return listPath(jobs);
    return (second ? failuresOfZone(jobs, first) : null) ?? viewPath(jobs, first.id);
  };
  return (
    <>
      {shown.map((zone, at) => {
        const name = zone.name ?? zone.id ?? translate('facings.jobs.reasons.noZone');
        const times = zone.jobs.length;
        return (
          <Fragment key={zone.id ?? ''}>
            {at > 0 && ', '}
            <Link to={addressOf(zone)}>
              {times > 1
                ? translate('facings.jobs.reasons.times', { zone: name, smart_count: times })
                : name}
            </Link>
          </Fragment>
        );
      })}
      {shown.length < zones.length && (
        <>
          {' '}
          <Button size="small" sx={{ py: 0, minHeight: 24 }} onClick={() => setWhole(true)}>
            {translate('facings.jobs.reasons.more', { smart_count: more })}
          </Button>
        </>
      )}
    </>
  );
};
