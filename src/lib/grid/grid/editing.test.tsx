// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { columns, renderGrid, rowsOf } from './testing/renderGrid';
import { arrayModel } from './testing/arrayModel';

const pasteText = (text: string, type = 'text/plain') =>
  fireEvent.paste(document.activeElement!, {
    clipboardData: { getData: (format: string) => (format === type ? text : '') },
  });

test('one copied cell fills the selection', async () => {
  const { user, model, status } = renderGrid();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  pasteText('Tea');
  expect(model.texts().map((row) => row[1])).toEqual([
    'Tea',
    'Tea',
    'Tea',
    'Product 4',
    'Product 5',
    'Product 6',
  ]);
  expect(status()).toBe('3 cells pasted.');
});

test('a table of a document is pasted without plain text; errors in it are counted', async () => {
  const { user, model, status } = renderGrid();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  pasteText('<table><tr><td>7.5</td></tr><tr><td>tall</td></tr></table>', 'text/html');
  expect([model.textAt(0, 2), model.textAt(1, 2)]).toEqual(['7.5', 'tall']);
  expect(status()).toBe('2 cells pasted. 1 with an error.');
});

test('nothing is pasted from an empty clipboard', () => {
  const { model, status } = renderGrid();
  pasteText('');
  expect(model.canUndo()).toBe(false);
  expect(status()).toBe('There are no cells to paste.');
});

test('copied cells are text for spreadsheets and a table for documents; cut empties them', async () => {
  const { user, model, status } = renderGrid();
  const data = new Map<string, string>();
  const clipboardData = { setData: (type: string, text: string) => data.set(type, text) };
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  fireEvent.copy(document.activeElement!, { clipboardData });
  expect(data.get('text/plain')).toBe('Product 1\t0\r\nProduct 2\t1');
  expect(data.get('text/html')).toContain('<td>Product 2</td><td>1</td>');
  expect(status()).toBe('4 cells copied.');
  fireEvent.cut(document.activeElement!, { clipboardData });
  expect(model.textAt(1, 1)).toBe('');
  expect(status()).toBe('4 cells cut.');
});

test('the clipboard is left alone while the focus is elsewhere', () => {
  const { model, grid } = renderGrid();
  grid.blur();
  fireEvent.paste(document.body, { clipboardData: { getData: () => 'x' } });
  expect(model.canUndo()).toBe(false);
});

test('Delete empties, Ctrl+D fills down, Ctrl+R fills right', async () => {
  const { user, model } = renderGrid();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Delete}');
  expect([model.textAt(0, 1), model.textAt(1, 1), model.textAt(2, 1)]).toEqual([
    '',
    '',
    'Product 3',
  ]);
  await user.keyboard(
    '{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}',
  );
  expect([model.textAt(3, 1), model.textAt(4, 1)]).toEqual(['Product 3', 'Product 3']);
  await user.keyboard('{ArrowRight}{Control>}r{/Control}');
  expect(model.textAt(2, 2)).toBe('Product 3');
});

test('the blank line at the end becomes a row when something is typed there', async () => {
  const { user, model, active, grid } = renderGrid({ rows: rowsOf(2), canAdd: true });
  expect(grid).toHaveAttribute('aria-rowcount', '4');
  await user.keyboard('{Control>}{ArrowDown}{/Control}{ArrowDown}New-1{Enter}');
  expect(model.texts()).toHaveLength(3);
  expect(model.textAt(2, 0)).toBe('New-1');
  expect(active()?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '5');
});

test('a paste beyond the end adds rows, as one step', async () => {
  const { user, model } = renderGrid({ rows: rowsOf(2), canAdd: true });
  await user.keyboard('{ArrowDown}');
  pasteText('A\tone\nB\ttwo\nC\tthree');
  expect(model.texts().map((row) => row[0])).toEqual(['SKU-1', 'A', 'B', 'C']);
  await user.keyboard('{Control>}z{/Control}');
  expect(model.texts().map((row) => row[0])).toEqual(['SKU-1', 'SKU-2']);
});

test('a switch is turned by Space, for all that is selected', async () => {
  const { user, model } = renderGrid();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift} ');
  expect([model.textAt(0, 3), model.textAt(1, 3), model.textAt(2, 3)]).toEqual([
    'true',
    'true',
    'false',
  ]);
});

test('options are offered and narrowed by typing, and any other text is allowed', async () => {
  const { user, model } = renderGrid();
  await user.keyboard('{End}{Alt>}{ArrowDown}{/Alt}');
  const input = screen.getByRole('combobox', { name: 'Category, row 1' });
  expect(input).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByRole('option', { name: 'Drinks', selected: true })).toBeInTheDocument();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(model.textAt(0, 4)).toBe('Dairy');
  await user.keyboard('br');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.click(screen.getByRole('option', { name: 'Bread' }));
  expect(model.textAt(1, 4)).toBe('Bread');
  await user.keyboard('Fish{Enter}');
  expect(model.textAt(1, 4)).toBe('Fish');
});

test('a highlighted option is not taken by a click elsewhere', async () => {
  const { user, model, cell } = renderGrid();
  await user.keyboard('{End}{Alt>}{ArrowDown}{/Alt}');
  await screen.findByRole('option', { name: 'Drinks', selected: true });
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: 'Dairy', selected: true })).toBeInTheDocument();
  await user.click(cell(3, 1));
  expect(model.canUndo()).toBe(false);
});

test('choices that cannot be loaded are said to be so, and the name can be typed', async () => {
  const broken = columns.map((column) =>
    column.kind === 'choice'
      ? { ...column, options: () => Promise.reject(new Error('down')) }
      : column,
  );
  const { user, model } = renderGrid({ model: arrayModel({ columns: broken, rows: rowsOf(2) }) });
  await user.keyboard('{End}{F2}{Alt>}{ArrowDown}{/Alt}');
  expect(
    await screen.findByText('The options could not be loaded. You can type the name.'),
  ).toBeInTheDocument();
  await user.keyboard('{Control>}a{/Control}Fish{Enter}');
  expect(model.textAt(0, 4)).toBe('Fish');
});

test('what an input method writes is not taken for a command', async () => {
  const { user, model } = renderGrid();
  await user.keyboard('{ArrowRight}a');
  const input = screen.getByRole('textbox');
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  expect(screen.getByRole('textbox')).toBeInTheDocument();
  await user.keyboard('b{Enter}');
  expect(model.textAt(0, 1)).toBe('ab');
});

test('an input method that is left before it wrote anything empties nothing', async () => {
  const { user, model, cell, grid } = renderGrid();
  await user.keyboard('{ArrowRight}');
  fireEvent.keyDown(grid, { key: 'Process', keyCode: 229 });
  expect(screen.getByRole('textbox')).toHaveFocus();
  await user.click(cell(3, 1));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(model.textAt(0, 1)).toBe('Product 1');
});

test('a cell that cannot be changed says so', async () => {
  const held = columns.map((column) => ({ ...column, isReadOnly: column.key === 'sku' }));
  const { user, cell, status } = renderGrid({
    model: arrayModel({ columns: held, rows: rowsOf(2) }),
  });
  expect(cell(0, 0)).toHaveAttribute('aria-readonly', 'true');
  await user.keyboard('{F2}');
  expect(status()).toBe('This cell cannot be changed.');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('boxes choose rows: one, a range, all of them', async () => {
  const { user, model, active } = renderGrid({
    rowLabel: (row) => `Choose SKU-${String(row + 1)}`,
  });
  await user.click(screen.getByRole('checkbox', { name: 'Choose SKU-2' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Choose SKU-4' }));
  await user.keyboard('{/Shift}');
  expect([0, 1, 2, 3, 4].filter((row) => model.isChosen(row))).toEqual([1, 2, 3]);
  const all = screen.getByRole('checkbox', { name: 'Select all rows shown' });
  await waitFor(() => expect(all).toHaveAttribute('aria-checked', 'mixed'));
  await user.click(all);
  await waitFor(() => expect(all).toHaveAttribute('aria-checked', 'true'));
  await user.keyboard('{ArrowDown}');
  expect(active()).toHaveAccessibleName('Choose SKU-1');
  await user.keyboard(' ');
  expect(model.isChosen(0)).toBe(false);
});

test('marks are icons with texts for screen readers', () => {
  const model = arrayModel({
    columns,
    rows: rowsOf(2),
    mark: (row) => (row === 1 ? 'exists' : 'create'),
  });
  renderGrid({ model });
  expect(screen.getByRole('rowheader', { name: '2 Already exists' })).toBeInTheDocument();
});

test('F8 goes from error to error', async () => {
  const rows = rowsOf(5);
  rows[3]![2] = 'tall';
  const { user, active, status } = renderGrid({ rows });
  await user.keyboard('{F8}');
  expect(active()).toHaveTextContent('tall');
  expect(document.querySelector('.note')).toHaveTextContent('Size must be a number.');
  await user.keyboard('{Escape}');
  expect(document.querySelector('.note')).not.toBeVisible();
  await user.keyboard('3{Enter}{F8}');
  expect(status()).toBe('No cell has an error.');
});

test('Tab stays inside; Escape and then Tab leaves', async () => {
  const { user, grid, active } = renderGrid();
  await user.keyboard('{Tab}');
  expect(grid).toHaveFocus();
  expect(active()).toHaveTextContent('Product 1');
  await user.keyboard('{Escape}{Tab}');
  expect(grid).not.toHaveFocus();
  grid.focus();
  await user.keyboard('{Tab}');
  expect(grid).toHaveFocus();
  expect(fireEvent.keyDown(grid, { key: 'Escape' })).toBe(false);
  // A further Escape belongs to what is around the grid.
  expect(fireEvent.keyDown(grid, { key: 'Escape' })).toBe(true);
});

test('headings are reached by key, and make their columns wider', async () => {
  const { user, grid, active, status, selected } = renderGrid();
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe(within(grid).getByRole('columnheader', { name: 'SKU' }));
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(status()).toBe('136 pixels wide');
  await user.keyboard(' ');
  expect(selected()).toHaveLength(6);
});

test('the selection keeps to its row when others are hidden', async () => {
  const { user, model, active } = renderGrid();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  act(() => model.show([1, 3, 5]));
  await waitFor(() => expect(active()).toHaveTextContent('SKU-4'));
  expect(active()?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '3');
});

test('without rows it says so', () => {
  renderGrid({ rows: [] });
  expect(screen.getByText('No results to show.')).toBeInTheDocument();
});

const several = columns.map((column) =>
  column.key === 'description'
    ? {
        ...column,
        rule: {
          kind: 'text' as const,
          label: 'Description',
          isRequired: false,
          limits: { label: 'Description', max: 500, multiline: true },
        },
      }
    : column,
);

test('a text of several lines keeps its breaks when it is edited', async () => {
  const rows = [['A-1', 'first line\nsecond line', '1', 'false', '']];
  const { user, model } = renderGrid({ model: arrayModel({ columns: several, rows }) });
  await user.keyboard('{ArrowRight}{F2}!{Enter}');
  expect(model.textAt(0, 1)).toBe('first line\nsecond line!');
});

test('a stored break of a one-line text is not lost either', async () => {
  const rows = [['A\n1', 'Tea', '1', 'false', '']];
  const { user, model } = renderGrid({ model: arrayModel({ columns, rows }) });
  await user.keyboard('{F2}!{Enter}');
  expect(model.textAt(0, 0)).toBe('A\n1!');
});

test('Alt+Enter breaks the line where a text may have several', async () => {
  const { user, model } = renderGrid({ model: arrayModel({ columns: several, rows: rowsOf(2) }) });
  await user.keyboard('{ArrowRight}{F2}{Alt>}{Enter}{/Alt}more{Enter}');
  expect(model.textAt(0, 1)).toBe('Product 1\nmore');
  expect(model.textAt(1, 1)).toBe('Product 2');
});

test('Alt+Enter does nothing in a text of one line', async () => {
  const { user, model } = renderGrid();
  await user.keyboard('{F2}{Alt>}{Enter}{/Alt}-b{Enter}');
  expect(model.textAt(0, 0)).toBe('SKU-1-b');
  expect(model.textAt(1, 0)).toBe('SKU-2');
});

test('Enter goes to the start of a run of Tab only if no other move came between', async () => {
  const { user, active } = renderGrid();
  const edit = async (keys: string) => {
    await user.keyboard(keys);
    return active()?.textContent;
  };
  expect(await edit('a{Tab}b{Enter}')).toBe('SKU-2');
  // Back at the end of a run by arrows.
  expect(await edit('c{Tab}d{Tab}{ArrowLeft}{ArrowRight}{F2}9{Enter}')).toBe('2');
});
