import { expect, it } from 'vitest';
import { shortened } from './shortened';

it('a long text is cut between whole characters', () => {
  expect(shortened('Crackers', 8)).toBe('Crackers');
  expect(shortened('Crackers with Sesame', 9)).toBe('Crackers…');
  expect(shortened('🍅🍅🍅🍅', 3)).toBe('🍅🍅…');
});
