// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ConsoleLink, ConsoleLinks } from './ConsoleLink';

const link = <ConsoleLink to="/products/view/7?tab=states">Milk</ConsoleLink>;

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

const open = (basename: string) => {
  const element = (
    <ConsoleLinks>
      {link}
      <Address />
    </ConsoleLinks>
  );
  const router = createMemoryRouter([{ path: '*', element }], {
    basename,
    initialEntries: [`${basename}/products`],
  });
  render(<RouterProvider router={router} useTransitions={false} />);
  return router;
};

it('opens a path of the console below its base', async () => {
  const router = open('/demo');
  const milk = screen.getByRole('link', { name: 'Milk' });
  expect(milk).toHaveAttribute('href', '/demo/products/view/7?tab=states');
  fireEvent.click(milk);
  expect(await screen.findByText('/products/view/7?tab=states')).toBeVisible();
  expect(router.state.historyAction).toBe('PUSH');

  fireEvent.click(milk);
  expect(router.state.historyAction, 'the page one is on').toBe('REPLACE');
});

it('leaves new tabs and windows to the browser', () => {
  const router = open('');
  const milk = screen.getByRole('link', { name: 'Milk' });
  const isLeft = vi.fn((event: Event) => {
    const { defaultPrevented } = event;
    // jsdom cannot open a tab.
    event.preventDefault();
    return !defaultPrevented;
  });
  document.addEventListener('click', isLeft);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    fireEvent.click(milk, { [key]: true });
    expect(isLeft, key).toHaveLastReturnedWith(true);
  }
  document.removeEventListener('click', isLeft);
  expect(router.state.location.pathname).toBe('/products');
});

it('is an ordinary link of react-router outside the console', () => {
  const router = createMemoryRouter([{ path: '*', element: link }], {
    initialEntries: ['/products'],
  });
  render(<RouterProvider router={router} useTransitions={false} />);
  fireEvent.click(screen.getByRole('link', { name: 'Milk' }));
  expect(router.state.location.pathname).toBe('/products/view/7');
});
