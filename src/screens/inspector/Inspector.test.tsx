// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { fakePlatform } from '../../../dataProvider/testing/fakePlatform';
import { traced } from '../../../dataProvider/transport/traced';
import { createI18nProvider } from '../../app/i18nProvider';
import { RegistryProvider } from '../../fields/useDeclaration';
import { english } from '../../messages/en/index';
import { createRegistry } from '../../schema/registry';
import { shopDeclarations } from '../../views/testing/shops';
import { Inspector } from './Inspector';

const opened = async (address: string) => {
  const { transport, trace } = traced(
    fakePlatform({ data: {} }, { type: 'error', kind: 'forbidden', status: 403 }).transport,
  );
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <CoreAdminContext i18nProvider={createI18nProvider(english)}>
            <RegistryProvider registry={createRegistry(shopDeclarations)}>
              <Inspector trace={trace} />
            </RegistryProvider>
          </CoreAdminContext>
        ),
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} useTransitions={false} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Developer overlay' }));
  const overlay = screen.getByRole('region', { name: 'Developer overlay' });
  return { transport, router, overlay, lines: () => within(overlay).queryAllByRole('listitem') };
};

it('names what drew the screen, and its calls without what they carry', async () => {
  const { transport, overlay, lines } = await opened('/shops/view/a%2F1');
  expect(lines().map(({ textContent }) => textContent)).toEqual([
    'resources/shops.ts (view)',
    'resources/clerks.ts (panel)',
    'resources/badges.ts (panel)',
    'resources/rules.ts (panel)',
  ]);
  expect(within(overlay).getByText('None. Everything shown was cached.')).toBeVisible();
  await act(async () => {
    await transport.send({ method: 'GET', path: '/api/shops', query: { q: 'private', no: '' } });
    await transport.send({
      method: 'PUT',
      path: '/api/shops/7',
      body: { token: 's3cret' },
      audit: { type: 'SHOP', action: 'UPDATE_SHOP' },
    });
  });
  const [read, write] = lines().slice(-2);
  expect(read).toHaveTextContent(/^GET \/api\/shops 200, \d+ ms\?q$/);
  expect(write).toHaveTextContent(/^PUT \/api\/shops\/7 forbidden, \d+ mstoken · UPDATE_SHOP$/);
  expect(overlay).not.toHaveTextContent(/private|s3cret/);
});

it('restarts with the next screen, and closes', async () => {
  const { transport, router, overlay, lines } = await opened('/shops');
  await act(async () => {
    await transport.send({ method: 'GET', path: '/api/shops' });
  });
  expect(lines()).toHaveLength(2);
  await act(() => router.navigate('/account'));
  expect(within(overlay).getByText('A screen made by hand: src/screens.')).toBeVisible();
  expect(lines()).toEqual([]);
  await userEvent.click(within(overlay).getByRole('button', { name: 'Close developer overlay' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Developer overlay' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});
