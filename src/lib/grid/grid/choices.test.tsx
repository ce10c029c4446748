// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderGrid } from './testing/renderGrid';

const listed = async () => (await screen.findAllByRole('option')).map((one) => one.textContent);

test('cells with choices have a sign, and open their list by Enter, F2 and a double click', async () => {
  const { user, grid, cell } = renderGrid();
  expect(cell(0, 4)).toHaveClass('choice');
  expect(cell(0, 1)).not.toHaveClass('choice');
  for (const open of ['{Enter}', '{F2}', '{Alt>}{ArrowDown}{/Alt}']) {
    await user.click(cell(0, 4));
    await user.keyboard(open);
    expect(await listed()).toEqual(['Drinks', 'Dairy', 'Bread']);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(grid).toHaveFocus();
  }
  await user.dblClick(cell(0, 4));
  expect(await listed()).toEqual(['Drinks', 'Dairy', 'Bread']);
});

test('Enter after Tab goes to the column in which Tab began, and only then', async () => {
  const { user, cell, active } = renderGrid();
  await user.click(cell(0, 0));
  await user.keyboard('a{Tab}b{Tab}3{Enter}');
  expect(active()).toBe(cell(1, 0));
  // After any other move, Enter stays in its column.
  await user.keyboard('{Tab}{ArrowRight}9{Enter}');
  expect(active()).toBe(cell(2, 2));
});

test('headings open their menu by pointer and by key, and say how they order and narrow', async () => {
  const onColumnMenu = vi.fn();
  const { user, grid } = renderGrid({
    onColumnMenu,
    columnStates: new Map([[1, { sort: 'descending', isFiltered: true }]]),
  });
  const heading = await screen.findByRole('columnheader', { name: /Description/ });
  expect(heading).toHaveAttribute('aria-sort', 'descending');
  expect(heading).toHaveClass('filtered');
  const sign = heading.querySelector('[data-menu]');
  if (!sign) throw new Error('The heading has no menu.');
  fireEvent.click(sign);
  expect(onColumnMenu).toHaveBeenLastCalledWith(1, heading);
  grid.focus();
  await user.keyboard('{ArrowUp}{ArrowRight}{Alt>}{ArrowDown}{/Alt}');
  expect(onColumnMenu).toHaveBeenCalledTimes(2);
});
