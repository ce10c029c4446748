// Every list with its filters, alone and combined: all calls keep the contract, and a search within filters returns the
// intersection.
import type { RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { refusedMark } from '../../demo/refusal';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { ParentIds } from '../../src/schema/routes';
import { isSearchedHere } from '../../src/schema/matchRows';
import { sortableFields } from '../../src/views/list/toolbar/sorting/sorts';
import { examples } from './examples';
import type { EntityPins } from './pin';
import { createRecorded, registry } from './record';

type Provider = Awaited<ReturnType<typeof createRecorded>>['provider'];
type Filter = Readonly<Record<string, unknown>>;

const modules = import.meta.glob<Record<string, Readonly<Record<string, EntityPins>>>>(
  './pins/*.ts',
  { eager: true },
);
const pins: Readonly<Record<string, EntityPins>> = Object.assign(
  {},
  ...Object.values(modules).flatMap((module) => Object.values(module)),
);

/** Occurs in the seed's zones, products, people and organizations. */
const text = 'mar';

/** Values that a field's filter offers: at most three. */
const offered = async (
  provider: Provider,
  declaration: AnyDeclaration,
  name: string,
): Promise<readonly unknown[]> => {
  const field = declaration.fields[name];
  // A day since when, or a value of the rows that the entity's own filter offers.
  if (field?.kind === 'moment' || field?.filter) {
    const { data } = await provider.getList<RaRecord>(declaration.name, {
      pagination: { page: 1, perPage: 500 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
    const values = data.flatMap((row): string[] => {
      const value: unknown = row[name];
      if (typeof value !== 'string') return [];
      return [field.kind === 'moment' ? value.slice(0, 10) : value];
    });
    return [...new Set(values)].slice(0, 3);
  }
  if (field?.kind === 'switch') return [true, false];
  if (field?.kind === 'reference') {
    const { data } = await provider.getList(field.to, {
      pagination: { page: 1, perPage: 3 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
    return data.slice(0, 3).map(({ id }) => id as unknown);
  }
  if (field?.kind === 'choice' || field?.kind === 'tags') {
    const source = field.filterOptions ?? (field.kind === 'choice' ? field.options : undefined);
    if (source?.kind === 'fixed') return source.values;
    if (!source) return [];
    const entries = await provider.lookups.optionEntries(source, {});
    return (entries ?? []).slice(0, 3).map(({ value }) => value);
  }
  return [];
};

/** Names of the entity's filters, on its own screen or as another one's list. */
const filtersOf = (declaration: AnyDeclaration): readonly string[] => {
  const { name, list } = declaration;
  const elsewhere = registry.all.flatMap(({ view }) =>
    (view?.panels ?? []).flatMap((panel) =>
      'links' in panel && panel.links.of === name ? (panel.links.filters ?? []) : [],
    ),
  );
  return [...new Set([...(list?.filters ?? []), ...elsewhere])];
};

/** Each filter with each of its values, then each pair of filters. */
const combinations = async (
  provider: Provider,
  declaration: AnyDeclaration,
): Promise<readonly Filter[]> => {
  const names = filtersOf(declaration);
  const values = await Promise.all(names.map((name) => offered(provider, declaration, name)));
  values.forEach((some, at) => {
    expect(some, `values of ${declaration.name}.${String(names[at])}`).not.toEqual([]);
  });
  const single = names.map((name, at) => (values[at] ?? []).map((value) => ({ [name]: value })));
  const pairs = single.flatMap((one, at) =>
    single
      .slice(at + 1)
      .flatMap((other) =>
        one.slice(0, 2).flatMap((a) => other.slice(0, 2).map((b) => ({ ...a, ...b }))),
      ),
  );
  return [{}, ...single.flat(), ...pairs];
};

const listed = registry.all.filter(({ list }) => list !== undefined);

describe.each(listed.map((declaration) => [declaration.name, declaration] as const))(
  '%s',
  (name, declaration) => {
    // A list with offset paging has a fixed page size.
    const isOffset = declaration.calls?.list?.paging.kind === 'offset';
    const perPage = isOffset ? (declaration.list?.pageSize ?? 25) : 500;

    const open = async () => {
      const recorded = await createRecorded();
      const { provider, taken } = recorded;
      const within: ParentIds = pins[name]?.within ?? (await examples.within(provider, name));
      const meta = Object.keys(within).length > 0 ? { meta: { within } } : {};
      taken();
      const page = async (
        filter: Filter,
        at = 1,
        sort: { field: string; order: 'ASC' | 'DESC' } = { field: 'id', order: 'ASC' },
      ) => {
        const pagination = { page: at, perPage };
        const answer = await provider.getList(name, { pagination, sort, filter, ...meta });
        const bad = taken().filter(
          ({ status, refused }) => status >= 400 || refused === 'contract',
        );
        expect(bad, `${name} ${JSON.stringify({ filter, sort })}`).toEqual([]);
        expect(Array.isArray(answer.data)).toBe(true);
        return answer;
      };
      /** Ids of all rows, page by page, and the total of the list. */
      const all = async (filter: Filter): Promise<ReadonlySet<RaRecord['id']>> => {
        const ids = new Set<RaRecord['id']>();
        for (let at = 1; ; at += 1) {
          const { data, total = 0 } = await page(filter, at);
          for (const { id } of data as readonly RaRecord[]) ids.add(id);
          if (data.length === 0 || ids.size >= total) {
            expect(ids.size, `${name} ${JSON.stringify(filter)}: what it counts`).toBe(total);
            return ids;
          }
        }
      };
      return { provider, within, page, all };
    };

    it('keeps the contract with every filter, every two, a search and every order', async () => {
      const { provider, within, page, all } = await open();
      const filters = await combinations(provider, declaration);
      // Rows that are loaded at once are searched in the console: the text of such a search is never sent.
      const isSearchable = declaration.list?.isSearchable === true && !isSearchedHere(declaration);
      const found = isSearchable ? await all({ q: text }) : new Set();
      for (const filter of filters) {
        const rows = await all(filter);
        if (!isSearchable) continue;
        const both = await all({ ...filter, q: text });
        const wanted = [...found].filter((id) => rows.has(id as RaRecord['id']));
        expect([...both].sort(), JSON.stringify(filter)).toEqual(wanted.sort());
      }
      for (const field of sortableFields(declaration, within)) {
        // A paged list that is too long to be read completely refuses an order that the platform does not have.
        const isRefused = (reason: unknown) => {
          expect(String(reason)).toContain("can't be sorted by");
        };
        await page({}, 1, { field, order: 'DESC' }).catch(isRefused);
        await page({ ...filters.at(-1), q: text }, 1, { field, order: 'ASC' }).catch(isRefused);
      }
    });
  },
);

it('would hear of a filter that a call does not take', async () => {
  const { person } = await createRecorded();
  const answer = await person.ask('GET', `/api/zones/search?reporting_status=TEST&text=${text}`);
  expect(answer.status).toBe(400);
  expect(answer.headers.get(refusedMark)).toBe('contract');
});
