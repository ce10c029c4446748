// @vitest-environment jsdom
/** A failing palette, which once broke the whole console. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderShell } from '../testing/renderShell';
import { Keyboard } from './Keyboard';
import { openPalette } from './opened';

let isBroken = true;

vi.mock('../palette/Palette', () => ({
  Palette: () => {
    if (isBroken) throw new Error('The message catalogue has no text.');
    return <div role="dialog" aria-label="Search or go to" />;
  },
}));

beforeEach(() => {
  isBroken = true;
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

it('a palette that fails shows that over the page, which still works, and can be tried again', async () => {
  renderShell({
    page: (
      <Keyboard>
        <button>A part of the page</button>
      </Keyboard>
    ),
  });
  await screen.findByRole('button', { name: 'A part of the page' });
  act(openPalette);
  const fault = await screen.findByRole('alertdialog', { name: 'This part of the page failed' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(fault).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'A part of the page' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();

  act(openPalette);
  await screen.findByRole('alertdialog');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('dialog', { name: 'Search or go to' })).toBeInTheDocument();
});
