// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import '../../../messages/en/screenTexts';
import { createConsole } from '../../../views/testing/renderConsole';
import { periodOf } from '../period/range';
import { useDashboardState } from '../state/urlState';
import { Filters } from './Filters';

const account = 'acc00000-0000-4000-8000-000000000001';
const today = 20_000;
const known = { zones: [], total: 0, isWhole: true };

const Page = () => {
  const { state, show } = useDashboardState();
  const { zoneIds, regionIds, range, isCompared } = state;
  return (
    <Filters
      {...{ zoneIds, regionIds, range, isCompared, show, knownZones: known, today }}
      accountId={account}
      named={[]}
      period={periodOf(range, today)}
    />
  );
};

type Answer = NonNullable<Parameters<typeof createConsole>[0]>['answer'];

const open = async (search = '', answer: Answer = () => undefined) => {
  const { show } = await createConsole({ page: <Page />, answer });
  const shown = show(`/?account_id=${account}${search}`);
  await screen.findByRole('group', { name: 'Organization, zones and period' }, { timeout: 30_000 });
  return {
    ...shown,
    search: () => shown.address().replace(`/?account_id=${account}`, ''),
    back: () => act(() => shown.router.navigate(-1)),
  };
};

const compare = () => screen.getByRole('switch', { name: 'Compare with previous period' });
const period = () => screen.getByRole('combobox', { name: 'Period' });
const pick = async (name: string) => {
  await userEvent.click(period());
  await userEvent.click(within(screen.getByRole('listbox')).getByRole('option', { name }));
};

it('the switch shows its new value before the address has it, and that of the address after Back', async () => {
  const { search, back } = await open();
  expect(compare()).toBeChecked();
  act(() => {
    compare().click();
  });
  expect(compare()).not.toBeChecked();
  expect(search()).toBe('');
  await waitFor(() => {
    expect(search()).toBe('&compare=off');
  });
  expect(compare()).not.toBeChecked();
  await back();
  expect(compare()).toBeChecked();
}, 60_000);

it('the chosen period is shown at once and then in the address, and that of the address after Back', async () => {
  const { search, back } = await open('&compare=off');
  await pick('Last 7 days');
  expect(period()).toHaveTextContent('Last 7 days');
  await waitFor(() => {
    expect(search()).toBe('&range=7d&compare=off');
  });
  await pick('Last 28 days');
  await waitFor(() => {
    expect(search()).toBe('&compare=off');
  });
  await back();
  expect(period()).toHaveTextContent('Last 7 days');
}, 60_000);

it('days that are not applied yet are left for the period of the address, not kept over Back', async () => {
  const { search, back } = await open();
  await pick('Last 7 days');
  await waitFor(() => {
    expect(search()).toBe('&range=7d');
  });
  await pick('Custom');
  expect(await screen.findByLabelText('From')).toBeVisible();
  expect(search()).toBe('&range=7d');
  await back();
  expect(period()).toHaveTextContent('Last 28 days');
  expect(screen.queryByLabelText('From')).toBeNull();

  // The preset that the address has ends typing, too.
  await pick('Custom');
  expect(await screen.findByLabelText('From')).toBeVisible();
  await pick('Last 28 days');
  await waitFor(() => {
    expect(screen.queryByLabelText('From')).toBeNull();
  });
}, 60_000);

it('zones and regions that cannot be read say so, and are read again', async () => {
  let isDown = true;
  const { search } = await open('', ({ path }) =>
    isDown && path === '/api/regions' ? new Response(null, { status: 503 }) : undefined,
  );
  const places = screen.getByRole('combobox', { name: 'Zones and regions' });
  await userEvent.click(places);
  const retry = await screen.findByRole('option', { name: 'Try again' }, { timeout: 30_000 });
  expect(screen.getAllByText('The options could not be loaded.')).toHaveLength(2);
  isDown = false;
  await userEvent.click(retry);
  await userEvent.click(await screen.findByRole('option', { name: 'Mountain' }));
  await waitFor(() => {
    expect(search()).toMatch(/^&regions=[^&,]+$/);
  });
  expect(screen.queryByText('The options could not be loaded.')).toBeNull();
}, 60_000);
