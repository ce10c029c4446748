import { expect, it } from 'vitest';
import { count, text } from './fields';
import { ownPlaceOf, ownTextsOf } from './declaredMessages';

const name = text({
  label: 'Name',
  required: true,
  requiredMessage: 'A name, please.',
  refuses: [
    { pattern: /^(?!admin$)/, message: 'That name is taken.' },
    { pattern: /^\w+$/, message: 'Letters only.' },
  ],
});

it('returns each custom text of a declaration', () => {
  expect(ownTextsOf(name)).toEqual({
    required: 'A name, please.',
    refused0: 'That name is taken.',
    refused1: 'Letters only.',
  });
  expect(ownTextsOf(count({ label: 'Count' }))).toEqual({});
});

it('finds the key of a custom text, and none for other texts', () => {
  expect(ownPlaceOf(name, 'Letters only.')).toBe('refused1');
  expect(ownPlaceOf(name, 'Name is required.')).toBeUndefined();
});
