import { expect, it } from 'vitest';
import { createHistory } from './history';

const step = (name: string, size = 1) => ({ name, size });
const historyOf = (maxSize: number) =>
  createHistory<ReturnType<typeof step>>({ maxSize, sizeOf: ({ size }) => size });

it('goes back and forth, and a new step ends what could be redone', () => {
  const history = historyOf(10);
  const [one, two, three] = [step('one'), step('two'), step('three')];
  history.remember(one);
  history.remember(two);
  expect(history.undo()).toBe(two);
  expect(history.redo()).toBe(two);
  expect(history.undo()).toBe(two);
  history.remember(three);
  expect(history.canRedo()).toBe(false);
  expect(history.redo()).toBeNull();
  expect([history.undo(), history.undo(), history.undo()]).toEqual([three, one, null]);
});

it('drops the oldest steps beyond its size, but never the latest', () => {
  const history = historyOf(5);
  for (const one of [step('one', 3), step('two', 2), step('three', 2)]) history.remember(one);
  expect([history.undo()?.name, history.undo()?.name, history.undo()]).toEqual([
    'three',
    'two',
    null,
  ]);
  history.remember(step('large', 9));
  expect(history.undo()?.name).toBe('large');
});
