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
    { field: 'name', fieldText: 'taken', status: '409', retryAfter: '7', often: 'always' },
    { status: 409, body: { ...failed, errors: { name: 'taken' } }, retryAfter: 7 },
    'any call: answers 409, every time',
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
    { target: 'reads', effect: 'html', status: '503', html: '<p>soon</p>' },
    { only: 'reads', html: '<p>soon</p>', status: 503, times: 1 },
    'any read: answers a page (503), the next one only',
  ],
  [
    { effect: 'delay', delayMs: '2500', often: 'after', count: '2' },
    { delayMs: 2500, after: 2 },
    'any call: slower by 2,500 ms, after 2',
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
  [{ target: 'call', call: '' }, ['call']],
  [{ target: 'call', call: 'GET /api/nope' }, ['call']],
  [{ target: 'pattern', path: 'api' }, ['path']],
  [{ message: '  ' }, ['message']],
  [{ field: 'name' }, ['fieldText']],
  [{ retryAfter: 'soon' }, ['retryAfter']],
  [{ effect: 'html', html: '' }, ['html']],
  [{ effect: 'delay', delayMs: '0' }, ['delayMs']],
  [{ often: 'every', count: '-1' }, ['count']],
  [{ message: '', often: 'times', count: '' }, ['message', 'count']],
] satisfies [Partial<FaultForm>, string[]][])('says what is wrong with %j', (form, wrong) => {
  const outcome = of(form);
  expect('errors' in outcome && Object.keys(outcome.errors)).toEqual(wrong);
});

it('counts faults like the simulated platform', async () => {
  const { ask, control } = await signedIn();
  for (const fault of [
    { times: 2 },
    { after: 2 },
    { every: 3 },
    { after: 1, every: 2, times: 2 },
    { after: -4, every: 6 },
  ]) {
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
