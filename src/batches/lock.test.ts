import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdRun, isHeld } from './lock';

/** Simulates the browser's locks, which all tabs share. */
const browser = () => {
  const names = new Set<string>();
  return {
    request: async (
      name: string,
      _: unknown,
      work: (lock: { name: string } | null) => unknown,
    ): Promise<unknown> => {
      await Promise.resolve();
      if (names.has(name)) return work(null);
      names.add(name);
      try {
        return await work({ name });
      } finally {
        names.delete(name);
      }
    },
    query: () => Promise.resolve({ held: [...names].map((name) => ({ name })) }),
  };
};

const turn = () => new Promise((done) => setTimeout(done));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the hold on a run', () => {
  it('is one tab’s at a time, and free again when that one lets go', async () => {
    vi.stubGlobal('navigator', { locks: browser() });
    expect(await isHeld('a')).toBe(false);
    const letGo = await holdRun('a');
    expect(letGo).not.toBeNull();
    expect(await isHeld('a')).toBe(true);
    expect(await isHeld('b')).toBe(false);
    expect(await holdRun('a')).toBeNull();
    expect(await holdRun('b')).not.toBeNull();
    letGo?.();
    await turn();
    expect(await isHeld('a')).toBe(false);
    expect(await holdRun('a')).not.toBeNull();
  });

  it('allows every run if the browser has no locks or refuses them', async () => {
    const refused = () => Promise.reject(new DOMException('Not here.', 'SecurityError'));
    for (const own of [{}, { locks: { request: refused, query: refused } }]) {
      vi.stubGlobal('navigator', own);
      expect(await holdRun('a')).not.toBeNull();
      expect(await isHeld('a')).toBe(false);
    }
  });
});
