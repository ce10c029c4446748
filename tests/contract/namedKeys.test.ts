// The names of related records are found on a platform that answers only the keys of docs/openapi.json, and so does not
// embed them: on each list and on each record's page, by calls that keep the contract.
import type { RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { withNamedKeys } from '../../scripts/openapi/namedKeys';
import { panelsOf, type AnyDeclaration } from '../../src/schema/defineResource';
import { viewPath, type ParentIds } from '../../src/schema/routes';
import { fillTemplate, firstValueAt, valueAt } from '../../src/schema/template';
import { addressOf, hostOf } from '../forms/hosts';
import { createRecorded, registry } from './record';

const referring = registry.all.filter(({ fields }) =>
  Object.values(fields).some(({ kind }) => kind === 'reference'),
);

/** Where rows of an entity are shown: its own list, or the panel of another record's page. */
interface Place {
  readonly address: string;
  readonly within: ParentIds;
}

const recorded = async (start: string) => {
  let address = start;
  const { provider, taken } = await createRecorded({
    reshape: withNamedKeys,
    address: () => address,
  });
  const rowsOf = async (name: string, within: ParentIds = {}) => {
    const { data } = await provider.getList<RaRecord>(name, {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
      ...(Object.keys(within).length > 0 ? { meta: { within } } : {}),
    });
    return data;
  };
  /** Reads the names of related records as a cell does, which knows only their ids. */
  const unnamed = async ({ fields }: AnyDeclaration, record: RaRecord) => {
    const missing: string[] = [];
    for (const [name, field] of Object.entries(fields)) {
      const id: unknown = record[name];
      if (field.kind !== 'reference' || typeof id !== 'string' || id === '') continue;
      if (field.nameFrom && firstValueAt(record, field.nameFrom) != null) continue;
      const { data } = await provider.getMany<RaRecord>(field.to, { ids: [id] });
      const title = fillTemplate(registry.find(field.to).represent, data[0]).trim();
      if (title === '') missing.push(`${name} ${id}`);
    }
    return missing;
  };
  return {
    provider,
    rowsOf,
    unnamed,
    refused: () => taken().flatMap(({ path, refused }) => (refused === null ? [] : [path])),
    go: (to: string) => {
      address = to;
    },
  };
};

const placeOf = async (declaration: AnyDeclaration): Promise<Place> => {
  const own = addressOf(declaration.routes.list);
  if (own !== null)
    return { address: own, within: registry.pageAt({ pathname: own, search: '' }).within };
  const host = hostOf(registry.all, declaration);
  const address = addressOf(host.declaration.routes.list) ?? '/';
  const { within } = registry.pageAt({ pathname: address, search: '' });
  const panel = panelsOf(host.declaration).find(
    (one) => 'of' in one && one.of === declaration.name,
  );
  const names = panel && 'within' in panel ? panel.within : {};
  const fill = (record: object): ParentIds =>
    Object.fromEntries(
      Object.entries(names).map(([name, from]) => [name, String(valueAt(record, from))]),
    );
  if (host.isInList) return { address, within: fill(within) };
  const { rowsOf } = await recorded(address);
  const [record] = await rowsOf(host.declaration.name, within);
  return {
    address: viewPath(host.declaration, record?.id ?? '', within),
    within: fill(record ?? {}),
  };
};

describe('a platform that answers the named keys alone', () => {
  it.each(referring.map((declaration) => [declaration.name, declaration] as const))(
    'gives %s the names of related records',
    async (name, declaration) => {
      const { address, within } = await placeOf(declaration);
      const { rowsOf, unnamed, refused, go } = await recorded(address);
      const rows = await rowsOf(name, within);
      for (const row of rows.slice(0, 5)) expect(await unnamed(declaration, row)).toEqual([]);
      // On a page that does not name the parents.
      go('/');
      for (const row of rows.slice(5, 10)) expect(await unnamed(declaration, row)).toEqual([]);
      expect(refused()).toEqual([]);
    },
  );

  it.each(
    referring
      .filter(({ routes }) => addressOf(routes.list) !== null && routes.view !== undefined)
      .map((declaration) => [declaration.name, declaration] as const),
  )('gives the page of each of %s its names after a reload', async (name, declaration) => {
    const { address, within } = await placeOf(declaration);
    const rows = await (await recorded(address)).rowsOf(name, within);
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows.slice(0, 2)) {
      const { provider, unnamed, refused } = await recorded(viewPath(declaration, id, within));
      const { data } = await provider.getOne<RaRecord>(name, { id });
      expect(await unnamed(declaration, data)).toEqual([]);
      expect(refused()).toEqual([]);
    }
  });

  it('leaves the names of related records out, and nothing that the console reads', () => {
    const webhook = { id: 'w', name: 'W', auth_id: 's', auth: { name: 'Signed' }, created_at: 'x' };
    const answer = { webhooks: [webhook], total: 1 };
    expect(withNamedKeys('GET', '/api/webhooks', answer)).toEqual({
      webhooks: [{ id: 'w', name: 'W', auth_id: 's' }],
    });
    expect(withNamedKeys('GET', '/api/webhooks/triggers', { triggers: ['A'] })).toEqual({
      triggers: ['A'],
    });
  });
});
