import { describe, expect, it } from 'vitest';
import { barsLayout } from './barsLayout';
import { wrapText } from './wrapText';

it.each([
  ['Los Angeles Main St', 20, 3, ['Los Angeles Main St']],
  ['Los Angeles Main St', 12, 3, ['Los Angeles', 'Main St']],
  ['Los Angeles Main Street North', 12, 3, ['Los Angeles', 'Main Street', 'North']],
  ['Los Angeles Main Street North', 12, 2, ['Los Angeles', 'Main Street…']],
  ['Supercalifragilistic', 8, 3, ['Supercal', 'ifragili', 'stic']],
  ['', 8, 3, ['']],
])('%s in lines of %d letters, at most %d, is %j', (label, most, lines, shown) => {
  expect(wrapText(label, most, lines)).toEqual(shown);
});

describe('bars', () => {
  const bars = (labels: readonly string[], series = 1) => ({
    type: 'bars' as const,
    unit: { type: 'count' as const },
    places: labels.map((label) => ({ key: label, label })),
    series: Array.from({ length: series }, (_, at) => ({
      key: `s${at}`,
      label: 's',
      values: labels.map(() => 1),
    })),
  });
  const name = 'Three Rivers Organic Ultra Pasteurized Whole Milk 1 gal';

  it('have their whole names beside them, however narrow they are', () => {
    for (const width of [300, 560, 1160]) {
      const { names, labelWidth } = barsLayout(bars([name, 'Short']), width);
      expect(names.get(name)?.join(' '), String(width)).toBe(name);
      expect(labelWidth).toBeLessThanOrEqual(width * 0.4);
    }
  });

  it('are as far apart as the longest name needs', () => {
    const narrow = barsLayout(bars([name, 'Short']), 300);
    expect(narrow.rowHeight).toBeGreaterThanOrEqual((narrow.names.get(name)?.length ?? 0) * 15);
    expect(barsLayout(bars(['Short']), 300).rowHeight).toBe(28);
    expect(barsLayout(bars(['Short'], 2), 300).rowHeight).toBe(38);
  });
});
