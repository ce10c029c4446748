// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { declarations } from '../../../../resources/index';
import { products } from '../../../../resources/products';
import { createI18nProvider } from '../../../app/i18nProvider';
import { RegistryProvider } from '../../../fields/useDeclaration';
import { english } from '../../../messages/en/index';
import { createRegistry } from '../../../schema/registry';
import { stillRun } from '../../../lib/batches/testing/stillRun';
import { useBulkEditing } from './useEditing';

const registry = createRegistry(declarations);

/** Never finishes loading. */
const provider = {
  bulk: new Proxy({}, { get: () => () => new Promise(() => undefined) }),
} as unknown as FacingsDataProvider;

const Around = ({ children }: { readonly children: ReactNode }) => (
  <StrictMode>
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={provider}
        i18nProvider={createI18nProvider(english)}
        store={memoryStore()}
      >
        <RegistryProvider registry={registry}>{children}</RegistryProvider>
      </CoreAdminContext>
    </MemoryRouter>
  </StrictMode>
);

const opened = () => {
  const { result, rerender, unmount } = renderHook(
    ({ accountId }: { accountId: string }) => useBulkEditing({ declaration: products, accountId }),
    { wrapper: Around, initialProps: { accountId: 'org-1' } },
  );
  const { session } = result.current.editing;
  const begin = () => {
    const run = stillRun({ isRunning: true });
    act(() => {
      session.show({ of: 'rest', run, rows: [] });
    });
    return run;
  };
  return { begin, rerender, unmount };
};

describe('a saving that is under way', () => {
  it('continues while its organization is shown, and stops when the tool is closed', () => {
    const { begin, rerender, unmount } = opened();
    const run = begin();
    rerender({ accountId: 'org-1' });
    expect(run.stop).not.toHaveBeenCalled();
    unmount();
    expect(run.stop).toHaveBeenCalled();
  });

  it('is stopped once another organization is chosen', () => {
    const { begin, rerender } = opened();
    const run = begin();
    rerender({ accountId: 'org-2' });
    expect(run.stop).toHaveBeenCalled();
  });

  it('is stopped where it begins after the tool was left', () => {
    const { begin, unmount } = opened();
    unmount();
    expect(begin().stop).toHaveBeenCalled();
  });
});
