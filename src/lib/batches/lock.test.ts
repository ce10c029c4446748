import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdRun, isHeld } from './lock';
import { createLocks } from './testing/locks';

const turn = () => new Promise((done) => setTimeout(done));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the hold on a run', () => {
  it('belongs to one tab at a time, until that one releases it', async () => {
    vi.stubGlobal('navigator', { locks: createLocks() });
    expect(await isHeld('a')).toBe(false);
    const release = await holdRun('a');
    expect(release).not.toBeNull();
    expect(await isHeld('a')).toBe(true);
    expect(await isHeld('b')).toBe(false);
    expect(await holdRun('a')).toBeNull();
    expect(await holdRun('b')).not.toBeNull();
    release?.();
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
