// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CustomRoutes, Resource, useResourceDefinitions } from 'react-admin';
import { Route } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { EntityCreateProps, EntityEditProps } from '../views/entityViews';
import { createConsole } from '../views/testing/renderConsole';

it("a Resource's list and show replace the generic views at the declared addresses", async () => {
  const List = () => <p>List of my own</p>;
  const Show = () => <p>Show of my own</p>;
  const { show } = await createConsole({ views: { regions: { list: List, show: Show } } });
  const { router } = show('/zones/regions');
  expect(await screen.findByText('List of my own')).toBeVisible();
  await router.navigate('/zones/regions/view/7');
  expect(await screen.findByText('Show of my own')).toBeVisible();
});

it("a Resource's create and edit open over its list, and close it", async () => {
  const Create = ({ onClose }: EntityCreateProps) => <button onClick={onClose}>My create</button>;
  const Edit = ({ id }: EntityEditProps) => <p>My edit of {id}</p>;
  const { show } = await createConsole({
    views: { regions: { create: Create }, users: { edit: Edit } },
  });
  const { router, address } = show('/zones/regions/create');
  await userEvent.click(await screen.findByRole('button', { name: 'My create' }));
  expect(address()).toBe('/zones/regions');
  await router.navigate('/users/edit/7');
  expect(await screen.findByText('My edit of 7')).toBeVisible();
});

it("react-admin's own Resource and CustomRoutes work beside ours", async () => {
  const Names = () => <p>{Object.keys(useResourceDefinitions()).join(' ')}</p>;
  const { show } = await createConsole({
    beside: (
      <>
        <Resource name="shelves" list={Names} create={<p>A new shelf</p>} />
        <CustomRoutes>
          <Route path="/hello" element={<p>Hello within the layout</p>} />
        </CustomRoutes>
        <CustomRoutes noLayout>
          <Route path="/bare" element={<p>Hello alone</p>} />
        </CustomRoutes>
      </>
    ),
  });
  const { router } = show('/shelves');
  expect(await screen.findByText(/\bzones\b.* shelves$/)).toBeVisible();
  await router.navigate('/shelves/create');
  expect(await screen.findByText('A new shelf')).toBeVisible();
  await router.navigate('/hello');
  expect(await screen.findByText('Hello within the layout')).toBeVisible();
  await router.navigate('/bare');
  expect(await screen.findByText('Hello alone')).toBeVisible();
});

it('a second Resource of an entity is refused, instead of changing only its definition', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { show } = await createConsole({ beside: <Resource name="zones" list={<p>Mine</p>} /> });
  show('/zones');
  expect(
    await screen.findByText(
      /^Two Resources are named 'zones': pass the views .* in `views` of <App>$/,
    ),
  ).toBeVisible();
});
