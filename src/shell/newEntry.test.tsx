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

const planograms = defineResource({
  name: 'planograms',
  label: 'Planogram',
  labels: 'Planograms',
  menu: {
    group: 'main',
    below: 'zones',
    order: 15,
    key: 'l',
    keywords: ['shelf plans', 'bays'],
  },
  routes: { list: '/zones/planograms' },
  api: '/api/planograms',
  fields: { name: entityName() },
  represent: '{name}',
  list: { columns: ['name'] },
});
const registry = createRegistry([...declarations, planograms], screens);

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});

it('in the sidebar, at its position', async () => {
  const { router } = renderShell({ page: <p>the page</p>, registry });
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  const names = main.getAllByRole('link').map(({ textContent }) => textContent);
  const zones = names.indexOf('Zones');
  expect(names.slice(zones, zones + 4)).toEqual(['Zones', 'Regions', 'Planograms', 'Jobs']);
  const link = main.getByRole('link', { name: 'Planograms' });
  await userEvent.click(link);
  expect(router.state.location.pathname).toBe('/zones/planograms');
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
    expect(ranked(entries, 'shelf').map(({ entry }) => entry)).toMatchObject([
      { label: 'Planograms', to: '/zones/planograms', keys: ['G', 'L'], group: 'screens' },
    ]);
  }
  expect(goKeysOf(registry.menu).find(({ letter }) => letter === 'l')?.entry).toMatchObject({
    to: '/zones/planograms',
    label: { text: 'Planograms' },
  });
});
