// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { areaAt, type Area } from '../../lib/grid/board/area';
import { createListeners } from '../../lib/util/listeners';
import { createAmountInput } from './amountInput';
import { layoutOf } from './layout';
import type { MatrixData } from './loadMatrixData';
import type { MatrixBoard } from './matrixBoard';
import { changesOf, matrixOf } from './model';
import { createMatrixStore } from './store';

/** Three products; region 0 has zones 0 and 1, region 1 zones 2 and 3, region 2 zone 4. Product 0 has par 6 in zone 0. */
const matrixData: MatrixData = {
  products: ['A', 'B', 'C'].map((sku) => ({
    id: sku,
    sku,
    description: '',
    isArchived: false,
    categories: [],
  })),
  zones: [0, 0, 1, 1, 2].map((region, at) => ({
    id: `z${String(at)}`,
    name: `Zone ${String(at)}`,
    codes: [],
    region,
  })),
  regions: ['North', 'South', 'West'].map((name) => ({ id: name, name })),
};
const every = { products: '', zones: '', category: '', region: '', closed: new Set<number>() };

const start = () => {
  const store = createMatrixStore(matrixData, matrixOf(3, 5));
  for (const column of [0, 1, 2, 3, 4])
    store.learnColumn(column, new Map(column === 0 ? [[0, 6]] : []));
  let layout = layoutOf(matrixData, every);
  let area: Area = areaAt({ row: 0, column: 1 });
  const drawn = createListeners();
  const frame = document.body.appendChild(document.createElement('div'));
  const host = frame.appendChild(document.createElement('div'));
  host.tabIndex = 0;
  const board = {
    area: () => area,
    boxOf: () => ({ left: 0, top: 0, width: 34 }),
    extent: () => ({ rows: layout.rows.length, columns: layout.columns.length }),
    layout: () => layout,
    onDrawn: drawn.subscribe,
    rowAt: (position: number) => layout.rows[position] ?? -1,
    select: (to: Area) => {
      area = to;
      host.focus();
    },
    size: () => ({ width: 800, height: 600 }),
  } as unknown as MatrixBoard;
  const said: string[] = [];
  const input = createAmountInput(host, {
    store,
    board,
    translate: (key: string) => key,
    locale: 'en-US',
    announce: (text) => said.push(text),
  });
  const paste = (text: string) => {
    host.focus();
    const event = Object.assign(new Event('paste', { cancelable: true }), {
      clipboardData: { getData: () => text },
    });
    document.dispatchEvent(event);
  };
  return {
    store,
    input,
    paste,
    list: (filter: Partial<typeof every>) => {
      layout = layoutOf(matrixData, { ...every, ...filter });
      drawn.tell();
    },
    select: (to: Area) => {
      area = to;
    },
    box: () => frame.querySelector('input'),
    leave: () => {
      host.focus();
    },
    press: (key: string) =>
      frame
        .querySelector('input')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    changes: () => changesOf(store.matrix),
  };
};

afterEach(() => {
  document.body.replaceChildren();
});

/** From the first zone of product A to the second of product B. */
const block: Area = {
  active: { row: 0, column: 1 },
  start: { row: 0, column: 1 },
  end: { row: 1, column: 2 },
};

describe('the input over a cell', () => {
  it.each([
    ['of a par', { row: 0, column: 1 }],
    ['of a cell without one', { row: 1, column: 2 }],
  ])('%s that is only looked at changes no selected cell', (_, active) => {
    for (const end of ['Enter', 'leave']) {
      const there = start();
      there.select({ ...block, active });
      there.input.open(active);
      if (end === 'leave') there.leave();
      else there.press(end);
      expect(there.box()).toBeNull();
      expect(there.changes()).toEqual([]);
    }
  });

  it('sets what is typed in all selected cells, also if it is what the active one has', () => {
    const there = start();
    there.select(block);
    there.input.open(block.active, '6');
    there.press('Enter');
    expect(there.changes()).toHaveLength(3);
  });

  it('sets it in the cells that were selected, if others are listed in their place by then', () => {
    const there = start();
    there.input.open({ row: 0, column: 1 }, 'x');
    there.leave();
    expect(there.box()).toHaveAttribute('aria-invalid', 'true');
    expect(there.box()).toHaveAccessibleDescription('facings.rules.number');
    there.list({ products: 'B' });
    expect(there.box()).not.toBeVisible();
    there.list({});
    expect(there.box()).toBeVisible();
    there.list({ products: 'B' });
    const box = there.box();
    if (box) box.value = '9';
    there.press('Enter');
    expect(there.changes()).toEqual([{ row: 0, column: 0, isOn: true, amount: 9, before: 6 }]);
  });

  it('with an invalid text lets another cell be edited once its own is not listed', () => {
    const there = start();
    there.input.open({ row: 0, column: 1 }, 'x');
    there.leave();
    there.input.open({ row: 1, column: 1 }, '7');
    expect(there.box()).toHaveValue('x');
    there.list({ products: 'B' });
    there.input.open({ row: 0, column: 1 }, '7');
    there.press('Enter');
    expect(there.changes()).toEqual([{ row: 1, column: 0, isOn: true, amount: 7 }]);
  });
});

it('a pasted row has the zones of collapsed regions, as a copied one has', () => {
  const there = start();
  there.list({ closed: new Set([1]) });
  there.select(areaAt({ row: 1, column: 1 }));
  there.paste('1\t2\t3\t4\t5');
  expect(there.changes().map(({ column, amount }) => [column, amount])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ]);
});
