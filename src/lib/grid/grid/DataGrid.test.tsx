// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderGrid, rowsOf } from './testing/renderGrid';

test('shows the number of rows and columns, and renders only the visible ones', () => {
  const { grid } = renderGrid({ rows: rowsOf(5_000) });
  expect(grid).toHaveAttribute('aria-rowcount', '5001');
  expect(grid).toHaveAttribute('aria-colcount', '7');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  expect(screen.getByRole('columnheader', { name: 'SKU' })).toHaveAttribute(
    'aria-required',
    'true',
  );
  expect(screen.getByRole('gridcell', { name: 'SKU-3' })).toHaveAttribute('aria-colindex', '3');
});

test('arrows, Home, End and their like move', async () => {
  const { user, active } = renderGrid();
  expect(active()).toHaveTextContent('SKU-1');
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(active()).toHaveTextContent('Product 2');
  await user.keyboard('{End}');
  expect(active()).toHaveTextContent('Drinks');
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(active()).toHaveTextContent('SKU-1');
  await user.keyboard('{Control>}{ArrowDown}{/Control}');
  expect(active()).toHaveTextContent('SKU-6');
  await user.keyboard('{Control>}{End}{/Control}');
  expect(active()?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '7');
});

test('that there is nothing to show is said, also above the line that becomes a row', () => {
  const { grid } = renderGrid({ rows: rowsOf(0), canAdd: true });
  expect(screen.getByText('No results to show.')).toBeInTheDocument();
  expect(grid).toHaveAttribute('aria-rowcount', '2');
});

test('keys lead into rows that were not drawn', async () => {
  const { user, active } = renderGrid({ rows: rowsOf(5_000) });
  await user.keyboard('{Control>}{End}{/Control}{Home}');
  expect(active()).toHaveTextContent('SKU-5000');
  await user.keyboard('{PageUp}');
  expect(active()?.textContent).toMatch(/^SKU-49\d\d$/);
});

test('Shift and arrows select a block, said in words', async () => {
  const { user, selected, status } = renderGrid();
  await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  expect(selected()).toEqual(['SKU-1', 'Product 1', 'SKU-2', 'Product 2']);
  expect(status()).toBe('2 rows, 2 columns selected');
});

test('typing replaces a cell; Enter saves it and moves down', async () => {
  const { user, model, active, grid } = renderGrid();
  await user.keyboard('{ArrowRight}Milk');
  expect(screen.getByRole('textbox', { name: 'Description, row 1' })).toHaveValue('Milk');
  await user.keyboard('{Enter}');
  expect(model.textAt(0, 1)).toBe('Milk');
  expect(active()).toHaveTextContent('Product 2');
  expect(grid).toHaveFocus();
  expect(screen.getByRole('gridcell', { name: 'Milk' })).toHaveAccessibleDescription('Changed');
});

test('F2 edits the text, Escape cancels, Tab saves and moves right', async () => {
  const { user, model, active } = renderGrid();
  await user.keyboard('{F2}-a{Escape}');
  expect(model.textAt(0, 0)).toBe('SKU-1');
  await user.keyboard('{F2}-a{Tab}');
  expect(model.textAt(0, 0)).toBe('SKU-1-a');
  expect(active()).toHaveTextContent('Product 1');
});

test('an edit of one cell is one step that can be undone and redone', async () => {
  const { user, model, status } = renderGrid();
  await user.keyboard('{ArrowRight}Milk{Enter}{Control>}z{/Control}');
  expect(model.textAt(0, 1)).toBe('Product 1');
  expect(status()).toBe('Undone: 1 cell.');
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(model.textAt(0, 1)).toBe('Milk');
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(status()).toBe('There is nothing to redo.');
});

test('a cell with an error announces it', async () => {
  const { user, cell } = renderGrid();
  await user.keyboard('{ArrowRight}{ArrowRight}many{Enter}');
  await waitFor(() => {
    expect(cell(0, 2)).toHaveAttribute('aria-invalid', 'true');
  });
  expect(cell(0, 2)).toHaveAccessibleDescription('Size must be a number. Changed');
});

test('double click edits', async () => {
  const { cell, user } = renderGrid();
  await user.dblClick(cell(1, 1));
  expect(screen.getByRole('textbox', { name: 'Description, row 2' })).toHaveValue('Product 2');
});

test('pasted cells are one step, and cells that do not fit are reported', async () => {
  const { user, model, status, selected } = renderGrid();
  await user.keyboard('{ArrowDown}{End}{ArrowLeft}');
  fireEvent.paste(document.activeElement!, {
    clipboardData: {
      getData: (type: string) =>
        type === 'text/plain' ? 'true\tDairy\tx\nfalse\t"Br\nead"\ty' : '',
    },
  });
  expect(model.textAt(1, 3)).toBe('true');
  expect(model.textAt(2, 4)).toBe('Br\nead');
  await waitFor(() => expect(selected()).toHaveLength(4));
  expect(status()).toBe('4 cells pasted. 1 copied column did not fit and was skipped.');
  await user.keyboard('{Control>}z{/Control}');
  expect(model.textAt(2, 4)).toBe('Drinks');
});
