// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { CoreAdminContext, memoryStore, useNotificationContext } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createI18nProvider } from '../../../app/i18nProvider';
import { english } from '../../../messages/en/index';
import { createBulkSession } from './createBulkSession';
import { UnreadableCell } from './work';
import { useBulkState, useFailedSave, useLatest } from './useBulkSession';

const Around = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter>
    <CoreAdminContext i18nProvider={createI18nProvider(english)} store={memoryStore()}>
      {children}
    </CoreAdminContext>
  </MemoryRouter>
);

const opened = () => {
  const start = vi.fn();
  const { result } = renderHook(
    () => {
      const work = useLatest({
        plan: start,
        isUnsaved: () => false,
        onEnd: () => undefined,
        onBack: () => ({}),
        onFailed: useFailedSave(),
      });
      const [session] = useState(() => createBulkSession(work));
      return {
        told: useNotificationContext().notifications,
        session,
        state: useBulkState(session),
      };
    },
    { wrapper: Around },
  );
  const save = async (error: Error) => {
    // The fault is also logged for developers.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await act(() => result.current.session.save(() => Promise.reject(error)));
    expect(result.current.state.isPreparing).toBe(false);
    return result.current.told.map(({ message }) => message);
  };
  return { save, start };
};

afterEach(() => {
  vi.restoreAllMocks();
});

test('a cell without a value to send is named by row, column and text, and nothing is sent', async () => {
  const { save, start } = opened();
  const cell = new UnreadableCell({ line: '7', label: 'Region', text: 'North' });
  expect(await save(cell)).toEqual([
    'Nothing was sent, because "North" in row 7, Region, has no value to send. Change or clear this cell, then save again.',
  ]);
  expect(start).not.toHaveBeenCalled();
});

test('rows that cannot be prepared are still in the sheet, with the reason, and nothing is sent', async () => {
  const { save, start } = opened();
  const [text] = await save(new Error('Out of memory'));
  expect(text).toMatch(
    /^Nothing was sent, because the rows could not be prepared. They are still in the sheet. \S/,
  );
  expect(start).not.toHaveBeenCalled();
});

test('going back to the rows is no failure', async () => {
  const { save } = opened();
  expect(await save(new DOMException('Aborted', 'AbortError'))).toEqual([]);
});
