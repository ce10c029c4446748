import { describe, expect, it } from 'vitest';
import { titleParts } from './PageBar';

describe('the parts of a title', () => {
  it.each([
    ['Meadowlark Extra Sharp Cheddar, 8 oz', ' Cheddar, 8 oz'],
    ['Meadowlark Extra Sharp White Milk 12 oz', ' Milk 12 oz'],
    ['Products', ''],
    ['x'.repeat(200), ''],
    ['A name whose last word is Unbelievablylongword', ''],
  ])('%s ends in "%s"', (title, end) => {
    const parts = titleParts(title);
    expect(parts.join('')).toBe(title);
    expect(parts[1]).toBe(end);
  });
});
