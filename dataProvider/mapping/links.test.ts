import { describe, expect, it } from 'vitest';
import type { LinkCalls, Pair } from '../../src/schema/links';
import { fakePlatform, shapeOf, type PlatformAnswer } from '../testing/fakePlatform';
import { createLinks } from './links';

/** Shelves and lamps instead of the real names, to test that the names come from the declaration. */
const calls: LinkCalls = {
  ends: ['shelf_id', 'lamp_id'],
  addOne: { path: '/api/lights', with: { watts: 5 } },
  addMany: { path: '/api/lights/bulk', as: 'lights', batch: 2 },
  remove: { path: '/api/lights', lists: ['shelves', 'lamps'] },
  check: { path: '/api/lights/check', as: 'asked', read: 'found' },
  affected: 'changed.rows',
  actions: { add: 'CREATE_SHELF_LIGHT', remove: 'DELETE_SHELF_LIGHT' },
};

const joined = { path: '/api/shelves/:id/lights', read: 'lights', id: 'lamp.id' };

const on = (...answers: readonly PlatformAnswer[]) => {
  const { sent, transport } = fakePlatform(...answers);
  return { sent, links: createLinks(transport), shapes: () => sent.map(shapeOf) };
};

const pair = (shelf: string, lamp: string): Pair => [shelf, lamp];

describe('a batch', () => {
  it('with one pair uses the single call', async () => {
    const { links, sent, shapes } = on({ data: { id: 'new' } });
    const { affected } = await links.send(calls, { isOn: true, pairs: [pair('s1', 'l1')] });
    expect(affected).toBeNull();
    expect(shapes()).toEqual([
      { method: 'POST', path: '/api/lights', body: { shelf_id: 's1', lamp_id: 'l1', watts: 5 } },
    ]);
    expect(sent[0]?.audit).toEqual({ type: 'SHELF_LIGHT', action: 'CREATE_SHELF_LIGHT' });
  });

  it('with several pairs uses the list call, and returns how many changed', async () => {
    const { links, shapes } = on({ data: { changed: { rows: 1 } } });
    const pairs = [pair('s1', 'l1'), pair('s2', 'l1')];
    expect(await links.send(calls, { isOn: true, pairs })).toEqual({ affected: 1 });
    expect(shapes()).toEqual([
      {
        method: 'POST',
        path: '/api/lights/bulk',
        body: {
          lights: [
            { shelf_id: 's1', lamp_id: 'l1', watts: 5 },
            { shelf_id: 's2', lamp_id: 'l1', watts: 5 },
          ],
        },
      },
    ]);
  });

  it('is removed as two lists, with the shorter one in its audit headers', async () => {
    const { links, sent, shapes } = on({ data: null });
    const pairs = [
      pair('s1', 'l1'),
      pair('s1', 'l2'),
      pair('s1', 'l3'),
      pair('s2', 'l1'),
      pair('s2', 'l2'),
      pair('s2', 'l3'),
    ];
    expect(await links.send(calls, { isOn: false, pairs })).toEqual({ affected: null });
    expect(shapes()).toEqual([
      {
        method: 'DELETE',
        path: '/api/lights',
        body: { shelves: ['s1', 's2'], lamps: ['l1', 'l2', 'l3'] },
      },
    ]);
    expect(sent[0]?.audit).toEqual({
      type: 'SHELF_LIGHT',
      action: 'DELETE_SHELF_LIGHT',
      id: 's1,s2',
    });
  });

  it('that would remove more than its pairs is never sent', async () => {
    const { links, sent } = on();
    const pairs = [pair('s1', 'l1'), pair('s2', 'l2')];
    await expect(links.send(calls, { isOn: false, pairs })).rejects.toThrow(/more links/);
    expect(sent).toEqual([]);
  });

  it("that is refused throws the platform's message", async () => {
    const { links } = on({ type: 'error', kind: 'conflict', status: 409, message: 'Sold out.' });
    await expect(
      links.send(calls, { isOn: true, pairs: [pair('s1', 'l1')] }),
    ).rejects.toMatchObject({ message: 'Sold out.', status: 409 });
  });

  it('has no signal: a sent call is never canceled', async () => {
    const { links, sent } = on();
    await links.send(calls, { isOn: true, pairs: [pair('s1', 'l1')] });
    expect(sent[0]).not.toHaveProperty('signal');
    expect(sent[0]).not.toHaveProperty('caller');
  });
});

describe('the amount of a link', () => {
  const withAmount: LinkCalls = {
    ...calls,
    amount: {
      key: 'watts',
      texts: 'par',
      list: { path: '/api/lights', query: { shelf: '{record.id}' }, read: 'lights' },
    },
  };
  const listOf = (...lights: readonly (readonly [string, unknown])[]): PlatformAnswer => ({
    data: { lights: lights.map(([lamp_id, watts]) => ({ shelf_id: 's1', lamp_id, watts })) },
  });
  const one = { pair: pair('s1', 'l1'), amount: 12 };

  it('is sent with new links, in the order of the pairs', async () => {
    const { links, shapes } = on({ data: null });
    const pairs = [pair('s1', 'l1'), pair('s2', 'l1')];
    await links.send(withAmount, { isOn: true, pairs, amounts: [12, 0] });
    expect(shapes()[0]?.body).toEqual({
      lights: [
        { shelf_id: 's1', lamp_id: 'l1', watts: 12 },
        { shelf_id: 's2', lamp_id: 'l1', watts: 0 },
      ],
    });
  });

  it('is changed by joining the link again, and read with all links of a record', async () => {
    const { links, shapes } = on({ data: null }, listOf(['l1', 12]));
    await links.send(withAmount, { isOn: true, pairs: [one.pair], amounts: [one.amount] });
    expect(await links.amountsOf(withAmount, 's1')).toEqual(new Map([['l1', 12]]));
    expect(shapes()).toEqual([
      { method: 'POST', path: '/api/lights', body: { shelf_id: 's1', lamp_id: 'l1', watts: 12 } },
      { method: 'GET', path: '/api/lights', query: { shelf: 's1' } },
    ]);
  });

  it('is read for pairs by a check, and from the lists where a check does not say it', async () => {
    const found = (...watts: readonly unknown[]) => ({
      data: { found: watts.map((w, at) => ({ shelf_id: 's1', lamp_id: `l${at + 1}`, watts: w })) },
    });
    const pairs = [pair('s1', 'l1'), pair('s1', 'l2')];
    const expected = [
      { pair: pairs[0], amount: 12 },
      { pair: pairs[1], amount: 5 },
    ];
    const checked = on(found(12, '5'));
    expect(await checked.links.amountsAt(withAmount, pairs)).toEqual(expected);
    expect(checked.sent).toHaveLength(1);
    const listed = on(found(undefined, 5), listOf(['l1', 12]));
    expect(await listed.links.amountsAt(withAmount, pairs)).toEqual(expected);
  });

  it('is read from the lists if there are fewer of them than checks', async () => {
    const pairs = Array.from({ length: 450 }, (_, at) => pair('s1', `l${String(at + 1)}`));
    const { links, sent } = on(listOf(['l1', 12]));
    expect(await links.amountsAt(withAmount, pairs)).toEqual([{ pair: pairs[0], amount: 12 }]);
    expect(sent).toHaveLength(1);
  });
});

describe('joined ids', () => {
  it("are read with the record's path and query, numbers as text", async () => {
    const { links, shapes } = on({
      data: { lights: [{ lamp: { id: 7 } }, { lamp: { id: 'l2' } }] },
    });
    const query = { shelf: '{record.id}' };
    const ids = await links.joined({ joined: { ...joined, query } }, { id: 's/1' });
    expect(ids).toEqual(new Set(['7', 'l2']));
    expect(shapes()).toEqual([
      { method: 'GET', path: '/api/shelves/s%2F1/lights', query: { shelf: 's/1' } },
    ]);
  });

  it.each([[{ lights: null }], [{ lights: [null, {}, { lamp: { id: '' } }] }]])(
    'are empty if the platform returns %j',
    async (data) => {
      expect((await on({ data }).links.joined({ joined }, { id: 's1' })).size).toBe(0);
    },
  );

  it.each([[null], ['nothing'], [{}]])('are unknown if it returns %j', async (data) => {
    await expect(on({ data }).links.joined({ joined }, { id: 's1' })).rejects.toThrow(
      'facings.failures.malformed',
    );
  });

  it('cannot be requested for a record without an id', async () => {
    const { links, sent } = on();
    await expect(links.joined({ joined }, {})).rejects.toMatchObject({ status: 404 });
    expect(sent).toEqual([]);
  });

  it('are checked in lists of the maximum length, and returned as pairs', async () => {
    const { links, sent, shapes } = on(
      { data: { found: [{ shelf_id: 's1', lamp_id: 9, watts: 5 }, { shelf_id: 's1' }] } },
      { data: { found: [] } },
    );
    const asked = [pair('s1', '9'), pair('s2', '9'), pair('s3', '9')];
    expect(await links.check(calls, asked)).toEqual([pair('s1', '9')]);
    expect(shapes().map(({ body }) => body)).toEqual([
      {
        asked: [
          { shelf_id: 's1', lamp_id: '9' },
          { shelf_id: 's2', lamp_id: '9' },
        ],
      },
      { asked: [{ shelf_id: 's3', lamp_id: '9' }] },
    ]);
    // A check changes nothing, so it has no audit headers (rules R27).
    expect(sent.every(({ audit }) => audit === undefined)).toBe(true);
  });
});
