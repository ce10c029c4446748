// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useDashboardState, type DashboardView } from './urlState';

const showAt = (address: string) => {
  const views: DashboardView[] = [];
  const Page = () => {
    const view = useDashboardState();
    if (views.at(-1) !== view) views.push(view);
    return null;
  };
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} useTransitions={false} />);
  const last = () => {
    const view = views.at(-1);
    if (!view) throw new Error('Nothing was drawn.');
    return view;
  };
  return { last, address: () => router.state.location.search };
};

it('keeps what was chosen the same for another tab, so that it is not drawn again', () => {
  const { last } = showAt('/?account_id=a&regions=r&zones=z1,z2&range=7d');
  const before = last();
  act(() => {
    before.show({ tab: 'counting' });
  });
  const after = last();
  expect(after.state.tab).toBe('counting');
  expect(after.state.zoneIds).toBe(before.state.zoneIds);
  expect(after.state.regionIds).toBe(before.state.regionIds);
  expect(after.state.range).toBe(before.state.range);
  expect(after.show).toBe(before.show);
  act(() => {
    after.show({ zoneIds: ['z3'] });
  });
  expect(last().state.zoneIds).toEqual(['z3']);
});

it('adds a change to the present address, also if it comes from a page that shows an earlier one', () => {
  const { last, address } = showAt('/?account_id=a');
  const earlier = last();
  act(() => {
    earlier.show({ tab: 'counting' });
  });
  act(() => {
    earlier.show({ uom: 'BOX' });
  });
  expect(address()).toBe('?account_id=a&tab=counting&uom=BOX');
  act(() => {
    earlier.show({ isCompared: false });
  });
  expect(last().state).toMatchObject({ tab: 'counting', uom: 'BOX', isCompared: false });
});
