// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOpening } from '../../lib/failures/openings';
import { holdKeys } from './heldKeys';

const Opening = () => {
  useOpening('sheet');
  return null;
};

/** Something that opens: the grid or the input gets the focus later. */
const Opened = () => (
  <div role="dialog" aria-modal="true" aria-label="Zones" tabIndex={-1}>
    <div role="grid" aria-label="Rows" tabIndex={0} />
    <input aria-label="Search" />
  </div>
);

let stop: () => void;
const heard = vi.fn();

beforeEach(() => {
  heard.mockClear();
  stop = holdKeys();
  window.addEventListener('keydown', heard);
});
afterEach(() => {
  window.removeEventListener('keydown', heard);
  stop();
});

const press = (key: string, timeStamp: number) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  (document.activeElement ?? document.body).dispatchEvent(event);
};

it('ignores all of a text whose beginning nothing could take', () => {
  render(
    <>
      <Opening />
      <Opened />
    </>,
  );
  press('k', 1000);
  // The page was busy between two keys.
  const now = vi.spyOn(performance, 'now').mockReturnValue(1800);
  screen.getByRole('grid', { name: 'Rows' }).focus();
  now.mockRestore();
  press('e', 1900);
  press('s', 2300);
  expect(heard).not.toHaveBeenCalled();
  // After a pause, keys are for the grid.
  press('g', 2900);
  expect(heard).toHaveBeenCalledOnce();
});

it('ignores nothing after a press on something else', () => {
  render(
    <>
      <Opening />
      <Opened />
    </>,
  );
  press('k', 1000);
  screen.getByRole('grid', { name: 'Rows' }).focus();
  const search = screen.getByRole('textbox', { name: 'Search' });
  fireEvent.pointerDown(search);
  search.focus();
  press('m', 1200);
  expect(heard).toHaveBeenCalledOnce();
});

it('delivers a text to the input that gets the focus, and hears what follows', async () => {
  render(
    <>
      <Opening />
      <Opened />
    </>,
  );
  press('k', 1000);
  press('e', 1100);
  screen.getByRole('textbox', { name: 'Search' }).focus();
  await vi.waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('ke'));
  press('s', 1200);
  expect(heard).toHaveBeenCalledOnce();
});
