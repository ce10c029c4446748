// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AddressTabs } from './AddressTabs';

const keys = ['one', 'two', 'three'] as const;

const Page = () => {
  const [parameters] = useSearchParams();
  const open = keys.find((key) => key === parameters.get('tab')) ?? 'one';
  return (
    <AddressTabs
      label="Parts"
      tabs={keys.map((key) => ({ key, label: key, to: `/?tab=${key}` }))}
      open={open}
      drawn={open}
    >
      <a href="#inside">inside {open}</a>
    </AddressTabs>
  );
};

const show = () => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/'] });
  const opened: string[] = [];
  router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle') opened.push(location.search);
  });
  render(<RouterProvider router={router} useTransitions={false} />);
  return { router, opened };
};
const tab = (name: string) => screen.getByRole('tab', { name });
const isMarked = (name: string) => tab(name).getAttribute('aria-selected') === 'true';
const painted = () => act(() => vi.advanceTimersByTimeAsync(200));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('marks the pressed tab at once, and opens its address after that was painted', async () => {
  const { opened } = show();
  fireEvent.click(tab('two'));
  expect(isMarked('two')).toBe(true);
  expect(isMarked('one')).toBe(false);
  expect(opened).toEqual([]);
  expect(screen.getByRole('tabpanel', { name: 'one' })).toHaveTextContent('inside one');
  await painted();
  expect(opened).toEqual(['?tab=two']);
  expect(screen.getByRole('tabpanel', { name: 'two' })).toHaveTextContent('inside two');
});

it('opens only the last of tabs that are pressed quickly, with Space too, and none for the open one', async () => {
  const { opened } = show();
  fireEvent.click(tab('two'));
  fireEvent.keyDown(tab('three'), { key: ' ' });
  await painted();
  expect(opened).toEqual(['?tab=three']);
  fireEvent.click(tab('one'));
  fireEvent.click(tab('three'));
  await painted();
  expect(opened).toEqual(['?tab=three']);
  expect(isMarked('three')).toBe(true);
});

it('marks the tab of the address after Back', async () => {
  const { router } = show();
  fireEvent.click(tab('two'));
  await painted();
  await act(() => router.navigate(-1));
  await painted();
  expect(isMarked('one')).toBe(true);
  expect(screen.getByRole('tabpanel', { name: 'one' })).toBeVisible();
});

it('leaves a click for a new tab of the browser to the browser', async () => {
  const { opened } = show();
  let isTaken: boolean | null = null;
  const look = (event: MouseEvent) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', look, { once: true });
  fireEvent.click(tab('two'), { ctrlKey: true });
  await painted();
  expect(isTaken).toBe(false);
  expect(isMarked('one')).toBe(true);
  expect(opened).toEqual([]);
});
