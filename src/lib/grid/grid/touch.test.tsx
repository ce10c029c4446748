// @vitest-environment jsdom
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderGrid } from './testing/renderGrid';

const send = (cell: HTMLElement, event: Event, facts: Readonly<Record<string, unknown>>) => {
  // jsdom events have no pointer type, and their time stamps cannot be set.
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(event, name, { value });
  fireEvent(cell, event);
};

/** A tap on a cell, at `timeStamp` ms after the page was opened. */
const tap = (cell: HTMLElement, timeStamp: number) => {
  const finger = { pointerType: 'touch', isPrimary: true, button: 0, timeStamp };
  send(cell, createEvent.pointerDown(cell), finger);
  send(cell, createEvent.pointerUp(cell), finger);
  send(cell, createEvent.click(cell), { timeStamp });
};

const editor = () => screen.queryByRole('textbox', { name: /Description/ });

test('a tap selects a cell, and another on it edits, however much later', () => {
  const { cell, active } = renderGrid();
  tap(cell(1, 1), 1000);
  expect(active()).toBe(cell(1, 1));
  expect(editor()).not.toBeInTheDocument();
  tap(cell(1, 1), 9000);
  expect(editor()).toHaveValue('Product 2');
});

test('a tap on another cell, or after moving on by the keys, only selects', async () => {
  const { cell, active, user } = renderGrid();
  tap(cell(1, 1), 1000);
  tap(cell(2, 1), 1200);
  expect(active()).toBe(cell(2, 1));
  expect(editor()).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  tap(cell(2, 1), 1400);
  expect(active()).toBe(cell(2, 1));
  expect(editor()).not.toBeInTheDocument();
});
