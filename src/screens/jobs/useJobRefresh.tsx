import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { useGetOne, type RaRecord } from 'react-admin';
import { useRegistry } from '../../fields/useDeclaration';
import type { PanelScreenProps } from '../../schema/takeOver';
import { refreshIntervalOf } from '../../views/list/state/listRequest';
import { useRefresh } from '../../views/list/state/useRefresh';

const changing: readonly unknown[] = ['QUEUED', 'RUNNING'];

/**
 * Reads a job that changes by itself again as often as the list of jobs. It goes on after the change has ended: what the
 * platform writes last, such as the end of a log, comes a little later.
 */
export const useJobRefresh = ({ id, state }: PanelScreenProps['values']) => {
  const jobs = useRegistry().find('jobs');
  const [isChanging, setIsChanging] = useState(false);
  if (!isChanging && changing.includes(state)) setIsChanging(true);
  const { refetchInterval, ageOf } = useRefresh(isChanging && refreshIntervalOf(jobs));
  // Shares the page's response.
  const { dataUpdatedAt, refetch } = useGetOne<RaRecord>(
    jobs.name,
    { id: String(id) },
    { staleTime: Infinity, refetchInterval },
  );
  return {
    refetchInterval,
    /** How old the job is, and a button that pauses its updates. */
    age: isChanging && (
      <Box sx={{ minHeight: 24, mb: 1 }}>
        <Suspense>{ageOf(dataUpdatedAt, () => void refetch())}</Suspense>
      </Box>
    ),
  };
};
