// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createConsole } from '../testing/renderConsole';

const long = { timeout: 20_000 };

/** Removes a region and opens another page before the platform has answered. */
const removeAndLeave = async (answer: Response) => {
  const made = await createConsole({
    rows: 5,
    answer: ({ method }) => (method === 'DELETE' ? answer : undefined),
  });
  const { data } = await made.provider.getList('regions', {
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  });
  const shown = made.show(`/zones/regions/view/${String(data[0]?.id)}`);
  const release = made.hold(({ method }) => method === 'DELETE');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }, long));
  const question = await screen.findByRole('alertdialog', {}, long);
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => {
    expect(made.sentTo('DELETE', '/api/')).toHaveLength(1);
  }, long);
  await act(() => shown.router.navigate('/models'));
  await screen.findByRole('heading', { level: 1, name: 'Models' }, long);
  release();
  return shown;
};

it('a removal that ends on another page leaves the person there', async () => {
  const { address } = await removeAndLeave(Response.json({}));
  expect(await screen.findByText(/removed\.?$/, {}, long)).toBeVisible();
  await act(() => Promise.resolve());
  expect(address()).toBe('/models');
}, 90_000);

it('a removal that is refused on another page says so there', async () => {
  await removeAndLeave(Response.json({ message: 'It has zones.' }, { status: 409 }));
  expect(await screen.findByText('It has zones.', {}, long)).toBeVisible();
}, 90_000);
