// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import {
  I18nContextProvider,
  useNotificationContext,
  NotificationContextProvider,
} from 'react-admin';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../app/i18nProvider';
import { availability } from '../../messages/en/lists';
import { buttons } from '../../messages/en/signIn';
import { useLinkToasts } from './useLinkToasts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const i18nProvider = createI18nProvider({ facings: { availability, buttons } });
const names: Readonly<Record<string, string>> = { a: 'Austin', b: 'Boston', c: 'Chicago' };

const Console = ({ children }: { readonly children: ReactNode }) => (
  <I18nContextProvider value={i18nProvider}>
    <NotificationContextProvider>{children}</NotificationContextProvider>
  </I18nContextProvider>
);

interface Options {
  readonly group: string;
  readonly action?: { readonly act: () => void };
}

const setUp = () => {
  const { result } = renderHook(
    () => ({
      toasts: useLinkToasts({ type: 'product_zones' }, (row) => names[row] ?? row),
      told: useNotificationContext().notifications,
    }),
    { wrapper: Console },
  );
  return {
    settle: (
      rows: readonly string[],
      isOn: boolean,
      undo: (() => void) | null,
      burst: { readonly isMany?: true } = {},
    ) => {
      act(() => {
        result.current.toasts.onSettled({ isOn, n: rows.length, rows, undo, ...burst });
      });
    },
    told: () =>
      result.current.told.map(({ message, notificationOptions }) => ({
        message,
        ...(notificationOptions as unknown as Options),
      })),
  };
};

describe('toasts of switches', () => {
  it('name the single zone that was switched', () => {
    const { settle, told } = setUp();
    settle(['b'], true, vi.fn());
    expect(told().at(-1)?.message).toBe('1 zones are now available for this product.\nBoston');
  });

  it('are merged in quick succession, with the total and one undo', () => {
    const undo = [vi.fn(), vi.fn(), vi.fn()];
    const { settle, told } = setUp();
    for (const [at, row] of ['a', 'b', 'c'].entries()) settle([row], true, undo[at] ?? null);
    const all = told();
    expect(new Set(all.map(({ group }) => group)).size).toBe(1);
    expect(all.at(-1)?.message).toBe('3 zones are now available for this product.');
    all.at(-1)?.action?.act();
    for (const one of undo) expect(one).toHaveBeenCalledTimes(1);
    // Changes after an undo are counted separately.
    settle(['a'], true, vi.fn());
    expect(told().at(-1)?.message).toContain('1 zones');
  });

  it('are merged also if the later ones settle together, because a call was running', () => {
    const undo = [vi.fn(), vi.fn()];
    const { settle, told } = setUp();
    settle(['a'], true, undo[0] ?? null);
    settle(['b', 'c'], true, undo[1] ?? null);
    expect(new Set(told().map(({ group }) => group)).size).toBe(1);
    expect(told().at(-1)?.message).toBe('3 zones are now available for this product.');
    told().at(-1)?.action?.act();
    for (const one of undo) expect(one).toHaveBeenCalledTimes(1);
  });

  it('are separate after a while, and for the other direction', () => {
    const { settle, told } = setUp();
    settle(['a'], true, vi.fn());
    settle(['b'], false, vi.fn());
    expect(told().at(-1)?.message).toContain('1 zones are no longer available');
    expect(new Set(told().map(({ group }) => group)).size).toBe(2);
    vi.advanceTimersByTime(5001);
    settle(['c'], true, vi.fn());
    expect(told().at(-1)?.message).toContain('1 zones are now available');
  });

  it('are separate for all at once', () => {
    const { settle, told } = setUp();
    settle(['a'], true, vi.fn());
    settle(['b', 'c'], true, vi.fn(), { isMany: true });
    expect(told().at(-1)?.message).toBe('2 zones are now available for this product.');
    expect(new Set(told().map(({ group }) => group)).size).toBe(2);
  });

  it('have no undo if one of the changes has none', () => {
    const { settle, told } = setUp();
    settle(['a'], true, vi.fn());
    settle(['b'], true, null);
    expect(told().at(-1)?.action).toBeUndefined();
  });
});
