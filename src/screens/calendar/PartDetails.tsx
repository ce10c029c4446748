import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { FieldCell } from '../../fields/FieldCell';
import { useRegistry } from '../../fields/useDeclaration';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { cityOf } from '../../fields/timeZone/zones';
import { offsetOf } from '../../lib/time/zoneNames';
import type { AnyDeclaration } from '../../schema/defineResource';
import { regionOf } from '../../lib/text/region';
import { viewPath } from '../../schema/routes';
import type { EntryPart } from './entries';
import { hasFailed, type KnownJob, type RunOutcomes } from './outcomes';
import type { PlannedZone } from '../../schedules/plan';
import { clockText } from './texts';
import type { ShownEntry } from './useWeek';

interface PartDetailsProps {
  readonly part: EntryPart;
  readonly entry: ShownEntry;
  readonly outcomes: RunOutcomes | null;
  readonly browserZone: string;
}

/** With many time zones, fewer zones of each are listed, so that all time zones fit. */
const zonesAtFirst = { few: 3, many: 8 } as const;
const manyParts = 4;
const momentsAtFirst = 4;
/** Each reason needs the log of its zone. */
const failuresAtFirst = 12;

/** The zones with their jobs, failed ones first. */
const linesOf = (
  { template }: Pick<ShownEntry, 'template'>,
  { zones, moments }: EntryPart,
  outcomes: RunOutcomes | null,
) => {
  const all = zones.map((zone) => ({ zone, job: outcomes?.jobAt(template, zone, moments) }));
  const failed = all.filter(({ job }) => hasFailed(job));
  return {
    lines: [...failed, ...all.filter(({ job }) => !hasFailed(job))],
    failures: failed.length,
  };
};

/** The time zones of an entry, those with failed jobs first. */
export const failedFirst = (
  entry: Pick<ShownEntry, 'template' | 'parts'>,
  outcomes: RunOutcomes | null,
): readonly EntryPart[] => {
  const failuresOf = (part: EntryPart) => linesOf(entry, part, outcomes).failures;
  return entry.parts.toSorted(
    (one, other) => Number(failuresOf(other) > 0) - Number(failuresOf(one) > 0),
  );
};

/** The zones of one time zone: when the entry runs in their time, in UTC and in the user's time. */
export const PartDetails = ({ part, entry, outcomes, browserZone }: PartDetailsProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const [isWhole, setWhole] = useState(false);
  const { timeZone, zones, moments } = part;
  const { day } = entry;
  const first = zonesAtFirst[entry.parts.length > manyParts ? 'few' : 'many'];
  const { lines, failures } = linesOf(entry, part, outcomes);
  const atFirst = Math.max(first, Math.min(failures, failuresAtFirst));
  const more = zones.length - atFirst;
  const shown = isWhole || more <= 1 ? lines : lines.slice(0, atFirst);
  const clocks = [
    ['there', timeZone],
    ['utc', 'UTC'],
    ['yours', browserZone],
  ] as const;
  const timesBy = (label: (typeof clocks)[number][0], clock: string): string => {
    const times = moments
      .slice(0, momentsAtFirst)
      .map((moment) => clockText(moment, { timeZone: clock, day, locale }))
      .join(', ');
    const left = moments.length - momentsAtFirst;
    const others =
      left > 0 ? ` ${translate('facings.fields.links.rest', { smart_count: left })}` : '';
    return translate(`facings.calendar.details.${label}`, { time: times + others });
  };
  return (
    <Box component="section" sx={{ mt: 1.5 }}>
      <Typography component="h3" sx={{ fontSize: 13, fontWeight: 600 }}>
        {cityOf(timeZone)} · {offsetOf(timeZone, new Date(moments[0] ?? 0))}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {clocks.map(([label, clock]) => timesBy(label, clock)).join(' · ')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: 13, '& li': { py: 0.25 } }}>
        {shown.map(({ zone, job }) => (
          <ZoneLine key={zone.id} zone={zone} job={job} />
        ))}
      </Box>
      {more > 1 && !isWhole && (
        <Button size="small" onClick={() => setWhole(true)}>
          {translate('facings.calendar.details.moreZones', { smart_count: more })}
        </Button>
      )}
    </Box>
  );
};

/** A zone, with the state of its job and why it failed. */
export const ZoneLine = ({
  zone,
  job,
}: {
  readonly zone: PlannedZone;
  readonly job?: KnownJob | undefined;
}) => {
  const translate = useTranslate();
  const registry = useRegistry();
  const jobs = registry.find('jobs');
  return (
    <li>
      <Link to={viewPath(registry.find('zones'), zone.id)}>{zone.name}</Link>
      {!zone.isTimeZoneKnown && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' '}
          {translate('facings.calendar.details.untold')}
        </Box>
      )}
      {job && (
        <>
          {' '}
          <JobLink declaration={jobs} job={job} zone={zone} />
          {hasFailed(job) && (
            <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {' '}
              <Suspense>
                <FieldCell declaration={jobs} source="reason" record={job.record} place="page" />
              </Suspense>
            </Box>
          )}
        </>
      )}
    </li>
  );
};

const JobLink = ({
  declaration,
  job,
  zone,
}: {
  readonly declaration: AnyDeclaration;
  readonly job: KnownJob;
  readonly zone: PlannedZone;
}) => {
  return (
    <Link to={viewPath(declaration, job.id)}>
      <FieldCell declaration={declaration} source="state" record={job.record} place="page" />
      <Box component="span" sx={visuallyHidden}>
        {' '}
        {zone.name}
      </Box>
    </Link>
  );
};
