// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  memoryStore,
  useNotificationContext,
  type DataProvider,
} from 'react-admin';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { declarations } from '../../../resources/index';
import { createI18nProvider } from '../../app/i18nProvider';
import { createQueryClient } from '../../app/queryClient';
import { RegistryProvider } from '../../fields/useDeclaration';
import { english } from '../../messages/en/index';
import '../../messages/en/screenTexts';
import { createRegistry } from '../../schema/registry';
import type { LinkCalls } from '../../schema/links';
import type { MatrixData } from './loadMatrixData';
import { matrixOf } from './model';
import { PendingBar } from './PendingBar';
import { createMatrixStore } from './store';

const products = Array.from({ length: 6 }, (_, at) => ({
  id: `p${String(at)}`,
  sku: `A-${String(at)}`,
  description: '',
  isArchived: false,
  categories: [],
}));
const matrixData: MatrixData = {
  products,
  zones: [{ id: 'z0', name: 'Austin', codes: [], region: 0 }],
  regions: [{ id: 'r1', name: 'North' }],
};
const calls = { addMany: { batch: 1 } } as LinkCalls;
const nothing = () => undefined;
const registry = createRegistry(declarations);

const Told = () => (
  <>
    {useNotificationContext().notifications.map(({ message }) => (
      <p key={String(message)}>{String(message)}</p>
    ))}
  </>
);

it('sends nothing more after its page is left, and says elsewhere what was saved', async () => {
  const store = createMatrixStore(matrixData, matrixOf(products.length, 1));
  store.fill({ rows: products.map((_, at) => at), columns: [0], isOn: true });
  const sent: (() => void)[] = [];
  const links = { send: () => new Promise<void>((resolve) => sent.push(resolve)) };
  const parts = {
    dataProvider: { links } as unknown as DataProvider,
    i18nProvider: createI18nProvider(english),
    queryClient: createQueryClient(),
    store: memoryStore(),
  };
  const page = (bar: boolean) => (
    <MemoryRouter>
      <CoreAdminContext {...parts}>
        <RegistryProvider registry={registry}>
          {bar && (
            <PendingBar
              store={store}
              calls={calls}
              onTravel={nothing}
              onReview={nothing}
              onDiscard={nothing}
            />
          )}
          <Told />
        </RegistryProvider>
      </CoreAdminContext>
    </MemoryRouter>
  );
  const { rerender } = render(page(true));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(sent).toHaveLength(4);
  });
  rerender(page(false));
  await act(async () => {
    for (const answer of sent) answer();
    await Promise.resolve();
  });
  expect(
    await screen.findByText('4 changes saved. Unsent changes were discarded.'),
  ).toBeInTheDocument();
  expect(sent).toHaveLength(4);
});
