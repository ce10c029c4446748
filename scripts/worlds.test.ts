import { afterEach, describe, expect, test, vi } from 'vitest';
import { notInWorld, worldsOf } from './worlds.mjs';

const spec = (line: string) => `/**\n * What it checks.\n *\n${line}\n */\n`;

afterEach(() => vi.unstubAllEnvs());

describe('the worlds of an end-to-end file', () => {
  test.each([
    ['demo', ['demo']],
    ['http', ['http']],
    ['both', ['demo', 'http']],
    ['nightly', []],
  ])('%s', (name, worlds) => {
    expect(worldsOf('lists.spec.ts', spec(` * @worlds ${name}: because.`))).toEqual(worlds);
  });

  test.each([
    ['no world', spec(' * Nothing.')],
    ['no reason', spec(' * @worlds demo:')],
    ['another world', spec(' * @worlds moon: because.')],
  ])('%s is refused', (_, text) => {
    expect(() => worldsOf('lists.spec.ts', text)).toThrow('lists.spec.ts');
  });

  test('a file that can run in one world only names that one', () => {
    const text = spec(' * @worlds both: because.');
    expect(() => worldsOf('lists.demo.spec.ts', text)).toThrow('by its name');
  });

  test('each file of this repository but these runs somewhere in `npm test`', () => {
    vi.stubEnv('FACINGS_WORLDS', 'named');
    const left = notInWorld('demo', 'tests/e2e').filter((glob) =>
      notInWorld('http', 'tests/e2e').includes(glob),
    );
    expect(left).toEqual([
      '**/e2e/dev/**',
      '**/e2e/everyLink.spec.ts',
      '**/e2e/focusSeen.demo.spec.ts',
    ]);
  });
});
