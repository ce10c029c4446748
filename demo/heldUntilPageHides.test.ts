// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { heldUntilPageHides } from './heldUntilPageHides';

const fire = (type: string) => window.dispatchEvent(new Event(type));

test('what starts lets go of the page at its end, not when the person may still stay', async () => {
  const release = vi.fn();
  const moved = vi.fn();
  await heldUntilPageHides(async () => {
    await Promise.resolve();
    window.addEventListener('beforeunload', release);
    window.addEventListener('pointermove', moved);
  });
  fire('beforeunload');
  fire('pointermove');
  expect(release).not.toHaveBeenCalled();
  expect(moved).toHaveBeenCalledOnce();
  fire('pagehide');
  expect(release).toHaveBeenCalledOnce();
});

test.each([
  ['that has ended', () => Promise.resolve()],
  ['that has failed', () => Promise.reject(new Error('The service worker took too long.'))],
])('after a start %s, forms can ask before the page is left', async (_, start) => {
  await heldUntilPageHides(start).catch(() => undefined);
  const ask = vi.fn();
  window.addEventListener('beforeunload', ask);
  fire('beforeunload');
  expect(ask).toHaveBeenCalledOnce();
});
