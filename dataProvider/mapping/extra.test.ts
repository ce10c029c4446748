import { describe, expect, it } from 'vitest';
import { apps } from '../testing/apps';
import { fakePlatform, shapeOf } from '../testing/fakePlatform';
import { createLookups } from './lookups';

const declaration = apps({
  calls: {
    extra: {
      reports: {
        path: '/api/reports',
        query: { id: '{record.id}', of: '{within.account_id}', none: '{record.none}' },
        read: 'reports',
      },
    },
  },
});

const asked = async (data: unknown) => {
  const { sent, transport } = fakePlatform({ data });
  const value = await createLookups(transport).extra(declaration, 'reports', {
    id: 'a/1',
    account_id: 'o',
  });
  return { sent, value };
};

describe('a declared additional read', () => {
  it('fills its query from the record and leaves out missing values', async () => {
    const { sent, value } = await asked({ reports: [{ name: 'R' }] });
    expect(sent.map(shapeOf)).toEqual([
      { method: 'GET', path: '/api/reports', query: { id: 'a/1', of: 'o' } },
    ]);
    expect(value).toEqual([{ name: 'R' }]);
  });

  it('accepts JSON as text', async () => {
    expect((await asked({ reports: '{"name":"R"}' })).value).toEqual({ name: 'R' });
  });

  it.each([[null], [{}], [{ reports: null }], [{ reports: '<html>' }], [{ reports: '3' }], ['']])(
    'reads %j as none',
    async (data) => {
      expect((await asked(data)).value).toBeNull();
    },
  );
});
