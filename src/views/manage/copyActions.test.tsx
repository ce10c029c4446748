// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { webhooks } from '../../../resources/webhooks';
import { whole } from '../../schema/calls';
import { defineResource } from '../../schema/defineResource';
import { text } from '../../schema/fields';
import { createConsole } from '../testing/renderConsole';
import { recordJson } from './CopyActions';

const seals = defineResource({
  name: 'seals',
  label: 'Seal',
  labels: 'Seals',
  routes: { list: '/seals', view: '/seals/view/:id' },
  api: '/api/seals',
  fields: { name: text({ label: 'Name' }), token: text({ label: 'Token', secret: 'masked' }) },
  calls: {
    list: { path: '/api/seals', read: 'seals', paging: whole },
    one: { path: '/api/seals/:id' },
  },
  represent: '{name}',
  list: { columns: ['name'] },
  view: { fields: ['name'] },
});
const north = { id: 'n/1', name: 'North', token: '••••' };

beforeEach(() => {
  // jsdom has none, and the palette scrolls.
  Element.prototype.scrollIntoView = () => undefined;
});

it('a record’s page copies its link with Y', async () => {
  // Its clipboard can be read.
  const user = userEvent.setup();
  const { show } = await createConsole({
    more: [seals],
    withKeys: true,
    answer: ({ path }) => (path === '/api/seals/n%2F1' ? Response.json(north) : undefined),
  });
  show('/seals/view/n%2F1');
  await screen.findByRole('heading', { name: 'North' }, { timeout: 15_000 });
  await user.keyboard('y');
  expect(await screen.findByText('Link copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/seals/view/n%2F1`);
});

it('a record’s page copies the call that reads it, without the person’s credential', async () => {
  const user = userEvent.setup();
  const { show } = await createConsole({
    more: [seals],
    withKeys: true,
    answer: ({ path }) => (path === '/api/seals/n%2F1' ? Response.json(north) : undefined),
  });
  show('/seals/view/n%2F1');
  await screen.findByRole('heading', { name: 'North' }, { timeout: 15_000 });
  await user.keyboard('{Control>}k{/Control}');
  const option = await screen.findByRole('option', { name: /cURL/ }, { timeout: 15_000 });
  await user.click(option);
  // Its code is loaded when it is first asked for.
  const said = await screen.findByText('Call copied. Fill in your API key.', undefined, {
    timeout: 15_000,
  });
  expect(said).toBeVisible();
  const command = await navigator.clipboard.readText();
  expect(command).toContain(`curl '${window.location.origin}/api/seals/n%2F1'`);
  expect(command).toContain('Authorization: Bearer <your API key>');
  expect(command).not.toMatch(/Bearer (?!<)|cookie/i);
}, 60_000);

it('a record is pinned and unpinned with B, and the palette lists it', async () => {
  const user = userEvent.setup();
  const { show } = await createConsole({
    more: [seals],
    withKeys: true,
    answer: ({ path }) => (path === '/api/seals/n%2F1' ? Response.json(north) : undefined),
  });
  show('/seals/view/n%2F1');
  await screen.findByRole('heading', { name: 'North' }, { timeout: 15_000 });
  await user.keyboard('b');
  expect(await screen.findByText(/^"North" is pinned/)).toBeVisible();
  await user.keyboard('{Control>}k{/Control}');
  const pinned = await screen.findByRole('group', { name: 'Pinned' }, { timeout: 15_000 });
  expect(pinned).toHaveTextContent('North');
  await user.keyboard('{Escape}');
  await user.keyboard('b');
  expect(await screen.findByText('"North" is no longer pinned.')).toBeVisible();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('option', { name: /^Pin Seal/ }, { timeout: 15_000 });
  expect(screen.queryByRole('group', { name: 'Pinned' })).toBeNull();
}, 60_000);

it('JSON of a record has no secrets', () => {
  expect(JSON.parse(recordJson(seals, { ...north, client_secret: 'raw' }))).toEqual({
    id: 'n/1',
    name: 'North',
  });
  // Their headers may contain credentials, as a duplicate says.
  const hook = { id: 'w1', name: 'Stock', headers: { Authorization: 'Bearer hush' } };
  expect(JSON.parse(recordJson(webhooks, hook))).toEqual({ id: 'w1', name: 'Stock' });
});
