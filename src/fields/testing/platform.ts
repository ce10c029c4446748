/** A data provider that answers at once and records its calls. */
import type { RaRecord } from 'react-admin';
import { vi } from 'vitest';
import type { FacingsDataProvider } from '../../../dataProvider';

export const acme: RaRecord = {
  id: 'org-1',
  name: 'Acme',
  services: [{ service_name: 'METASHELF' }],
};
export const bolt: RaRecord = { id: 'org-2', name: 'Bolt', services: [] };
export const coded: RaRecord = {
  id: 'org-coded',
  name: 'Coded Corner',
  services: [{ service_name: 'METASHELF' }],
};

const hasService = (row: RaRecord, wanted: unknown): boolean =>
  (row.services as { service_name: string }[]).some(({ service_name }) => service_name === wanted);

export const createPlatform = () => {
  const organizations = [acme, bolt, coded];
  const lookups = {
    optionEntries: vi.fn<FacingsDataProvider['lookups']['optionEntries']>(() =>
      Promise.resolve([{ value: 'EACH', entry: { comment: 'One piece' } }, { value: 'CASE' }]),
    ),
    search: vi.fn<FacingsDataProvider['lookups']['search']>(() => Promise.resolve([])),
    suggest: vi.fn<FacingsDataProvider['lookups']['suggest']>(() => Promise.resolve([])),
    extra: vi.fn<FacingsDataProvider['lookups']['extra']>(() => Promise.resolve(null)),
    read: vi.fn<FacingsDataProvider['lookups']['read']>(() => Promise.resolve(null)),
    followUp: vi.fn<FacingsDataProvider['lookups']['followUp']>(() =>
      Promise.resolve({ done: 1, failed: [] }),
    ),
  };
  /** Options of every choice. */
  const offer = (values: readonly string[]) =>
    lookups.optionEntries.mockResolvedValue(values.map((value) => ({ value })));
  const getList = vi.fn((_: string, { filter }: { filter?: { services?: string } | undefined }) => {
    const wanted = filter?.services;
    const data = organizations.filter((row) => wanted === undefined || hasService(row, wanted));
    return Promise.resolve({ data, total: data.length });
  });
  const getMany = vi.fn((_: string, { ids }: { ids: unknown[] }) =>
    Promise.resolve({ data: organizations.filter(({ id }) => ids.includes(id)) }),
  );
  return {
    lookups,
    offer,
    getList,
    getMany,
    provider: { lookups, getList, getMany } as unknown as FacingsDataProvider,
  };
};

export type TestPlatform = ReturnType<typeof createPlatform>;
