import { expect, it } from 'vitest';
import { typesetAll } from './typeset';

it('keeps punctuation with its word, at any depth, and nothing else', () => {
  expect(
    typesetAll({ a: 'Région « {name} » : créée !', b: { c: 'Oublié ? Non ; 5 % de 10' } }),
  ).toEqual({
    a: 'Région «\u00a0{name}\u00a0»\u00a0: créée\u00a0!',
    b: { c: 'Oublié\u00a0? Non\u00a0; 5\u00a0% de 10' },
  });
});
