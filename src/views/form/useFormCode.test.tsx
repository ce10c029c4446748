// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { defineResource } from '../../schema/defineResource';
import { text } from '../../schema/fields';
import { useFormCode } from './useFormCode';

const Part = () => null;
type Loading = () => Promise<{ default: typeof Part }>;

/** An entity with a part of its own at one of its inputs. */
const entityWith = (own: { readonly input: Loading } | { readonly below: Loading }) =>
  defineResource({
    name: 'shelves',
    label: 'Shelf',
    labels: 'Shelves',
    routes: { list: '/shelves' },
    api: '/api/shelves',
    fields: { name: text({ label: 'Name' }), code: text({ label: 'Code', ...own }) },
    represent: '{name}',
    list: { columns: ['name'] },
  });

it.each([
  { fields: ['name'] },
  { fields: ['name', 'code'], tabs: [{ fields: ['name'] }, { fields: ['code'] }] },
])('a form whose first tab has no parts of its own opens at once: %j', (declared) => {
  const load = vi.fn<Loading>(() => Promise.resolve({ default: Part }));
  const entity = entityWith({ below: load });
  expect(renderHook(() => useFormCode(entity, declared)).result.current).toBe(true);
  expect(load).not.toHaveBeenCalled();
});

it.each([
  ['input', 'loaded'],
  ['input', 'refused'],
  ['below', 'loaded'],
  ['below', 'refused'],
])('a form waits until the code of its part (%s) is %s', async (place, end) => {
  let finish = () => {};
  const code = new Promise<{ default: typeof Part }>((resolve, reject) => {
    finish = () => {
      if (end === 'loaded') resolve({ default: Part });
      else reject(new Error('The code is gone.'));
    };
  });
  const load: Loading = () => code;
  const entity = entityWith(place === 'input' ? { input: load } : { below: load });
  const declared = { fields: ['name', 'code'] };
  const { result } = renderHook(() => useFormCode(entity, declared));
  expect(result.current).toBe(false);
  act(() => {
    finish();
  });
  await waitFor(() => {
    expect(result.current).toBe(true);
  });
  // Loaded code is there at once; refused code is asked for again.
  expect(renderHook(() => useFormCode(entity, declared)).result.current).toBe(end === 'loaded');
});
