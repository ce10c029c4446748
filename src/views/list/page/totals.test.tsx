// @vitest-environment jsdom
// Whatever total a platform states, every list shows a way to its other rows, on its page and in a panel.
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../../dataProvider';
import {
  countingPlatform,
  totals,
  withinFor,
} from '../../../../dataProvider/testing/countingPlatform';
import { me } from '../../../../dataProvider/testing/fakePlatform';
import { declarations } from '../../../../resources/index';
import { createI18nProvider } from '../../../app/i18nProvider';
import { createQueryClient } from '../../../app/queryClient';
import { RegistryProvider } from '../../../fields/useDeclaration';
import { english } from '../../../messages/en/index';
import { declaredMessages } from '../../../schema/declaredMessages';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { createRegistry } from '../../../schema/registry';
import { parentsOf } from '../../../schema/parents';
import type { ParentIds } from '../../../schema/routes';
import { PlaceProvider } from '../../place/placeContext';
import { ListFrame } from './ListFrame';
import { useListRows } from '../state/useListRows';
import { useListState } from '../state/useListState';
import { mainCases } from '../../../../tests/support/cases';

const registry = createRegistry(declarations);
const i18nProvider = createI18nProvider({ ...english, resources: declaredMessages(registry.all) });

const List = ({ declaration, isCompact }: { declaration: AnyDeclaration; isCompact: boolean }) => {
  const state = useListState(declaration);
  const list = useListRows(declaration, state);
  return (
    <ListFrame
      declaration={{ ...declaration, list: { columns: [] } }}
      state={state}
      list={list}
      isCompact={isCompact}
      columns={[]}
      areChosen={false}
    />
  );
};

const { namesOf } = parentsOf(registry.all);

const everyParent = (declaration: AnyDeclaration): ParentIds =>
  Object.fromEntries([...namesOf(declaration)].map((name) => [name, `of ${name}`]));

const show = async (
  declaration: AnyDeclaration,
  isCompact: boolean,
  counted: Parameters<typeof countingPlatform>[1],
) => {
  const { transport } = countingPlatform(declaration, counted);
  const dataProvider = createDataProvider({
    registry,
    transport,
    whoAmI: () => Promise.resolve(me),
  });
  render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={createQueryClient()}
        store={memoryStore()}
      >
        <RegistryProvider registry={registry}>
          <PlaceProvider
            within={{ ...everyParent(declaration), ...withinFor(declaration) }}
            panel={isCompact ? declaration.name : null}
          >
            <List declaration={declaration} isCompact={isCompact} />
          </PlaceProvider>
        </RegistryProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  // The range is drawn after the rows.
  await screen.findByText(/Showing/, {}, { timeout: 10_000 });
  const text = document.body.textContent;
  const hasNext = [...document.querySelectorAll('[rel="next"], button')].some(({ textContent }) =>
    textContent.includes('Next'),
  );
  cleanup();
  return { text, hasNext };
};

const lists = registry.all.filter(({ list }) => list !== undefined);

const kinds = Object.entries(totals);

/** Each list with one of the totals; products with all of them, in a panel and on its page. */
const cases = lists.flatMap((declaration, at) => {
  const isSample = declaration.name === 'products';
  return (isSample ? kinds : kinds.slice(at % kinds.length).slice(0, 1)).flatMap(
    ([total, totalFor]) =>
      (isSample ? [true, false] : [true]).map((isCompact) => ({
        name: declaration.name,
        declaration,
        total,
        totalFor,
        isCompact,
      })),
  );
});

describe('a list that has one row more than it shows', () => {
  it.each(mainCases(cases, 16))(
    'says so: $name with a total that is $total, in a panel: $isCompact',
    async ({ declaration, isCompact, totalFor }) => {
      const pageSize = declaration.list?.pageSize ?? 25;
      const count = pageSize + 1;
      const { text, hasNext } = await show(declaration, isCompact, {
        count,
        total: totalFor(count),
      });
      expect(hasNext, text).toBe(true);
      expect(text).toMatch(new RegExp(`Showing 1-${pageSize} of (more than )?\\d+`));
      expect(text).not.toMatch(new RegExp(`Showing 1-${pageSize} of ${pageSize}(?!\\d)`));
    },
  );
});
