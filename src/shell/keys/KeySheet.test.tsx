// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { memoryStore } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { createPageActions, type ActionArea } from '../../views/keys/pageActions';
import { createVisits } from '../../views/keys/visits';
import { renderShell } from '../testing/renderShell';
import { KeySheet } from './KeySheet';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});

it('names the list of an action that several lists of the page have', async () => {
  const actions = createPageActions(vi.fn());
  const areaOf = (title: string): ActionArea => ({ title, depth: 1, element: { current: null } });
  for (const title of ['Locations', 'Jobs']) {
    const refresh = { key: 'refresh', label: 'Refresh', run: vi.fn() };
    const own = { key: 'import', label: `Import ${title}`, run: vi.fn() };
    actions.offer({ area: areaOf(title), actions: [own, refresh] });
  }
  renderShell({
    page: <KeySheet actions={actions} visits={createVisits(memoryStore())} onClose={vi.fn()} />,
  });
  expect(await screen.findByRole('button', { name: 'Refresh, Locations' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh, Jobs' })).toBeVisible();
  // The others name it themselves.
  expect(screen.getByRole('button', { name: 'Import Locations' })).toBeVisible();
});
