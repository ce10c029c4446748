import { expect, it } from 'vitest';
import { signedIn } from '../../signedIn';
import { emptyFaultForm, faultOf, type FaultForm } from './faultForm';
import { describeFault, isOver, strikesOf } from './faultWords';

const calls = ['GET /api/items', 'POST /api/items'];
const of = (form: Partial<FaultForm>) => faultOf({ ...emptyFaultForm, ...form }, calls);
const failed = { type: 'error', message: 'Failed on demand by a tester.' };

it.each([
  [{}, { status: 500, body: failed, times: 1 }, 'any call: answers 500, the next one only'],
  [
    {
      target: 'call',
      call: 'POST /api/items',
      status: '400',
      message: ' No ',
      often: 'times',
      count: '4',
    },
    { call: 'POST /api/items', status: 400, body: { type: 'error', message: 'No' }, times: 4 },
    'POST /api/items: answers 400, 4 times',
  ],
  [
    {
      target: 'pattern',
      method: 'PUT',
      path: '/api/zones/*',
      effect: 'drop',
      often: 'every',
      count: '10',
    },
    { method: 'PUT', path: '/api/zones/*', drop: true, every: 10 },
    'PUT /api/zones/*: the connection is lost, one in 10',
  ],
  [
    { target: 'writes', effect: 'commit' },
    { only: 'writes', status: 500, body: failed, commit: true, times: 1 },
    'any change: does the work, then answers 500, the next one only',
  ],
] satisfies [Partial<FaultForm>, object, string][])('%j', (form, fault, sentence) => {
  const outcome = of(form);
  expect(outcome).toEqual({ fault });
  if ('fault' in outcome) expect(describeFault(outcome.fault)).toBe(sentence);
});

it.each([
  [{ target: 'call', call: 'GET /api/nope' }, ['call']],
  [{ target: 'pattern', path: 'api' }, ['path']],
  [{ field: 'name' }, ['fieldText']],
  [{ retryAfter: 'soon' }, ['retryAfter']],
  [{ often: 'every', count: '-1' }, ['count']],
  [{ message: '', often: 'times', count: '' }, ['message', 'count']],
] satisfies [Partial<FaultForm>, string[]][])('says what is wrong with %j', (form, wrong) => {
  const outcome = of(form);
  expect('errors' in outcome && Object.keys(outcome.errors)).toEqual(wrong);
});

it('counts faults like the simulated platform', async () => {
  const { ask, control } = await signedIn();
  for (const fault of [{ times: 2 }, { after: 1, every: 2, times: 2 }, { after: -4, every: 6 }]) {
    await control('POST', 'faults', { faults: [{ path: '/api/items', status: 418, ...fault }] });
    let struck = 0;
    for (let call = 0; call < 8; call += 1) {
      if ((await ask('GET', '/api/items')).status === 418) struck += 1;
      const { faults } = (await control('GET', 'settings')) as {
        faults: Parameters<typeof strikesOf>[0][];
      };
      expect(strikesOf(faults[0]!), JSON.stringify(fault)).toBe(struck);
      expect(isOver(faults[0]!)).toBe(fault.times !== undefined && struck === fault.times);
    }
  }
});
