// @vitest-environment jsdom
// Generated from the declarations: after a removal, nothing of the removed record is requested again.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { declarations } from '../../resources/index';
import { addressOf } from '../../tests/forms/hosts';
import { viewPath } from '../schema/routes';
import { createRegistry } from '../schema/registry';
import { createConsole } from './testing/renderConsole';

const { pageAt } = createRegistry(declarations);

const removable = declarations.filter(
  ({ remove, routes }) => remove && routes.view !== undefined && addressOf(routes.list) !== null,
);

const long = { timeout: 30_000 };

it.each(removable.map((declaration) => [declaration.name, declaration] as const))(
  'reads nothing of one of the %s after it is removed',
  async (name, declaration) => {
    const list = addressOf(declaration.routes.list) ?? '/';
    const parents = pageAt({ pathname: list, search: '' }).within;
    const made = await createConsole({ rows: 5 });
    const { data } = await made.provider.getList(name, {
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
      meta: { within: parents },
    });
    const record = data.at(-1);
    if (!record) throw new Error(`The stand-in has no ${name}.`);
    const id = String(record.id);
    const shown = made.show(viewPath(declaration, id, parents));
    // The palette would still offer it.
    const kept = { key: `${name} ${id}`, name, id, label: 'Removed', to: '/' };
    for (const list of ['visitedRecords', 'pinnedRecords']) shown.raStore.setItem(list, [kept]);
    const remove = await screen.findByRole('button', { name: 'Remove' }, long);
    // Everything that the page reads is there, as when a person has read it.
    await waitFor(() => {
      expect(document.querySelector('main [aria-busy="true"], main .MuiSkeleton-root')).toBeNull();
    }, long);
    await userEvent.click(remove);
    const question = await screen.findByRole('alertdialog', {}, long);
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => {
      expect(shown.address()).toBe(declaration.remove?.then ?? list);
    }, long);
    await screen.findByText(/removed\.?$/, {}, long);
    expect(shown.raStore.getItem('visitedRecords')).toEqual([]);
    expect(shown.raStore.getItem('pinnedRecords')).toEqual([]);
    await waitFor(() => {
      expect(document.querySelector('main [aria-busy="true"], main .MuiSkeleton-root')).toBeNull();
    }, long);
    const removal = made.sent.findIndex(({ method }) => method === 'DELETE');
    expect(removal).toBeGreaterThan(0);
    const later = made.sent
      .slice(removal + 1)
      .map(({ method, path, query }) => `${method} ${path}?${query.toString()}`);
    expect(later.filter((call) => call.includes(id))).toEqual([]);
    // The list is read again.
    expect(later.length).toBeGreaterThan(0);
  },
  120_000,
);
