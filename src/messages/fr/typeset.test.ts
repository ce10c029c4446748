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

it('writes apostrophes as French does, and keeps numbers with their unit', () => {
  expect(
    typesetAll({
      a: "L'image d'{name} n'a pas 100 000 lignes",
      b: '50 Mo, {size} po, {count} min',
      c: '3 minutes',
    }),
  ).toEqual({
    a: 'L’image d’{name} n’a pas 100\u00a0000 lignes',
    b: '50\u00a0Mo, {size}\u00a0po, {count}\u00a0min',
    c: '3 minutes',
  });
});
