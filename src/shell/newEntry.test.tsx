// @vitest-environment jsdom
/** An entity that is unknown to the catalogue and to the shell appears in the navigation by its declaration alone. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { declarations } from '../../resources/index';
import { createI18nProvider } from '../app/i18nProvider';
import { english } from '../messages/en/index';
import { french } from '../messages/fr/index';
import { declaredMessages } from '../schema/declaredMessages';
import { defineResource } from '../schema/defineResource';
import { entityName } from '../schema/fields';
import { createRegistry } from '../schema/registry';
import { screens } from '../screens/index';
import { goKeysOf } from './keys/keys';
import { screenEntries } from './palette/useKnownEntries';
import { ranked } from './palette/match';
import { renderShell } from './testing/renderShell';

const { menu } = createRegistry(declarations, screens);
const taken = goKeysOf(menu).map(({ letter }) => letter);
const letter = 'lkyqxvwtbacefh'.split('').find((one) => !taken.includes(one)) ?? '';

const lanterns = defineResource({
  name: 'lanterns',
  label: 'Lantern',
  labels: 'Lanterns',
  menu: { group: 'main', below: 'zones', order: 15, key: letter, keywords: ['oil lamps', 'wicks'] },
  routes: { list: '/zones/lanterns' },
  api: '/api/lanterns',
  fields: { name: entityName() },
  represent: '{name}',
  list: { columns: ['name'] },
});
const registry = createRegistry([...declarations, lanterns], screens);

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});

it('in the sidebar, at its position', async () => {
  const { router } = renderShell({ page: <p>the page</p>, registry });
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  const names = main.getAllByRole('link').map(({ textContent }) => textContent);
  const near = ['Zones', 'Regions', 'Lanterns', 'Jobs'];
  expect(names.filter((name) => near.includes(name))).toEqual(near);
  const link = main.getByRole('link', { name: 'Lanterns' });
  await userEvent.click(link);
  expect(router.state.location.pathname).toBe('/zones/lanterns');
  expect(link).toHaveAttribute('aria-current', 'page');
});

it.each([
  ['its declared words', declaredMessages(registry.all)],
  ['no words of the catalogue', {}],
])('in the palette and among the g shortcuts, with %s, also in French', (_, resources) => {
  for (const words of [{}, french]) {
    const { translate } = createI18nProvider({ ...english, resources }, () => ({
      locale: 'fr',
      words,
    }));
    const entries = screenEntries({
      menu: registry.menu,
      translate,
      declaredText: ({ key, text }) => translate(key, { _: text }),
      pathname: '/',
      visits: [],
      areSingleKeysOn: true,
    });
    expect(ranked(entries, 'oil lamps').map(({ entry }) => entry)).toMatchObject([
      {
        label: 'Lanterns',
        to: '/zones/lanterns',
        keys: ['G', letter.toUpperCase()],
        group: 'screens',
      },
    ]);
  }
  expect(goKeysOf(registry.menu).find((one) => one.letter === letter)?.entry).toMatchObject({
    to: '/zones/lanterns',
    label: { text: 'Lanterns' },
  });
});
