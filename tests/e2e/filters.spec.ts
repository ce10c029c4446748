/**
 * Every list with filters or search, by its address: each filter with a sort order, and nightly each pair and each with
 * a search. No combination may fail; the gate of every test checks that all calls keep the contract.
 *
 * @worlds nightly: hundreds of combinations, answered by a strict separate server;
 * tests/contract/filters.test.ts tries them without a page.
 */
import type { Page, Request } from '@playwright/test';
import { sortableFields } from '../../src/views/list/toolbar/sorting/sorts';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { valueAt } from '../../src/schema/template';
import { addressOf, declarations } from './support/declarations';
import { expect, test } from './support/test';
import type { OtherPerson } from './support/otherPerson';

const account = 'acc00000-0000-4000-8000-000000000001';
/** Occurs in names of every kind. */
const text = 'mar';

const listed = declarations.flatMap((declaration) => {
  const address = addressOf(declaration.routes.list);
  const { filters = [], isSearchable = false } = declaration.list ?? {};
  return address !== null && (filters.length > 0 || isSearchable) ? [{ declaration, address }] : [];
});

/** What the first rows of a list have in a field. */
const valuesIn = async (
  olive: OtherPerson,
  { calls }: AnyDeclaration,
  name: string,
): Promise<readonly string[]> => {
  const rows = calls?.list && valueAt(await olive.read(calls.list.path), calls.list.read);
  return Array.isArray(rows) ? rows.slice(0, 2).map((row) => String(valueAt(row, name))) : [];
};

/** Two values of a field's filter, as in an address. */
const valuesOf = async (
  olive: OtherPerson,
  declaration: AnyDeclaration,
  name: string,
): Promise<readonly string[]> => {
  const { fields } = declaration;
  const field = fields[name];
  if (field?.kind === 'moment') {
    const moments = await valuesIn(olive, declaration, name);
    return moments.map((moment) => moment.slice(0, 'YYYY-MM-DD'.length));
  }
  if (field?.kind === 'text') return valuesIn(olive, declaration, name);
  if (field?.kind === 'switch') return ['true', 'false'];
  if (field?.kind === 'reference' && field.to === 'organizations') return [account];
  if (field?.kind === 'reference') {
    const target = declarations.find((one) => one.name === field.to);
    const call = target?.calls?.list;
    const rows = call && valueAt(await olive.read(call.path), call.read);
    return Array.isArray(rows) ? rows.slice(0, 2).map((row) => String(valueAt(row, 'id'))) : [];
  }
  if (field?.kind !== 'choice' && field?.kind !== 'tags') return [];
  const source = field.filterOptions ?? (field.kind === 'choice' ? field.options : undefined);
  if (source?.kind === 'fixed') return source.values.slice(-2);
  if (!source) return [];
  const query = new URLSearchParams(source.query ?? {}).toString();
  const entries = valueAt(await olive.read(`${source.path}?${query}`), source.read);
  return (Array.isArray(entries) ? entries : [])
    .slice(0, 2)
    .map((entry) => String(source.value ? valueAt(entry, source.value) : entry));
};

const combinationsOf = async (
  olive: OtherPerson,
  declaration: AnyDeclaration,
  isEvery: boolean,
): Promise<readonly Readonly<Record<string, string>>[]> => {
  const { filters: names = [], isSearchable = false } = declaration.list ?? {};
  const values = await Promise.all(names.map((name) => valuesOf(olive, declaration, name)));
  const single = names.map((name, at) => {
    expect(values[at], `what ${declaration.name}.${name} offers`).not.toEqual([]);
    return (values[at] ?? []).map((value) => ({ [name]: value }));
  });
  const firsts = single.flatMap(([first]) => (first ? [first] : []));
  const pairs = isEvery
    ? firsts.flatMap((one, at) => firsts.slice(at + 1).map((other) => ({ ...one, ...other })))
    : [];
  const filters: readonly Readonly<Record<string, string>>[] = [{}, ...single.flat(), ...pairs];
  const sorts = sortableFields(declaration, {}).slice(0, 2);
  return filters.flatMap((filter, at) => {
    const sort = sorts[at % Math.max(1, sorts.length)];
    const order = sort === undefined ? {} : { sort: at % 2 === 0 ? sort : `-${sort}` };
    // A search alone is enough for each run.
    return isSearchable && (isEvery || at === 0)
      ? [
          { ...filter, ...order },
          { ...filter, ...order, q: text },
        ]
      : [{ ...filter, ...order }];
  });
};

/** Waits until no call is in progress, and responses are rendered. */
const watchCalls = (page: Page) => {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) underWay.add(request);
  });
  const ended = (request: Request) => {
    underWay.delete(request);
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    // The first frames send the new requests; the last ones render the responses.
    for (let still = 0; still < 4; still = underWay.size > 0 ? 0 : still + 1)
      await page.evaluate(() => new Promise(requestAnimationFrame));
  };
};

for (const isEvery of [false, true]) {
  const what = isEvery ? 'each pair, and each with a search' : 'each filter';
  test(`no list fails by what its address says: ${what}`, async ({ page, open, meet }) => {
    test.slow();
    await open('/regions');
    const olive = await meet();
    const settled = watchCalls(page);
    expect(listed.length).toBeGreaterThan(10);
    for (const { declaration, address } of listed) {
      for (const query of await combinationsOf(olive, declaration, isEvery)) {
        const path = `${address}?${new URLSearchParams({ ...query, view: 'all' }).toString()}`;
        await page.evaluate((next) => {
          history.pushState({}, '', next);
          dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        }, path);
        await settled();
        const main = page.getByRole('main');
        await expect(
          main.getByText(/^Showing |^No .* (match your search|to display)\.$/).first(),
          path,
        ).toBeVisible();
        await expect(main.getByRole('button', { name: /^(Try again|Retry)$/ }), path).toHaveCount(
          0,
        );
      }
    }
  });
}
