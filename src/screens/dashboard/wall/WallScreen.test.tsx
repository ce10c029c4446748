// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createConsole } from '../../../views/testing/renderConsole';
import { wallFrom, wallText } from '../state/wall';
import { slideAfter, slideOf, slidesOf } from './slides';

const account = 'acc00000-0000-4000-8000-000000000001';
const patient = { timeout: 60_000 };

afterEach(() => {
  vi.useRealTimers();
});

it('an address has a wall only with an interval that can be chosen', () => {
  expect(wallFrom('cycle-60')).toEqual({ mode: 'cycle', seconds: 60 });
  expect(wallFrom('stay-300')).toEqual({ mode: 'stay', seconds: 300 });
  for (const text of [null, '', 'cycle', 'cycle-1', 'cycle-060', 'other-60', 'cycle-60x'])
    expect(wallFrom(text), String(text)).toBeNull();
  expect(wallText({ mode: 'cycle', seconds: 30 })).toBe('cycle-30');
});

it('slides follow each other in a circle, and a tab without one has the first', () => {
  const all = { accountId: 'a', zoneIds: [], comparedIds: ['a'] };
  const slides = slidesOf(all);
  expect(slideAfter('overview', 1, slides)).toBe('accuracy');
  expect(slideAfter('counting', 1, slides)).toBe('overview');
  expect(slideAfter('overview', -1, slides)).toBe('counting');
  expect(slideOf('compare', slides)).toBe('overview');
});

it('a comparison is a slide if zones or other organizations are selected', () => {
  const all = { accountId: 'a', zoneIds: [], comparedIds: [] };
  for (const selected of [{ zoneIds: ['1', '2'] }, { comparedIds: ['a', 'b'] }]) {
    const slides = slidesOf({ ...all, ...selected });
    expect(slideAfter('counting', 1, slides)).toBe('compare');
    expect(slideOf('compare', slides)).toBe('compare');
  }
  expect(slidesOf({ ...all, zoneIds: ['1'] })).not.toContain('compare');
});

it('a wall begins in the dialog, shows one section after the other, and Escape leaves it', async () => {
  const { show, sentTo } = await createConsole();
  const { address } = show(`/?account_id=${account}&range=7d`);
  const parameter = (key: string) => new URLSearchParams(address()).get(key);
  const begin = await screen.findByRole('button', { name: 'Wall mode' }, patient);
  await waitFor(() => {
    expect(begin).toBeEnabled();
  }, patient);
  await userEvent.click(begin);
  const dialog = within(await screen.findByRole('dialog', { name: 'Wall mode' }, patient));
  expect(dialog.getByRole('combobox', { name: /Each for/ })).toHaveTextContent('1 minute');
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  await userEvent.click(dialog.getByRole('button', { name: 'Start' }));

  const slide = (name: string) => screen.findByRole('dialog', { name }, patient);
  const first = await slide('Overview');
  expect(parameter('wall')).toBe('cycle-60');
  expect(parameter('range')).toBe('7d');
  // The page below it has no second copy of the figures.
  expect(await screen.findAllByText('Typical job time', {}, patient)).toHaveLength(1);

  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  await slide('Accuracy');
  expect(parameter('tab')).toBe('accuracy');

  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByText(/^2 of 4 · Paused$/)).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(600_000);
  });
  expect(parameter('tab')).toBe('accuracy');
  fireEvent.keyDown(first, { key: 'ArrowLeft' });
  await slide('Overview');
  expect(parameter('tab')).toBeNull();
  expect(sentTo('GET', '/api/analytics/zones/jobs/accuracy').length).toBeGreaterThan(0);

  fireEvent.keyDown(first, { key: 'Escape' });
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(parameter('wall')).toBeNull();
  expect(await screen.findByRole('region', { name: 'At a Glance' }, patient)).toBeVisible();
}, 240_000);

it('a wall that stays loads its figures again in each interval', async () => {
  const { show, sentTo, fault } = await createConsole();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  show(`/?account_id=${account}&tab=adjustments&compare=off&wall=stay-300`);
  const wall = await screen.findByRole('dialog', { name: 'Adjustments' }, patient);
  await within(wall).findByRole('figure', { name: 'Adjustments by Day' }, patient);
  const asked = () => sentTo('GET', '/api/analytics/adjustments').length;
  await waitFor(() => {
    expect(asked()).toBeGreaterThan(0);
  }, patient);
  await waitFor(() => {
    expect(wall.querySelector('[aria-busy="true"]')).toBeNull();
  }, patient);
  expect(await within(wall).findByText(/^Updated /)).toBeVisible();
  const before = asked();
  const zones = () => sentTo('GET', '/api/zones').length;
  const zonesBefore = zones();
  await fault({ path: '/api/analytics/adjustments', status: 403, body: {} });
  act(() => {
    vi.advanceTimersByTime(300_000);
  });
  await waitFor(() => {
    expect(asked()).toBeGreaterThan(before);
  }, patient);
  expect(screen.getByRole('dialog', { name: 'Adjustments' })).toBe(wall);
  expect(await within(wall).findByText(/^Could not be updated since /, {}, patient)).toBeVisible();
  // Only figures are loaded again.
  expect(zones()).toBe(zonesBefore);
}, 240_000);
