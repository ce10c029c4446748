// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazy, loadCode } from '../../lib/failures/code';
import { watchForMissingCode } from './missingCode';
import { currentUpdate } from './updateStore';

watchForMissingCode();

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/Form.js');

/** Fails as code does in a build: Vite announces the failure, then rejects with it. */
const failing = (): Promise<never> => {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: gone }));
  return Promise.reject(gone);
};

const holdTypedValues = () => {
  const warn = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  return () => {
    window.removeEventListener('beforeunload', warn);
  };
};

it('a failed download reaches a page that has nothing to lose', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(loadCode(failing)).rejects.toBe(gone);
});

it('an error in the code itself is reported, and nothing is requested for it', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const wrong = new ReferenceError('x is not defined');
  await expect(loadCode(() => Promise.reject(wrong))).rejects.toBe(wrong);
  expect(fetched).not.toHaveBeenCalled();
});

it('beside typed values, a download that failed offline is tried again once online', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const release = holdTypedValues();
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockImplementationOnce(failing)
    .mockImplementationOnce(failing)
    .mockResolvedValue({ default: () => 'the part' });
  const Part = lazy(load);
  render(
    <Suspense fallback="waits">
      <Part />
    </Suspense>,
  );
  for (const times of [1, 2]) {
    await act(async () => {
      await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(times));
      // The page asks for the deployed build first.
      await Promise.resolve();
      await Promise.resolve();
    });
    expect(screen.getByText('waits')).toBeInTheDocument();
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
  }
  expect(await screen.findByText('the part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
  release();
});

it('beside typed values, code of a replaced build leaves the page as it is and announces the update', async () => {
  const meta = Object.assign(document.createElement('meta'), {
    name: 'facings-build',
    content: '1.0.0 old',
  });
  document.head.append(meta);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ version: '1.0.0', build: 'new' })));
  const release = holdTypedValues();
  const settled = vi.fn();
  void loadCode(failing).then(settled, settled);
  await vi.waitFor(() => expect(currentUpdate()).toBe('needed'));
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  release();
  meta.remove();
});
