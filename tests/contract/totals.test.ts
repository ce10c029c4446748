// Whatever total a platform states, every list of the console reaches each row or says that there may be more.
import { describe, expect, it } from 'vitest';
import { entityProvider } from '../../dataProvider/mapping/entityProvider';
import { countingPlatform, totals, withinFor } from '../../dataProvider/testing/countingPlatform';
import { me } from '../../dataProvider/testing/fakePlatform';
import { registry } from './record';

const lists = registry.all.filter(({ list }) => list !== undefined);

describe.each(Object.entries(totals))('a total that is %s', (_, totalFor) => {
  it.each(lists.map((declaration) => [declaration.name, declaration] as const))(
    'hides no row of %s',
    async (_name, declaration) => {
      const meta = { within: withinFor(declaration) };
      for (const count of [0, 1, 24, 25, 26, 50, 51, 60]) {
        const { transport } = countingPlatform(declaration, { count, total: totalFor(count) });
        const provider = entityProvider(transport, declaration, () => Promise.resolve(me));
        const seen = new Set<unknown>();
        // As a person does who goes to the next page as long as there is one.
        for (let page = 1; page < 20; page += 1) {
          const answer = await provider.getList({ pagination: { page, perPage: 25 }, meta });
          for (const { id } of answer.data) seen.add(id);
          const { total = 0, pageInfo } = answer;
          if (!(pageInfo?.hasNextPage ?? page * 25 < total)) break;
        }
        expect(seen.size, `${count} rows`).toBe(count);
        // Pickers and lists that are sorted here read everything at once.
        if (declaration.calls?.list && declaration.calls.list.paging.kind !== 'whole') continue;
        const { data } = await provider.getList({
          pagination: { page: 1, perPage: 100_000 },
          meta,
        });
        expect(data).toHaveLength(count);
      }
    },
  );
});
