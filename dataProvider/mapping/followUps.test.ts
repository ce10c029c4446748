import { describe, expect, it } from 'vitest';
import { organizations } from '../../resources/organizations';
import { regions } from '../../resources/regions';
import type { AnyDeclaration, FollowUp } from '../../src/schema/defineResource';
import { valueAt } from '../../src/schema/template';
import type { Failure } from '../../src/lib/failures/failures';
import type { OutgoingCall, Transport } from '../transport/types';
import { createLookups } from './lookups';

type Answer = (call: OutgoingCall) => unknown;

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'error';

const over = (answer: Answer) => {
  const sent: OutgoingCall[] = [];
  const transport = {
    send: async (call: OutgoingCall) => {
      sent.push(call);
      await Promise.resolve();
      const data = answer(call);
      return isFailure(data) ? data : { type: 'ok', status: 200, data, headers: new Headers() };
    },
  } as Transport;
  return { sent, lookups: createLookups(transport) };
};

const refused = (message: string, status = 403): Failure => ({
  type: 'error',
  kind: status === 409 ? 'conflict' : 'forbidden',
  status,
  message,
});

const record = { id: 'rec-9', name: 'Acme', account_id: 'org-1' };
const identity = { id: 'u1', fullName: 'Olive', email: 'olive@facings.example' };

const having = (...followUps: FollowUp[]): AnyDeclaration => ({
  ...regions,
  create: { title: 'Add', fields: [], followUps },
});

const flash: FollowUp = {
  path: '/api/flash',
  query: { zone_id: '{record.id}' },
  accepted: { when: (answer) => valueAt(answer, 'code') === 'SUCCESS', refused: 'Not flashed.' },
  action: 'FLASH_THINGS',
  auditAs: 'THING',
  done: { body: 'Flashed.' },
};

const members: FollowUp = {
  path: '/api/members',
  body: { zone_id: '{record.id}', user_id: '{each.id}', role: 'user' },
  each: {
    path: '/api/users',
    query: { account_id: '{record.account_id}' },
    read: 'users',
    name: ['name', 'email'],
  },
  action: 'CREATE_MEMBER',
  done: { body: '{smart_count} added' },
};

const people = Array.from({ length: 11 }, (_, at) => ({ id: `p${at}`, name: `Person ${at}` }));

describe('one call', () => {
  it('invites the creator, with exactly the declared body and audit', async () => {
    const { lookups, sent } = over(() => ({}));
    expect(await lookups.followUp(organizations, 0, { record, identity })).toEqual({
      done: 1,
      failed: [],
    });
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/api/organizations/invites',
        body: {
          name: 'Olive',
          email: 'olive@facings.example',
          role: 'administrator',
          invitedBy: 'u1',
          accountId: 'rec-9',
        },
        audit: { type: 'INVITE', action: 'CREATE_INVITE' },
      },
    ]);
  });

  it('sends nothing if none is declared', async () => {
    const { lookups, sent } = over(() => ({}));
    expect(await lookups.followUp(regions, 0, { record })).toEqual({ done: 0, failed: [] });
    expect(sent).toEqual([]);
  });

  it('reports a refusal, also of an existing entry', async () => {
    for (const status of [403, 409]) {
      const { lookups } = over(() => refused('Not yours.', status));
      const { done, failed } = await lookups.followUp(organizations, 0, { record, identity });
      expect(done).toBe(0);
      expect(failed.map(({ error }) => error.message)).toEqual(['Not yours.']);
    }
  });

  it('sends the id of the record that it changes, and accepts no other code as success', async () => {
    const yes = over(() => ({ code: 'SUCCESS' }));
    expect((await yes.lookups.followUp(having(flash), 0, { record })).done).toBe(1);
    expect(yes.sent).toEqual([
      {
        method: 'POST',
        path: '/api/flash',
        query: { zone_id: 'rec-9' },
        audit: { type: 'THING', action: 'FLASH_THINGS', id: 'rec-9' },
      },
    ]);
    for (const answer of [{ code: 'FAILED' }, { code: 'NO_PRODUCTS' }, {}, null, 'SUCCESS']) {
      const { failed } = await over(() => answer).lookups.followUp(having(flash), 0, { record });
      expect(failed.map(({ error }) => error.message)).toEqual(['Not flashed.']);
    }
  });
});

describe('one call per entry of a read', () => {
  const answering =
    (each: (call: OutgoingCall) => unknown): Answer =>
    (call) =>
      call.method === 'GET' ? { users: people } : each(call);

  it('is made once for each entry', async () => {
    const { lookups, sent } = over(answering(() => ({})));
    expect(await lookups.followUp(having(members), 0, { record })).toEqual({
      done: 11,
      failed: [],
    });
    const [read, ...calls] = sent;
    expect(read).toEqual({ method: 'GET', path: '/api/users', query: { account_id: 'org-1' } });
    expect(calls.map(({ body }) => body)).toEqual(
      people.map(({ id }) => ({ zone_id: 'rec-9', user_id: id, role: 'user' })),
    );
    expect(new Set(calls.map(({ audit }) => JSON.stringify(audit)))).toEqual(
      new Set([JSON.stringify({ type: 'MEMBER', action: 'CREATE_MEMBER' })]),
    );
  });

  it('continues after a failure, and reports it by name', async () => {
    const { lookups } = over(
      answering(({ body }) =>
        ['p2', 'p7'].includes((body as { user_id: string }).user_id) ? refused('No.') : {},
      ),
    );
    const { done, failed } = await lookups.followUp(having(members), 0, { record });
    expect(done).toBe(9);
    expect(failed.map(({ name, error }) => [name, error.message])).toEqual([
      ['Person 2', 'No.'],
      ['Person 7', 'No.'],
    ]);
  });

  it('treats an existing entry as success', async () => {
    const { lookups } = over(answering(() => refused('There already.', 409)));
    expect(await lookups.followUp(having(members), 0, { record })).toEqual({
      done: 11,
      failed: [],
    });
  });

  it('sends nothing without entries', async () => {
    const { lookups, sent } = over(() => ({ users: [] }));
    expect(await lookups.followUp(having(members), 0, { record })).toEqual({ done: 0, failed: [] });
    expect(sent).toHaveLength(1);
  });

  it.each([[{}], [null]])('fails for a response without a list (%j)', async (answer) => {
    const { lookups, sent } = over(() => answer);
    await expect(lookups.followUp(having(members), 0, { record })).rejects.toThrow(
      'facings.failures.malformed',
    );
    expect(sent).toHaveLength(1);
  });

  it('rejects if the read is refused', async () => {
    const { lookups } = over(() => refused('No people for you.'));
    await expect(lookups.followUp(having(members), 0, { record })).rejects.toThrow(
      'No people for you.',
    );
  });
});
