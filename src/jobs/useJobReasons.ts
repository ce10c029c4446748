/**
 * Why jobs failed, from the logs of their zones: the platform's jobs carry no reason. A zone's log is read once for all
 * who ask, a few at a time.
 */
import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { groupsOf } from '../lib/util/groupsOf';
import { useProvider } from '../fields/useProvider';
import { createLimiter } from '../lib/batches/calls';
import { unpaged } from '../views/list/state/listRequest';
import { getListKey } from '../views/queryKeys';
import { jobReasonOf, linesOf, type Row } from './log';

/** Maximum number of zones whose logs are read at once, because each is a call. */
export const maxLogs = 24;

/** The page's own calls go first. */
const inTurn = createLimiter(3);

/** `notRead`: too many zones have failed jobs. */
export type JobReason =
  | { readonly type: 'known'; readonly text: string }
  | { readonly type: 'none' | 'reading' | 'notRead' }
  | { readonly type: 'failed'; readonly error: Error };

type Provider = ReturnType<typeof useProvider>;

const readLog = async (
  client: QueryClient,
  provider: Provider,
  zone_id: string,
): Promise<readonly RaRecord[]> => {
  const params = { ...unpaged, meta: { within: { zone_id } } };
  const { data } = await client.query({
    queryKey: getListKey('zoneLogs', params),
    queryFn: ({ signal }) =>
      inTurn(() => provider.getList<RaRecord>('zoneLogs', { ...params, signal })),
  });
  return data;
};

const zoneOf = ({ zone_id }: Row): string => (typeof zone_id === 'string' ? zone_id : '');

/** @param jobs any jobs; only failed ones have a reason */
export const useJobReasons = (jobs: readonly RaRecord[]): ((job: RaRecord) => JobReason) => {
  const client = useQueryClient();
  const provider = useProvider();
  const failedJobs = jobs.filter((job) => job.state === 'FAILED' && zoneOf(job) !== '');
  const zones = [...groupsOf(failedJobs, zoneOf)].slice(0, maxLogs);
  const answers = useQueries({
    queries: zones.map(([zone, failed]) => ({
      // A job that fails later is looked up in the log as it is then.
      queryKey: ['zoneLogs', 'reasons', zone, failed.map(({ id }) => String(id))],
      queryFn: async () => {
        const log = await readLog(client, provider, zone);
        const now = Date.now();
        return new Map(
          failed.map((job) => [String(job.id), jobReasonOf(linesOf(log, job, now), job)]),
        );
      },
    })),
  });
  return (job) => {
    const zone = zoneOf(job);
    const at = zones.findIndex(([id]) => id === zone);
    const answer = answers[at];
    if (!answer)
      return { type: failedJobs.some((failed) => zoneOf(failed) === zone) ? 'notRead' : 'none' };
    if (answer.error && !answer.data) return { type: 'failed', error: answer.error };
    if (!answer.data) return { type: 'reading' };
    const text = answer.data.get(String(job.id));
    return text == null ? { type: 'none' } : { type: 'known', text };
  };
};
