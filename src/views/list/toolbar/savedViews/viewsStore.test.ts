// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withChange, withDefault, withoutView, withView, withViewBack } from './useViewActions';
import {
  changeViews,
  mayHaveDefault,
  noViews,
  putAside,
  useViews,
  viewsOf,
  type SavedView,
} from './viewsStore';

const view = (id: string, more: Partial<SavedView> = {}): SavedView => ({
  id,
  list: 'products',
  name: id,
  parameters: { q: id },
  ...more,
});
const key = 'facings-views:p1';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('saved views', () => {
  it('belong to one person, under their id, and only contain address parameters', () => {
    changeViews('p1', (views) => withView(views, view('a')));
    expect(viewsOf('p1').views).toEqual([view('a')]);
    expect(viewsOf('p2')).toEqual(noViews);
    expect(Object.keys(localStorage)).toEqual([key]);
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
      version: 1,
      views: [{ id: 'a', list: 'products', name: 'a', parameters: { q: 'a' } }],
      defaults: {},
    });
  });

  it('are changed based on what another tab has stored', () => {
    changeViews('p1', (views) => withView(views, view('a')));
    const other = { version: 1, views: [view('a'), view('b')], defaults: {} };
    localStorage.setItem(key, JSON.stringify(other));
    changeViews('p1', (views) => withView(views, view('c')));
    expect(viewsOf('p1').views.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('are updated when they change, here and in another tab', () => {
    const { result } = renderHook(() => useViews('p1'));
    expect(result.current.views).toEqual([]);
    act(() => void changeViews('p1', (views) => withView(views, view('a'))));
    expect(result.current.views).toHaveLength(1);
    localStorage.setItem(key, JSON.stringify(noViews));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(result.current.views).toEqual([]);
    expect(renderHook(() => useViews(undefined)).result.current).toBe(noViews);
  });

  it.each([
    ['{', 'no JSON'],
    ['[]', 'no store'],
    ['{"version":2,"views":[],"defaults":{}}', 'another version'],
    ['{"version":1,"views":[{"id":1}],"defaults":{}}', 'no views'],
    ['{"version":1,"views":[],"defaults":{"a":1}}', 'no defaults'],
    [
      '{"version":1,"views":[{"id":"a","list":"l","name":"n","parameters":{"q":1}}],"defaults":{}}',
      'q',
    ],
  ])('%j is moved aside unchanged', (text) => {
    localStorage.setItem(key, text);
    expect(viewsOf('p1')).toEqual(noViews);
    expect(putAside('p1')).toBe(true);
    expect(putAside('p1')).toBe(false);
    expect(localStorage.getItem(key)).toBeNull();
    expect(localStorage.getItem('facings.views-aside.p1')).toBe(text);
  });

  it('that are readable are not moved aside', () => {
    expect(putAside('p1')).toBe(false);
    changeViews('p1', (views) => withView(views, view('a')));
    expect(putAside('p1')).toBe(false);
    expect(viewsOf('p1').views).toHaveLength(1);
  });

  it('last until the page is closed if the browser refuses storage, which is reported', () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(changeViews('p1', (views) => withView(views, view('a')))).toBe(false);
    expect(viewsOf('p1').views).toHaveLength(1);
    refused.mockRestore();
    expect(changeViews('p1', (views) => withView(views, view('b')))).toBe(true);
    expect(viewsOf('p1').views).toHaveLength(2);
    expect(localStorage.getItem(key)).toContain('"b"');
  });

  it('indicate whether anyone has a default for a list', () => {
    expect(mayHaveDefault('products')).toBe(false);
    changeViews('p9', (views) => withDefault(withView(views, view('a')), 'products', 'a'));
    expect(mayHaveDefault('products')).toBe(true);
    expect(mayHaveDefault('zones')).toBe(false);
  });
});

describe('changes', () => {
  const three = ['a', 'b', 'c'].reduce((views, id) => withView(views, view(id)), noViews);

  it('affect one view', () => {
    expect(withChange(three, 'b', { name: 'B' }).views.map(({ name }) => name)).toEqual([
      'a',
      'B',
      'c',
    ]);
  });

  it('keep one default per list, which is removed with its view', () => {
    const some = withDefault(withDefault(three, 'products', 'a'), 'products', 'b');
    expect(some.defaults).toEqual({ products: 'b' });
    expect(withDefault(some, 'products', null).defaults).toEqual({});
    expect(withoutView(some, view('b')).defaults).toEqual({});
    expect(withoutView(some, view('a')).defaults).toEqual({ products: 'b' });
  });

  it('restore a removed view at its position', () => {
    const some = withDefault(three, 'products', 'b');
    const gone = withoutView(some, view('b'));
    expect(withViewBack(gone, view('b'), { at: 1, wasDefault: true })).toEqual(some);
    const other = withDefault(gone, 'products', 'c');
    expect(withViewBack(other, view('b'), { at: 1, wasDefault: true }).defaults).toEqual({
      products: 'c',
    });
  });
});
