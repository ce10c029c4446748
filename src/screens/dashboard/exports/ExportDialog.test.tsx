// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { CoreAdminContext, HttpError, memoryStore, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
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
  const startExport = () =>
    new Promise<string>((_, reject) => {
      refuse = () => {
        reject(new HttpError('The figures are too many.', 400));
      };
    });
  render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={{ analytics: { startExport } } as unknown as DataProvider}
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
  fireEvent.click(screen.getByRole('button', { name: 'Export analytics' }));
  return () => {
    refuse();
  };
};

const toast = /could not be exported\. The figures are too many\./;

it('an export that fails after the dialog closed is reported by name', async () => {
  const refuse = show();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  refuse();
  expect(await screen.findByText(toast)).toHaveTextContent(/analytics.*Acme.* could not/i);
});

it('an export that fails in the open dialog is shown only there', async () => {
  const refuse = show();
  refuse();
  expect(await screen.findByRole('alert')).toHaveTextContent('The figures are too many.');
  expect(screen.queryByText(toast)).toBeNull();
});
