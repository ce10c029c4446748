import { describe, expect, it } from 'vitest';
import { compared, figuresOf, modelFigureText, readable } from './figures';

describe('figuresOf', () => {
  it('finds every number under the names above it', () => {
    expect(
      figuresOf({
        reports: [
          {
            id: 7,
            name: 'Detection',
            precision: 0.91,
            note: 'x',
            classes: [{ class: 'Milk', recall: 0.5 }],
          },
          { name: 'Counting', figures: [{ name: 'Error', value: 2 }] },
        ],
      }),
    ).toEqual([
      { group: 'Detection', name: 'Precision', value: 0.91 },
      { group: 'Detection · Milk', name: 'Recall', value: 0.5 },
      { group: 'Counting', name: 'Error', value: 2 },
    ]);
  });

  it.each([null, undefined, {}, { reports: null }, { reports: ['x', null, NaN] }, 'text', 3])(
    'reads %j as no figures',
    (answer) => {
      expect(figuresOf(answer)).toEqual([]);
    },
  );
});

describe('figures under keys', () => {
  it('have those in their names, and none hides another', () => {
    expect(
      figuresOf({ reports: { precision: { train: 0.9, test: 0.8 }, recall: { train: 0.7 } } }),
    ).toEqual([
      { group: 'Precision', name: 'Train', value: 0.9 },
      { group: 'Precision', name: 'Test', value: 0.8 },
      { group: 'Recall', name: 'Train', value: 0.7 },
    ]);
  });

  it('are numbered if nothing else distinguishes them', () => {
    const figures = figuresOf([{ recall: 0.5 }, { recall: 0.6 }, { recall: 0.7 }]);
    expect(figures.map(({ name, value }) => [name, value])).toEqual([
      ['Recall', 0.5],
      ['Recall (2)', 0.6],
      ['Recall (3)', 0.7],
    ]);
    expect(compared(figures, figures).every(({ value, other }) => value === other)).toBe(true);
  });
});

describe('compared', () => {
  it('sets two versions side by side and loses none', () => {
    const figure = (name: string, value: number) => ({ group: 'G', name, value });
    expect(compared([figure('a', 1), figure('b', 2)], [figure('c', 3), figure('a', 4)])).toEqual([
      { group: 'G', name: 'a', value: 1, other: 4 },
      { group: 'G', name: 'b', value: 2, other: null },
      { group: 'G', name: 'c', value: null, other: 3 },
    ]);
  });
});

it('reads as words and numbers', () => {
  expect(readable('mean_average_precision')).toBe('Mean average precision');
  expect(readable('falsePositives')).toBe('False positives');
  expect(modelFigureText(0.9132, 'en')).toBe('91.3%');
  expect(modelFigureText(1, 'en')).toBe('1');
  expect(modelFigureText(12_345.678, 'en')).toBe('12,345.68');
});
