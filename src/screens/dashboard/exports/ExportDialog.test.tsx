// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { CoreAdminContext, HttpError, memoryStore, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../../app/i18nProvider';
import { createQueryClient } from '../../../app/queryClient';
import { RegistryProvider } from '../../../fields/useDeclaration';
import { registryOf } from '../../../schema/registry';
import { english } from '../../../messages/en/index';
import { Toasts } from '../../../shell/toasts/Toasts';
import { FiguresContext, type Shared } from '../figures/FiguresContext';
import { ExportDialog } from './ExportDialog';

const shared: Shared = {
  accountId: 'a',
  organization: 'Acme',
  zoneIds: [],
  timeZone: 'UTC',
  period: { from: 20_000, to: 20_006 },
  today: 20_006,
  isCompared: false,
  uom: '',
  comparedIds: [],
  about: 'all zones of Acme',
  show: () => undefined,
  addressOf: () => '/',
};

const Screen = () => {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <FiguresContext value={shared}>
        {isOpen && (
          <ExportDialog
            onClose={() => {
              setOpen(false);
            }}
          />
        )}
      </FiguresContext>
      <Toasts />
    </>
  );
};

/** The test decides when the platform rejects the export. */
const show = () => {
  let refuse: () => void = () => undefined;
  const adjustments = vi.fn(() => Promise.resolve([{ day: '2024-10-05', up: 3, down: 1 }]));
  const startExport = () =>
    new Promise<string>((_, reject) => {
      refuse = () => {
        reject(new HttpError('The figures are too many.', 400));
      };
    });
  render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={{ analytics: { startExport, adjustments } } as unknown as DataProvider}
        i18nProvider={createI18nProvider(english)}
        queryClient={createQueryClient()}
        store={memoryStore()}
      >
        <RegistryProvider registry={registryOf([])}>
          <Screen />
        </RegistryProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return {
    adjustments,
    start: () => {
      fireEvent.click(screen.getByRole('button', { name: 'Export analytics' }));
      return () => {
        refuse();
      };
    },
  };
};

/** The test's page has no Blob.text. */
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(String(reader.result));
    };
    reader.readAsText(file);
  });

const toast = /could not be exported\. The figures are too many\./;

it('an export that fails after the dialog closed is reported by name', async () => {
  const refuse = show().start();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  refuse();
  expect(await screen.findByText(toast)).toHaveTextContent(/analytics.*Acme.* could not/i);
});

it('an export that fails in the open dialog is shown only there', async () => {
  const refuse = show().start();
  refuse();
  expect(await screen.findByRole('alert')).toHaveTextContent('The figures are too many.');
  expect(screen.queryByText(toast)).toBeNull();
});

it('adjustments are a file of their own: each day of the period, up and down', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { adjustments } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Export adjustments' }));
  expect(await screen.findByText(/^adjustments-acme-2024-10-04-2024-10-10\.csv$/)).toBeVisible();
  await screen.findByText(/^Saved /);
  expect(adjustments).toHaveBeenCalledWith(
    expect.objectContaining({
      startAt: '2024-10-04T00:00:00.000Z',
      endAt: '2024-10-11T00:00:00.000Z',
    }),
    expect.any(AbortSignal),
  );
  const lines = (await textOf(saved[0]!)).trim().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFF?Day,Up,Down$/);
  expect(lines).toHaveLength(8);
  expect(lines[2]).toBe('2024-10-05,3,1');
});
