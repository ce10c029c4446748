import '../../messages/en/screenTexts';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useGetList, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { useRegistry } from '../../fields/useDeclaration';
import { matchLoosely } from '../../schema/matchRows';
import { FailedZones } from '../../jobs/FailedZones';
import { failureGroupsOf, type FailureGroup } from '../../jobs/failureGroups';
import { useJobReasons } from '../../jobs/useJobReasons';
import { useReasonText } from '../../jobs/useReasonText';
import { listRequestOf } from '../../views/list/state/listRequest';
import { useListState } from '../../views/list/state/useListState';
import { useParentIds } from '../../views/place/placeContext';

const noJobs: readonly RaRecord[] = [];

/** All jobs that the list has on its pages. Shares the list's response, and requests nothing itself. */
const useListedJobs = (): readonly RaRecord[] | undefined => {
  const declaration = useRegistry().find(useResourceContext() ?? 'jobs');
  const state = useListState(declaration);
  const { params } = listRequestOf(declaration, state, useParentIds());
  const { data } = useGetList<RaRecord>(declaration.name, params, { enabled: false });
  return data && matchLoosely(declaration, data, state.text).rows;
};

const lineSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  flex: { xs: '0 0 auto', sm: '1 1 0' },
  minWidth: { sm: 240 },
} as const;

/** As many reasons as one line has room for, each of them whole: the others are on a second line, out of view. */
const summarySx = {
  display: { xs: 'none', sm: 'flex' },
  flexWrap: 'wrap',
  flex: 1,
  minWidth: 0,
  height: 20,
  lineHeight: '20px',
  overflow: 'hidden',
  '& span': { whiteSpace: 'pre', height: 20 },
} as const;

/** Above the list of jobs: how many of them failed for which reason, and where. */
export const Failures = () => {
  const translate = useTranslate();
  const groupsId = useId();
  const [isOpen, setOpen] = useState(false);
  const listed = useListedJobs();
  const failed = (listed ?? noJobs).filter(({ state }) => state === 'FAILED');
  const reasonOf = useJobReasons(failed);
  const textOf = useReasonText();
  const say = (key: string, values?: object) =>
    translate(`facings.jobs.reasons.${key}`, { ...values });
  const titleOf = ({ reason, jobs }: FailureGroup) =>
    say('group', { reason: textOf(reason), smart_count: jobs.length });
  if (!listed) return null;
  if (failed.length === 0) {
    return (
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ display: { xs: 'none', sm: 'block' } }}
      >
        {say('noneFailed')}
      </Typography>
    );
  }
  const groups = failureGroupsOf(failed, reasonOf);
  const reading = groups.find(({ reason }) => reason.type === 'reading');
  return (
    // Its parts stand in the line of the list: the button keeps its place when the groups open below.
    <Box component="section" aria-label={say('title')} sx={{ display: 'contents' }}>
      <Box sx={lineSx}>
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={isOpen ? groupsId : undefined}
          endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
          sx={{ flexShrink: 0, py: 0 }}
          onClick={() => setOpen(!isOpen)}
        >
          {say('failed', { smart_count: failed.length })}
        </Button>
        {!isOpen && (
          <Typography variant="body2" color="text.secondary" sx={summarySx}>
            {/* Empty, so that also the first reason leaves the line it has no room on. */}
            <span />
            {/* Reasons would change places with each log that is read. */}
            {(reading ? [reading] : groups).map((group, at) => (
              <span key={group.key}>{`${at > 0 ? ' · ' : ''}${titleOf(group)}`}</span>
            ))}
          </Typography>
        )}
      </Box>
      {isOpen && (
        <Box
          component="ul"
          id={groupsId}
          aria-label={say('title')}
          sx={{ flexBasis: '100%', listStyle: 'none', m: 0, my: 1, p: 0, display: 'grid', gap: 1 }}
        >
          {groups.map((group) => (
            <Box component="li" key={group.key} sx={{ overflowWrap: 'anywhere' }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {titleOf(group)}
              </Typography>
              <Typography component="div" variant="body2">
                <FailedZones zones={group.zones} />
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
};
