// The audit headers name one kind of record by one word, and each record by ids that no other record has.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declarations } from '../resources/index';
import { createRegistry } from '../src/schema/registry';
import type { AnyDeclaration } from '../src/schema/defineResource';
import { createDataProvider } from './index';
import { auditOf } from './mapping/auditAction';
import { initOf } from './transport/request';
import type { AuditId, OutgoingCall } from './transport/types';

const registry = createRegistry(declarations);

const recorded = () => {
  const sent: OutgoingCall[] = [];
  const provider = createDataProvider({
    registry,
    transport: {
      send: (call) => {
        sent.push(call);
        const data = { id: '7', states: [], skus: [], integrations: [], versions: [] };
        return Promise.resolve({ type: 'ok', status: 200, data, headers: new Headers() });
      },
    },
    whoAmI: () => Promise.resolve({ id: 'me' }),
  });
  const audits = () => sent.flatMap(({ audit }) => audit ?? []);
  return { provider, audits };
};

const headerOf = (id: AuditId): string | null => {
  const call = {
    method: 'PUT',
    path: '/api/x',
    audit: { type: 'X', action: 'UPDATE_X', id },
  } as const;
  const init = initOf(call, undefined, AbortSignal.timeout(1_000));
  return new Headers(init.headers).get('X-Resource-Id');
};

describe('the id of the audit', () => {
  const model = { meta: { within: { model_id: 'm1' } } };
  const chain = { meta: { within: { account_id: 'a1' } } };
  const list = { meta: { within: { pick_list_id: 'l1' } } };
  const credentials = { integration_name: 'PAR', credentials: { DCKey: 'x' } };

  it.each([
    ['a version', 'modelVersions', '1.7.0', { status: 'stable' }, model, ['m1', '1.7.0']],
    ['an integration', 'integrations', 'PAR', credentials, chain, ['a1', 'PAR']],
    [
      'a state of a pick list',
      'pickListStates',
      's1',
      { displayStyle: 'UNIT', displayStyleStep: 1 },
      list,
      ['l1', 's1'],
    ],
    ['a zone', 'zones', 'z1', { name: 'Zone' }, {}, 'z1'],
    ['a category', 'categories', 'c1', { name: 'Dairy', type: 'PRIMARY' }, chain, 'c1'],
  ] as const)('names %s that is changed', async (_, resource, id, data, within, expected) => {
    const { provider, audits } = recorded();
    // What is stored already is not sent.
    const stored = { id };
    await provider.update(resource, {
      id,
      data,
      previousData: stored,
      meta: { ...('meta' in within ? within.meta : {}), stored },
    });
    expect(audits()[0]?.id).toEqual(expected);
  });

  it.each([
    ['pickListStates', 's1', ['l1', 's1']],
    ['pickListSkus', 'p1', ['l1', 'p1']],
  ])('names an entry of %s that is removed', async (resource, id, expected) => {
    const { provider, audits } = recorded();
    await provider.delete(resource, { id, ...list });
    expect(audits()[0]?.id).toEqual(expected);
  });

  it('names an integration that is added by its organization, too', async () => {
    const { provider, audits } = recorded();
    await provider.create('integrations', { data: credentials, ...chain });
    expect(audits()[0]).toMatchObject({ type: 'INTEGRATION', id: ['a1', 'PAR'] });
  });

  it('gives different records different headers, and each can be read back', () => {
    const id = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => text.isWellFormed());
    const tricky = fc.constantFrom('a b', 'a%20b', 'a/b', 'a%2Fb', '%', '/', 'Ł', '1.7.0');
    const ids = fc.array(fc.oneof(id, tricky), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(ids, (parts) => {
        const header = headerOf(parts) ?? '';
        expect(header).toMatch(/^[\x21-\x7e]+$/);
        expect(header.split('/').map(decodeURIComponent)).toEqual(parts);
      }),
    );
    expect(headerOf('a b')).not.toBe(headerOf('a%20b'));
  });
});

describe('the type of the audit', () => {
  const isWritten = ({ create, edit, document, remove, actions }: AnyDeclaration): boolean =>
    [create, edit, document, remove, actions].some((write) => write !== undefined);

  it('belongs to one entity', () => {
    const types = declarations.filter(isWritten).map((own) => auditOf(own, 'UPDATE').type);
    expect(types.filter((type, at) => types.indexOf(type) !== at)).toEqual([]);
  });

  it('is the same for one record and for many', async () => {
    const { provider, audits } = recorded();
    await provider.bulk.createProducts('a1', [{ sku: 'A' }]).catch(() => undefined);
    await provider.bulk.createNotionals('a1', ['A']).catch(() => undefined);
    await provider.bulk
      .createStates([{ inventory_product_sku_id: 'p', state: 'BOX' }])
      .catch(() => undefined);
    expect(audits().map(({ type, action }) => `${type} ${action}`)).toEqual(
      ['products', 'notionals', 'productStates'].map((name) => {
        const { type, action } = auditOf(registry.find(name), 'CREATE');
        return `${type} ${action}S`;
      }),
    );
  });
});
