// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTransport } from '../../dataProvider/transport/transport';
import { declarationFault } from '../schema/declarationFault';
import { fakeSession } from '../screens/signIn/testing/renderAuth';

vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addListener: () => undefined,
  removeListener: () => undefined,
}));

/** The error that importing the console throws for faulty declarations. */
const fault = Object.assign(new Error('Declarations:\nhuts: represent names nothing'), {
  name: declarationFault,
});
vi.mock('./ConsoleApp', () => ({
  ConsoleApp: () => {
    throw fault;
  },
  readyFor: () => Promise.resolve(),
}));

const { Root } = await import('./Root');

it('names the declaration that prevents the console from starting', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const session = fakeSession({ state: () => 'signedIn' });
  const transport = createTransport({ baseUrl: '', session });
  render(
    <Root
      session={session}
      transport={transport}
      config={{ platformUrl: '', statusUrl: '', cdnUrl: '', accent: '' }}
    />,
  );
  expect(await screen.findByText(/huts: represent names nothing/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Facings could not start' })).toBeVisible();
});
