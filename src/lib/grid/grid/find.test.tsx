// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FindOptions, Hit } from '../entries/types';
import { arrayModel } from './testing/arrayModel';
import { columns, renderGrid, rowsOf } from './testing/renderGrid';

const searched = () => {
  const model = arrayModel({ columns, rows: rowsOf(30) });
  const find = ({ text, columns: of, rows }: FindOptions): readonly Hit[] =>
    Array.from(rows ?? model.shown()).flatMap((row) =>
      (of ?? [...columns.keys()]).flatMap((column) =>
        model.textAt(row, column).toLowerCase().includes(text.toLowerCase())
          ? [{ row, column }]
          : [],
      ),
    );
  const replace = (options: FindOptions, by: string) => {
    const textOf = ({ row, column }: Hit) => model.textAt(row, column).replaceAll(options.text, by);
    return model.set(find(options).map((hit) => ({ ...hit, text: textOf(hit) })));
  };
  return renderGrid({ model, find, replace });
};

test('Ctrl+F finds, from hit to hit and round the end', async () => {
  const { user, active, cell, grid } = searched();
  await user.keyboard('{Control>}f{/Control}');
  // Its code loads on first use.
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Find' })).toHaveFocus());
  await user.keyboard('Product 2');
  expect(await screen.findByText('11 cells found')).toBeInTheDocument();
  expect(cell(1, 1)).toHaveClass('hit');
  await user.keyboard('{Enter}');
  expect(active()).toHaveTextContent('Product 2');
  expect(screen.getByText('1 of 11')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(active()).toHaveTextContent('Product 20');
  await user.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
  expect(active()).toHaveTextContent('Product 29');
  expect(cell(28, 1)).toHaveClass('hit');
  await user.keyboard('{Escape}');
  expect(grid).toHaveFocus();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  await waitFor(() => expect(cell(28, 1)).not.toHaveClass('hit'));
});

test('replaces one hit at a time, or all of them in one step', async () => {
  const { user, model } = searched();
  await user.keyboard('{Control>}h{/Control}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Find' })).toHaveFocus());
  await user.keyboard('Product 1');
  await user.keyboard('{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'Item 1');
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  expect(model.textAt(0, 1)).toBe('Item 1');
  expect(model.textAt(9, 1)).toBe('Product 10');
  await user.click(screen.getByRole('button', { name: 'Replace all' }));
  expect(model.textAt(9, 1)).toBe('Item 10');
  expect(await screen.findByText('Nothing found.')).toBeInTheDocument();
  model.undo();
  expect(model.textAt(9, 1)).toBe('Product 10');
  expect(model.textAt(0, 1)).toBe('Item 1');
});

test('a selected range is the default scope of a search', async () => {
  const { user } = searched();
  await user.keyboard(
    '{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}f{/Control}Product',
  );
  expect(screen.getByRole('combobox', { name: 'In' })).toHaveValue('selection');
  expect(await screen.findByText('1 of 3')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'In' }), 'Column Description');
  expect(await screen.findByText('1 of 30')).toBeInTheDocument();
});

test('Ctrl+/ lists the keys', async () => {
  const { user } = searched();
  await user.keyboard('{Control>}/{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Grid shortcuts' })).toBeInTheDocument();
});
