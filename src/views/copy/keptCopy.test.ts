// @vitest-environment node
// What the journal holds of copies, and copies that others remove before they are complete.
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { declarations } from '../../../resources/index';
import { openJournal } from '../../lib/batches/journal';
import { openRuns, readItems } from '../../lib/batches/keptRuns';
import { createLocks } from '../../lib/batches/testing/locks';
import type { AnyDeclaration } from '../../schema/defineResource';
import { registryOf } from '../../schema/registry';
import { refusal } from '../../lib/batches/testing/fates';
import { planCopy, type CopyPlan } from './copyPlan';
import { createCopyRun } from './copyRun';
import { createCopy } from './createCopy';
import { copyRows, type CopyRow } from './keptCopy';
import { boxesPlatform, type PageFate } from './testing/boxesPlatform';

const translate = (key: string) => key;
const isChosen = () => true;
const sending = { signal: new AbortController().signal, onOutcome: () => undefined };
const wait = () => new Promise<void>((done) => setImmediate(done));

/** A box with lids, and its copy on the way. */
const tinWithLids = async () => {
  let fate: PageFate = 'fine';
  const platform = boxesPlatform(() => fate);
  const { add, boxes, registry, provider } = platform;
  const tin = add('boxes', { name: 'Tin', account_id: 'here' });
  for (const name of ['round', 'flat']) add('lids', { name, box_id: tin.id });
  const request = {
    provider,
    registry,
    declaration: boxes,
    from: { account_id: 'here' },
    to: 'there',
  };
  const plan = await planCopy(request, [{ ...tin }]);
  const copy = createCopy(request, { plan, translate, isChosen });
  const answer = (next: PageFate) => {
    fate = next;
  };
  return { ...platform, tin, request, plan, copy, answer };
};

it('holds no secret of a record, and what its copy needs', () => {
  const { find } = registryOf(declarations);
  const webhook = {
    id: 'w1',
    name: 'Orders',
    url: 'https://x.test/',
    auth_id: 'a1',
    headers: { 'X-Key': 'hush-1' },
    auth: { name: 'Both', auth_details: { token: 'hush-2' } },
    token: 'hush-3',
  };
  const rowsOf = (declaration: AnyDeclaration, record: typeof webhook) =>
    copyRows(
      declaration,
      { rows: [{ record, children: [] }] } as unknown as CopyPlan,
      { named: { all: () => [] } } as unknown as ReturnType<typeof createCopy>,
    );
  const rows = rowsOf(find('webhooks'), webhook);
  expect(JSON.stringify(rows)).not.toContain('hush');
  expect(rows[0]?.record).toMatchObject({ id: 'w1', name: 'Orders', auth_id: 'a1' });
  const setting = { ...webhook, auth_details: { token: 'hush-4' } };
  expect(JSON.stringify(rowsOf(find('authSettings'), setting))).not.toContain('hush');
});

it('is found by its list while no tab works on it, by its person only', async () => {
  const locks = createLocks();
  vi.stubGlobal('navigator', { locks });
  const { request, plan, copy, answer, tin } = await tinWithLids();
  const journal = await openJournal({ owner: 'me' });
  const run = createCopyRun({ request, plan, copy, isChosen, journal, translate, wait });
  answer('closedBefore');
  void run.send([{ ...tin }], sending);
  await vi.waitFor(async () => {
    expect(await journal.runs()).toHaveLength(1);
  });
  expect(await openRuns(journal, ['copy'])).toEqual([]);
  locks.free();
  const [kept] = await openRuns(journal, ['copy']);
  expect(kept).toMatchObject({ accountId: 'there', place: '["boxes",{"account_id":"here"}]' });
  const items = await readItems<CopyRow>(journal, kept?.id ?? '');
  expect(items.map(({ row }) => row.record?.name as unknown)).toEqual(['Tin']);
  const other = await openJournal({ owner: 'someone else' });
  expect(await openRuns(other, ['copy'])).toEqual([]);
});

it('ends when the copy was removed before its children were copied, and says so', async () => {
  const { provider, tin, copy, answer } = await tinWithLids();
  const id = await copy.create(tin.id);
  answer(refusal('forbidden', { status: 403 }));
  await expect(copy.copyChildren(tin.id, 'lids')).rejects.toThrow();
  expect(copy.gone()).toEqual({ here: [], there: [] });
  answer('fine');
  await provider.delete('boxes', { id, meta: { within: { account_id: 'there' } } });
  answer(refusal('notFound', { status: 404 }));
  await copy.copyChildren(tin.id, 'lids');
  expect(copy.gone()).toEqual({ here: [], there: ['Tin'] });
});
