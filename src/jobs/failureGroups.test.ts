import { expect, it } from 'vitest';
import { failureGroupsOf } from './failureGroups';
import type { JobReason } from './useJobReasons';

const job = (id: string, zone_id: string | null, state = 'FAILED') => ({
  id,
  state,
  zone_id,
  zone: zone_id === null ? null : { id: zone_id, name: `Zone ${zone_id}` },
});
const known = (text: string): JobReason => ({ type: 'known', text });

it('failed jobs are grouped by reason, most first, with the zones beneath', () => {
  const reasons: Record<string, JobReason> = {
    1: known('The zone was offline'),
    2: known('A camera did not answer'),
    3: known('a camera did not answer'),
    4: known('A camera did not answer'),
    5: { type: 'none' },
    6: { type: 'none' },
    7: { type: 'none' },
    8: { type: 'none' },
  };
  const jobs = [
    job('0', 'a', 'DONE'),
    job('1', 'a'),
    job('2', 'a'),
    job('3', 'b'),
    job('4', 'a'),
    ...['5', '6', '7', '8'].map((id) => job(id, null)),
  ];
  const groups = failureGroupsOf(jobs, ({ id }) => reasons[id] ?? { type: 'reading' });
  expect(
    groups.map(({ reason, zones }) => [
      reason.type === 'known' ? reason.text : reason.type,
      zones.map((zone) => [zone.name, zone.jobs.map(({ id }) => id)]),
    ]),
  ).toEqual([
    [
      'A camera did not answer',
      [
        ['Zone a', ['2', '4']],
        ['Zone b', ['3']],
      ],
    ],
    ['The zone was offline', [['Zone a', ['1']]]],
    // Unknown reasons are last, however many they are.
    ['none', [[null, ['5', '6', '7', '8']]]],
  ]);
});
