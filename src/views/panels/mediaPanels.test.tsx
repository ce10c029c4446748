// @vitest-environment jsdom
// 3D models and thumbnails in panels below a record: their rows, their actions and the requests.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { defineResource } from '../../schema/defineResource';
import { text } from '../../schema/fields';
import { createConsole, type SentCall } from '../testing/renderConsole';

const crates = defineResource({
  name: 'crates',
  label: 'Crate',
  labels: 'Crates',
  routes: { list: '/crates', view: '/crates/view/:id' },
  api: '/api/crates',
  fields: { name: text({ label: 'Name' }) },
  calls: { one: { path: '/api/crates/:id' } },
  represent: '{name}',
  list: { columns: ['name'] },
  view: {
    fields: ['name'],
    panels: [
      { of: 'stateModels', within: { product_state_id: 'id' } },
      { of: 'stateThumbnails', within: { product_state_id: 'id' } },
    ],
  },
});

const api = '/api/products/states';

const opened = async () => {
  const rows = {
    models: [
      { id: 'm/1', url: 'https://cdn.example/a.glb?s=1', model_type: 'GLB', is_default: true },
      { id: 'm/2', url: 'https://cdn.example/b.glb', model_type: 'GLB', is_default: false },
      { id: 'm/3', url: 'https://cdn.example/a.usdz', model_type: 'USDZ' },
    ] as Record<string, unknown>[],
    thumbnails: [
      { id: 't/1', url: 'https://cdn.example/front.png', is_default: null },
      { id: 't/2', url: 'https://cdn.example/back.png', is_default: true },
    ] as Record<string, unknown>[],
  };
  let refusal: string | null = null;
  const answer = ({ method, path }: SentCall): Response | undefined => {
    if (path === '/api/crates/c') return Response.json({ id: 'c', name: 'Milk crate' });
    const [kind, id] = path
      .slice(api.length + 1)
      .split('/')
      .map(decodeURIComponent);
    if (!path.startsWith(api) || (kind !== 'models' && kind !== 'thumbnails')) return undefined;
    if (method === 'GET') return Response.json({ [kind]: rows[kind] });
    if (refusal !== null) return Response.json({ message: refusal }, { status: 409 });
    if (method === 'DELETE') rows[kind] = rows[kind].filter((row) => row.id !== id);
    else rows[kind] = rows[kind].map((row) => ({ ...row, is_default: row.id === id }));
    return Response.json({});
  };
  const made = await createConsole({ more: [crates], answer });
  made.show('/crates/view/c');
  const panel = (name: string) => screen.findByRole('region', { name });
  const row = async (name: string, title: RegExp) =>
    within(await panel(name)).findByRole('row', { name: title });
  return {
    ...made,
    row,
    refuse: (message: string) => {
      refusal = message;
    },
    writes: () =>
      made.sent.flatMap(({ method, path, body }) =>
        method === 'GET' || !path.startsWith(api) ? [] : [[method, path, body]],
      ),
  };
};

describe('3D models and thumbnails', () => {
  it('are requested by their state, and distinguished by their files', async () => {
    const { row, sentTo } = await opened();
    expect(await within(await row('3D Models', /GLB a\.glb/)).findByText('Default')).toBeVisible();
    expect(await row('3D Models', /USDZ a\.usdz/)).toBeVisible();
    expect(await row('Thumbnails', /Thumbnail front\.png/)).toBeVisible();
    for (const kind of ['models', 'thumbnails']) {
      const [asked, ...more] = sentTo('GET', `${api}/${kind}`);
      expect(asked?.query.toString()).toBe('product_state_id=c');
      expect(more).toEqual([]);
    }
  });

  it('are made the default in their row, once for a double click; the mark moves and the focus stays', async () => {
    const { row, writes } = await opened();
    const make = 'Make default, GLB b.glb';
    const before = await row('3D Models', /b\.glb/);
    expect(
      within(await row('3D Models', /GLB a\.glb/)).queryByRole('button', { name: /^Make default/ }),
    ).not.toBeInTheDocument();
    await userEvent.dblClick(await within(before).findByRole('button', { name: make }));
    expect(await screen.findByText('GLB b.glb is now the default.')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: make })).not.toBeInTheDocument();
    });
    const after = await row('3D Models', /b\.glb/);
    expect(within(after).getByText('Default')).toBeVisible();
    expect(within(after).getByRole('button', { name: 'Open GLB b.glb' })).toHaveFocus();
    expect(
      await screen.findByRole('button', { name: 'Make default, GLB a.glb' }),
    ).toBeInTheDocument();
    expect(writes()).toEqual([['PUT', `${api}/models/m%2F2`, { is_default: true }]]);
  });

  it('report why they were not made the default, and can be tried again', async () => {
    const { row, refuse } = await opened();
    refuse('The state is locked.');
    const button = await within(await row('Thumbnails', /front/)).findByRole('button', {
      name: 'Make default, Thumbnail front.png',
    });
    await userEvent.click(button);
    expect(await screen.findByText('The state is locked.')).toBeVisible();
    expect(screen.queryByText(/is now the default/)).not.toBeInTheDocument();
    expect(button).toBeEnabled();
  });

  it('are removed after a confirmation with their name', async () => {
    const { row, writes } = await opened();
    await userEvent.click(
      await within(await row('Thumbnails', /front/)).findByRole('button', {
        name: 'Remove Thumbnail front.png',
      }),
    );
    const question = await screen.findByRole('alertdialog', { name: 'Remove Thumbnail' });
    expect(question).toHaveAccessibleDescription(
      'Are you sure you want to remove Thumbnail front.png?',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => {
      expect(screen.queryByText('Thumbnail front.png')).not.toBeInTheDocument();
    });
    expect(writes()).toEqual([['DELETE', `${api}/thumbnails/t%2F1`, undefined]]);
  });
});
