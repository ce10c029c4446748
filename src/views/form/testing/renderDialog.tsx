/** Renders a dialog or form over test entities, with a provider that the test controls. */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, memoryStore, type RaRecord } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { createI18nProvider } from '../../../app/i18nProvider';
import { createQueryClient } from '../../../app/queryClient';
import { RegistryProvider } from '../../../fields/useDeclaration';
import { english } from '../../../messages/en/index';
import { declaredMessages } from '../../../schema/declaredMessages';
import { createRegistry } from '../../../schema/registry';
import { Toasts } from '../../../shell/toasts/Toasts';
import { loadCreate } from '../../load';
import { declarations } from './declarations';

const registry = createRegistry(declarations);
const i18nProvider = createI18nProvider({ ...english, resources: declaredMessages(registry.all) });

interface Written {
  readonly data: RaRecord;
  readonly secrets?: readonly unknown[];
}

/** Answers at once; a test can replace its responses. */
const createProvider = () => ({
  getList: vi.fn(async () => ({ data: [] as RaRecord[], total: 0 })),
  getMany: vi.fn(async () => ({ data: [] as RaRecord[] })),
  getOne: vi.fn(async (_: string, { id }: { id: unknown }) => ({
    data: { id, name: 'As it was' } as RaRecord,
  })),
  create: vi.fn(async (_: string, { data }: { data: object; meta?: object }): Promise<Written> => ({
    data: { ...data, id: 'new-1' },
  })),
  update: vi.fn(async (_: string, { id, data }: { id: unknown; data: object }) => ({
    data: { ...data, id } as RaRecord,
  })),
  delete: vi.fn(async (_: string, { id }: { id: unknown }) => ({ data: { id } as RaRecord })),
  lookups: {},
});

/** Renders at `/start`, with a link to `/elsewhere`. The provider reads `stored`, if it is passed. */
export const renderDialog = async (show: ReactNode, stored?: RaRecord) => {
  // Preloads the code, so that tests do not wait for it.
  await loadCreate();
  const provider = createProvider();
  if (stored) provider.getOne.mockResolvedValue({ data: stored });
  const queryClient = createQueryClient();
  const Around = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext
      dataProvider={provider as unknown as FacingsDataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={memoryStore()}
    >
      <RegistryProvider registry={registry}>
        {children}
        <Toasts />
      </RegistryProvider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter(
    [
      { path: '/start', element: <Around>{show}</Around> },
      { path: '*', element: <Around>elsewhere</Around> },
    ],
    { initialEntries: ['/start'] },
  );
  const view = render(<RouterProvider router={router} useTransitions={false} />);
  return { ...view, provider, queryClient, router };
};
