// @vitest-environment jsdom
/** All texts that the palette needs exist: a missing one is reported, and fails the test (tests/setup.ts). */
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { I18nContextProvider, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { declarations } from '../../../resources/index';
import { createI18nProvider } from '../../app/i18nProvider';
import { createQueryClient } from '../../app/queryClient';
import { languages } from '../../messages/languages';
import { RegistryProvider } from '../../fields/useDeclaration';
import { english } from '../../messages/en/index';
import { declaredMessages } from '../../schema/declaredMessages';
import { screenMessages } from '../../schema/screen';
import { screens } from '../../screens/index';
import { createPageActions } from '../../views/keys/pageActions';
import { getOneKey } from '../../views/queryKeys';
import { createVisits } from '../../views/keys/visits';
import { realRegistry } from '../testing/realMenu';
import type { KnownEntry } from './entry';
import { useKnownEntries } from './useKnownEntries';

const i18n = {
  ...createI18nProvider({
    ...english,
    resources: declaredMessages(declarations),
    screens: screenMessages(screens),
  }),
  getLocales: () => languages,
};
const registry = realRegistry;
const onLeave = vi.fn();
const onSwitch = vi.fn();

/** The palette's entries on a page, after one record of each entity was visited. */
const offeredAt = (path: string, client = createQueryClient()): readonly KnownEntry[] => {
  const actions = createPageActions(() => undefined);
  const visits = createVisits(memoryStore());
  for (const { name } of declarations) {
    visits.add({ key: `${name} 7`, name, id: '7', label: 'Alder', to: `/${name}/7` });
  }
  let entries: readonly KnownEntry[] = [];
  const Ear = () => {
    entries = useKnownEntries({ actions, visits, onLeave, onSwitch });
    return null;
  };
  render(
    <QueryClientProvider client={client}>
      <I18nContextProvider value={i18n}>
        <RegistryProvider registry={registry}>
          <MemoryRouter initialEntries={[path]}>
            <Ear />
          </MemoryRouter>
        </RegistryProvider>
      </I18nContextProvider>
    </QueryClientProvider>,
  );
  return entries;
};

const command = (id: string) => offeredAt('/').find((entry) => entry.id === `command ${id}`);
const turn = (id: 'keysOn' | 'keysOff') => {
  const { run } = command(id) ?? {};
  act(() => run?.());
};

describe.each(['/', '/organizations/view/7/webhooks', '/settings'])('at %s', (path) => {
  it.each(['keysOff', 'keysOn'] as const)('each entry has texts, after %s', (id) => {
    turn(id);
    const entries = offeredAt(path);
    expect(entries.length).toBeGreaterThan(30);
    for (const { label, synonyms = '' } of entries) {
      expect(label).not.toMatch(/^$|facings\.|resources\.|screens\./);
      expect(synonyms).not.toMatch(/facings\.|resources\.|screens\./);
    }
  });
});

it.each([
  ['/products?account_id=9', '?account_id=9'],
  ['/zones?account_id=9&q=x', '?account_id=9'],
  ['/organizations/view/9/webhooks', '?account_id=9'],
  ['/products/availability?account_id=9', '?account_id=9'],
  ['/products', ''],
  ['/zones?account_id=', ''],
])('from %s, what the palette opens begins in that organization (B2)', (path, search) => {
  const entries = offeredAt(path);
  const addressOf = (id: string) => entries.find((entry) => entry.id === id)?.to;
  expect(addressOf('screen /products/availability')).toBe(`/products/availability${search}`);
  expect(addressOf('add regions')).toBe(`/zones/regions/create${search}`);
  // Screens of the sidebar are not tools: they show everything.
  expect(addressOf('screen /')).toBe('/');
  expect(addressOf('add organizations')).toBe('/organizations/create');
});

it('from a record, what the palette opens begins in its organization (B2)', () => {
  const client = createQueryClient();
  client.setQueryData(getOneKey('zones', { id: '4', meta: undefined }), { id: 4, account_id: 9 });
  const addressOf = (path: string) =>
    offeredAt(path, client).find(({ id }) => id === 'add regions')?.to;
  expect(addressOf('/zones/view/4')).toBe('/zones/regions/create?account_id=9');
  expect(addressOf('/zones/view/5')).toBe('/zones/regions/create');
});

it('switches the organization, and shows what a command would do', () => {
  expect(command('switch')).toMatchObject({ label: 'Switch organization…', staysOpen: true });
  command('switch')?.run?.();
  expect(onSwitch).toHaveBeenCalledOnce();
  expect(command('language fr')?.label).toBe('Language: Français');
  expect(command('keysOff')?.label).toBe('Turn single-key shortcuts off');
  turn('keysOff');
  expect(command('keysOff')).toBeUndefined();
  expect(command('keysOn')?.label).toBe('Turn single-key shortcuts on');
  turn('keysOn');
});
