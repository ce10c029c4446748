import { describe, expect, it } from 'vitest';
import { inList, whole } from '../../src/schema/calls';
import { picks, text } from '../../src/schema/fields';
import { fixed } from '../../src/schema/options';
import { apps } from '../testing/apps';
import { entityOn, shapeOf } from '../testing/fakePlatform';

const meta = { within: { account_id: 'o/1' } };

const declaration = apps({
  fields: {
    name: text({ label: 'Name' }),
    scopes: picks({ label: 'Scopes', options: fixed(['r', 'w']), as: 'scope' }),
  },
  calls: {
    list: { path: '/api/apps', read: 'apps', paging: whole },
    one: inList,
    also: {
      scopes: {
        path: '/api/apps/:id/scopes',
        query: { account_id: '{within.account_id}', of: '{record.name}' },
        read: 'scopes',
      },
    },
  },
});

const answers = [
  { data: { apps: [{ id: 'a/1', name: 'A' }] } },
  { data: { scopes: [{ scope: 'r' }] } },
];

describe('additional reads of one record', () => {
  it('run once the record is known, each into its field', async () => {
    const { sent, provider } = entityOn(declaration, ...answers);
    const { data } = await provider.getOne({ id: 'a/1', meta });
    expect(sent.map(shapeOf)).toEqual([
      { method: 'GET', path: '/api/apps' },
      { method: 'GET', path: '/api/apps/a%2F1/scopes', query: { account_id: 'o/1', of: 'A' } },
    ]);
    expect(data).toMatchObject({ id: 'a/1', name: 'A', scopes: ['r'] });
  });

  it('do not run for rows', async () => {
    const { sent, provider } = entityOn(declaration, ...answers);
    await provider.getList({ pagination: { page: 1, perPage: 25 }, meta });
    expect(sent).toHaveLength(1);
  });

  it('fail like the record, because a form must not start without them', async () => {
    const refused = { type: 'error', kind: 'forbidden', status: 403, message: 'No.' } as const;
    const { provider } = entityOn(declaration, ...answers.slice(0, 1), refused);
    await expect(provider.getOne({ id: 'a/1', meta })).rejects.toMatchObject({ status: 403 });
  });
});
