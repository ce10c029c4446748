/** Renders the dialog alone with its own simulated platform and notifications, and records its requests. */
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { createDataProvider } from '../../../../dataProvider';
import { createTransport } from '../../../../dataProvider/transport/transport';
import { standIn } from '../../../../demo/node';
import { declarations } from '../../../../resources/index';
import { createI18nProvider } from '../../../app/i18nProvider';
import { createQueryClient } from '../../../app/queryClient';
import { RegistryProvider } from '../../../fields/useDeclaration';
import { english } from '../../../messages/en/index';
import { declaredMessages } from '../../../schema/declaredMessages';
import { createRegistry } from '../../../schema/registry';
import { Toasts } from '../../../shell/toasts/Toasts';
import type { DialogActionProps } from '../../../schema/takeOver';
import { FlashDialog } from '../FlashDialog';

export const account = 'acc00000-0000-4000-8000-000000000001';
export const flashPath = '/api/zones/products/flash';

export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface ZoneProduct {
  readonly inventory_product_sku_id: string;
  readonly par: number;
}

type Answer = (call: SentCall) => Promise<Response> | Response | undefined;

const Closable = (props: Omit<DialogActionProps, 'onClose'>) => {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? (
    <FlashDialog
      {...props}
      onClose={() => {
        setIsOpen(false);
      }}
    />
  ) : (
    <p>closed</p>
  );
};

export const renderFlash = async (answer?: Answer) => {
  const registry = createRegistry(declarations);
  const platform = standIn();
  const person = await platform.signIn();
  const sent: SentCall[] = [];
  const transport = createTransport({
    baseUrl: 'http://stand-in.test',
    session: {
      credential: () => Promise.resolve({ token: person.access_token, userId: person.userId }),
      renew: () => Promise.resolve('renewed'),
      refuse: () => undefined,
    },
    fetch: (input, init) => {
      const { method, url } = new Request(input, init);
      const { pathname, searchParams } = new URL(url);
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      const call = { method, path: pathname, query: Object.fromEntries(searchParams), body };
      sent.push(call);
      const own = answer?.(call);
      return own === undefined ? platform.fetch(input, init) : Promise.resolve(own);
    },
  });
  const { body } = await person.ask<{ zones: { id: string; name: string }[] }>(
    'GET',
    `/api/zones?account_id=${account}&offset=0`,
  );
  const [target, source] = body.zones;
  if (!target || !source) throw new Error('The organization has fewer than two zones.');

  render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={createDataProvider({
          registry,
          transport,
          whoAmI: () => Promise.resolve({ id: person.userId }),
        })}
        i18nProvider={createI18nProvider({ ...english, resources: declaredMessages(registry.all) })}
        queryClient={createQueryClient()}
        store={memoryStore()}
      >
        <RegistryProvider registry={registry}>
          <Closable
            record={{ ...target, account_id: account }}
            declaration={registry.find('zones')}
            title="Flash Products"
          />
          <Toasts />
        </RegistryProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return {
    /** Changes something outside the console, like another user. */
    change: <Body,>(method: string, path: string, body?: unknown) =>
      person.ask<Body>(method, path, body, {
        'X-Resource-Type': 'ZONE_PRODUCT',
        'X-Resource-Action': 'UPDATE_ZONE_PRODUCT',
        'X-Resource-Id': 'somebody-else',
      }),
    target,
    source,
    dialog: await screen.findByRole('dialog', { name: 'Flash Products' }),
    productsOf: async (zone: string): Promise<readonly ZoneProduct[]> => {
      const listed = await person.ask<{ zone_products: ZoneProduct[] }>(
        'GET',
        `/api/zones/products?zone_id=${zone}`,
      );
      return listed.body.zone_products;
    },
    sentTo: (method: string, path: string) =>
      sent.filter((call) => call.method === method && call.path === path),
  };
};
