// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createConsole } from '../../src/views/testing/renderConsole';

const title = 'Set All States';
const pickList = '/api/pick-lists/p%2F1';
const page = '/organizations/view/acc00000-0000-4000-8000-000000000001/pick-lists/view/p%2F1';

const stateOf = (stateId: string) => ({
  stateId,
  state: stateId.toUpperCase(),
  product: { sku: 'SKU-1', product_description: 'Cheddar' },
  displayStyle: 'WHOLE',
  displayStyleStep: 1,
});

/** The page of a pick list with two states. Each answer of `next` replaces the response to one call. */
const opened = async (panel = '') => {
  const states = [stateOf('box'), stateOf('case')];
  const next: { readonly method: string; readonly answer: Response }[] = [];
  const made = await createConsole({
    answer: ({ method, path, body }) => {
      if (path === '/api/pick-lists/options')
        return Response.json({
          display_styles: ['WHOLE', 'DECIMAL'],
          display_style_steps: [1, 0.1],
        });
      if (path !== pickList) return undefined;
      const told = next.findIndex((one) => one.method === method);
      if (told >= 0) return next.splice(told, 1)[0]?.answer;
      if (method === 'PUT') {
        const { pickListStates } = body as { pickListStates: readonly { stateId: string }[] };
        for (const given of pickListStates) {
          Object.assign(states.find(({ stateId }) => stateId === given.stateId) ?? {}, given);
        }
      }
      return Response.json({ id: 'p/1', label_identifier: 'AARD', states, skus: [] });
    },
  });
  const shown = made.show(page + panel);
  await screen.findByRole('cell', { name: 'CASE', hidden: true });
  const puts = () =>
    made.sentTo('PUT', '/api').map(({ path, query, body }) => [path, query.toString(), body]);
  return { ...made, ...shown, states, next, puts };
};

const dialog = async () => within(await screen.findByRole('dialog', { name: title }));

const choose = async (label: string, value: string) => {
  await userEvent.click((await dialog()).getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: value }));
};

const chooseBoth = async () => {
  await choose('Display style', 'DECIMAL');
  await choose('Display style step', '0.1');
};

const submit = async () => (await dialog()).getByRole('button', { name: title });

describe('the change to all states of a pick list', () => {
  it('loads all current states, and sends each with the chosen values', async () => {
    const { states, puts, address } = await opened();
    await userEvent.click(screen.getByRole('link', { name: title }));
    await dialog();
    expect(address()).toBe(`${page}?panel=pickListStates%2Ftogether`);
    states.push(stateOf('tray'));
    await chooseBoth();
    await userEvent.dblClick(await submit());
    expect(await screen.findByText('All states of the pick list updated.')).toBeVisible();
    const chosen = { displayStyle: 'DECIMAL', displayStyleStep: 0.1 };
    const sent = ['box', 'case', 'tray'].map((stateId) => ({ stateId, ...chosen }));
    expect(puts()).toEqual([[pickList, 'type=updateStates', { pickListStates: sent }]]);
    await waitFor(() => {
      expect(screen.getAllByRole('cell', { name: 'DECIMAL' })).toHaveLength(3);
    });
    expect(address()).toBe(page);
  });

  it('asks for both values, and sends nothing without them', async () => {
    const { puts } = await opened('?panel=pickListStates/together');
    await userEvent.click(await submit());
    expect(await (await dialog()).findByText('Display style is required.')).toBeVisible();
    expect((await dialog()).getByText('Display style step is required.')).toBeVisible();
    expect(puts()).toEqual([]);
  });

  it('stays open with the chosen values if it is refused, and changes no state', async () => {
    const { next } = await opened('?panel=pickListStates/together');
    await chooseBoth();
    const answer = Response.json({ message: 'The list is locked.' }, { status: 409 });
    next.push({ method: 'PUT', answer });
    await userEvent.click(await submit());
    const open = await dialog();
    expect(await open.findByRole('alert')).toHaveTextContent('The list is locked.');
    expect(open.getByRole('combobox', { name: 'Display style' })).toHaveValue('DECIMAL');
    expect(screen.queryByRole('cell', { name: 'DECIMAL', hidden: true })).not.toBeInTheDocument();
  });

  it('sends nothing if the states cannot be loaded', async () => {
    const { next, puts } = await opened('?panel=pickListStates/together');
    await chooseBoth();
    next.push({ method: 'GET', answer: new Response('<h1>Sign in</h1>') });
    await userEvent.click(await submit());
    expect(await (await dialog()).findByRole('alert')).toHaveTextContent(/\w/);
    expect(puts()).toEqual([]);
  });
});
