// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { I18nContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../app/i18nProvider';
import { RouteFault } from '../../app/RouteFault';
import { signInCatalogue } from '../../messages/en/signIn';
import { ErrorBoundary } from './ErrorBoundary';
import { OverlayBoundary } from './OverlayBoundary';

let isBroken = true;

const Part = () => {
  if (isBroken) throw new Error('The part is broken.');
  return <p>the part</p>;
};

const draw = (page: ReactNode) =>
  render(
    <I18nContextProvider value={createI18nProvider(signInCatalogue)}>{page}</I18nContextProvider>,
  );
const failed = 'This part of the page failed';
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  isBroken = true;
  // React logs each failure, as it should.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

it('shows an alert for a failed part, and the part when trying again works', async () => {
  draw(
    <>
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>
      <p>the rest</p>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(failed);
  expect(screen.getByText('the rest')).toBeVisible();
  await userEvent.click(button('Try again'));
  expect(screen.getByRole('alert')).toHaveTextContent(failed);
  isBroken = false;
  await userEvent.click(button('Try again'));
  expect(screen.getByText('the part')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

const Page = ({ isKept = false }) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <>
      <button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Open
      </button>
      {(isOpen || isKept) && (
        <OverlayBoundary isOpen={isOpen} onClose={close}>
          {isOpen && <Part />}
        </OverlayBoundary>
      )}
    </>
  );
};

it.each([false, true])(
  'shows over the page that a dialog failed, and closes it (boundary kept: %s)',
  async (isKept) => {
    draw(<Page isKept={isKept} />);
    await userEvent.click(button('Open'));
    expect(screen.getByRole('alertdialog', { name: failed })).toBeVisible();
    await userEvent.click(button('Close'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

    isBroken = false;
    await userEvent.click(button('Open'));
    expect(screen.getByText('the part')).toBeVisible();
  },
);

it('tries a dialog again, and closes it with Escape', async () => {
  draw(<Page />);
  await userEvent.click(button('Open'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await userEvent.click(button('Open'));
  isBroken = false;
  await userEvent.click(button('Try again'));
  expect(screen.getByText('the part')).toBeVisible();
});

it('hides a failed part of the frame that cannot be closed otherwise', async () => {
  draw(
    <OverlayBoundary>
      <Part />
    </OverlayBoundary>,
  );
  await userEvent.click(button('Close'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it("replaces the router's error page, and renders the console again", async () => {
  const router = createMemoryRouter([
    { path: '*', element: <Part />, errorElement: <RouteFault /> },
  ]);
  draw(<RouterProvider router={router} useTransitions={false} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(failed);
  expect(screen.queryByText(/Unexpected Application Error/)).not.toBeInTheDocument();
  isBroken = false;
  await userEvent.click(button('Try again'));
  expect(await screen.findByText('the part')).toBeVisible();
});
