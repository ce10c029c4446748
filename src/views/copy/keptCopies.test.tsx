// @vitest-environment jsdom
// An unfinished copy is offered on its list: finished or undone.
import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createConsole } from '../testing/renderConsole';
import { long, showList, source, target } from './testing/copyList';

const isPier = (name: string) => name.startsWith('Pier');

/** Two zones, of which one is copied and the other is not. */
const halfAsked = async (status: number) => {
  let isRefusing = true;
  const made = await createConsole({
    answer: ({ method, path, body }) =>
      isRefusing &&
      method === 'POST' &&
      path === '/api/zones' &&
      (body as { readonly name?: unknown }).name === 'Pier 2'
        ? Response.json({ message: 'Not today.' }, { status })
        : undefined,
  });
  isRefusing = false;
  const at = { meta: { within: { account_id: source } } };
  const region = await made.provider.create('regions', {
    data: { name: 'Harbor', account_id: source },
    ...at,
  });
  for (const name of ['Pier 1', 'Pier 2'])
    await made.provider.create('zones', {
      data: { name, account_id: source, region_id: region.data.id },
      ...at,
    });
  isRefusing = true;
  const address = `/zones?account_id=${source}&region_id=${region.data.id}`;
  const list = await showList(made, address);
  await list.select('Pier 1', 'Pier 2');
  await list.begin();
  const asked = await list.question();
  await userEvent.click(asked.getByRole('button', { name: 'Copy' }));
  const allow = () => {
    isRefusing = false;
  };
  const copies = async () =>
    (await list.rowsOf('zones', target)).map(({ name }) => String(name)).filter(isPier);
  return { ...list, address, asked, allow, copies };
};

/** Offered again, because the person has closed the question. */
const halfCopied = async () => {
  const { asked, allow, address, ...list } = await halfAsked(403);
  expect(await asked.findByRole('alert', {}, long)).toHaveTextContent(/Pier 2: Not today\./);
  await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
  allow();
  await act(() => list.router.navigate('/users'));
  await act(() => list.router.navigate(address));
  const notice = async () =>
    within(await screen.findByRole('group', { name: 'Copy to Brightwater Grocers' }, long));
  const isOver = () =>
    waitFor(() => {
      expect(screen.queryByRole('group', { name: 'Copy to Brightwater Grocers' })).toBeNull();
    }, long);
  return { ...list, notice, isOver };
};

it('is resumed by the same question, which sends only the rest', async () => {
  const { notice, question, copies, isOver } = await halfCopied();
  const offered = await notice();
  expect(offered.getByText(/was not finished: 1 of 2 copied\./)).toBeVisible();
  await userEvent.click(offered.getByRole('button', { name: 'Resume' }));
  const asked = await question();
  expect(asked.getByText('Copy 1 zone to Brightwater Grocers?')).toBeVisible();
  expect(await copies()).toEqual(['Pier 1']);
  await userEvent.click(asked.getByRole('button', { name: 'Copy' }));
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).toBeNull();
  }, long);
  expect((await copies()).toSorted()).toEqual(['Pier 1', 'Pier 2']);
  await isOver();
}, 120_000);

it('is undone after a question, with what was created for it', async () => {
  const { notice, copies, isOver, rowsOf } = await halfCopied();
  await userEvent.click((await notice()).getByRole('button', { name: 'Undo copy' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Undo copy' }, long));
  await userEvent.click(asked.getByRole('button', { name: 'Undo copy' }));
  expect(await screen.findByText('Undone for 1 row.', {}, long)).toBeVisible();
  expect(await copies()).toEqual([]);
  const regions = await rowsOf('regions', target);
  expect(regions.map(({ name }) => name as unknown)).not.toContain('Harbor');
  await isOver();
}, 120_000);

it('is dismissed, and its copies stay', async () => {
  const { notice, copies, isOver } = await halfCopied();
  await userEvent.click((await notice()).getByRole('button', { name: 'Dismiss' }));
  await isOver();
  expect(await copies()).toEqual(['Pier 1']);
}, 120_000);

it('waits when the session ends, and goes on with the rest', async () => {
  const { asked, allow, copies } = await halfAsked(401);
  expect(await asked.findByRole('alert', {}, long)).toHaveTextContent(
    /Your session ended; 1 is waiting\. Continue when you are signed in\. 1 of 2 done\./,
  );
  allow();
  await userEvent.click(asked.getByRole('button', { name: 'Continue with 1' }));
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).toBeNull();
  }, long);
  expect((await copies()).toSorted()).toEqual(['Pier 1', 'Pier 2']);
}, 120_000);
