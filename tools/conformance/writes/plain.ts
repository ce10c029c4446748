/** Notional products, one and many, and webhooks, which need an authentication setting (rules 7). */
import { valueAt } from '../judge';
import { made, ownName, type Area, type Writing } from './area';

const notionalPath = '/api/notionals/{id}';

const notionalValues = (writing: Writing, what: string) => ({
  account_id: writing.account,
  name: ownName(writing, what),
  ar_label: 'Facings conformance',
  default_uom: 'EACH',
});

const makeNotional = (writing: Writing, what: string, isMany = false) => {
  const { account, writer } = writing;
  const values = notionalValues(writing, what);
  const body = isMany ? { notionals: [values] } : { ...values, shelf_label_text: '' };
  const query = { account_id: account, search: values.name, page: '1', limit: '10' };
  return writer.make({
    call: { name: `POST /api/notionals${isMany ? '/bulk' : ''}`, body, audit: 'NOTIONAL_PRODUCT' },
    name: values.name,
    idAt: isMany ? 'notionals.0.id' : 'id',
    look: { call: { name: 'GET /api/notionals', query }, read: 'notionals' },
    remove: (id) => ({ name: `DELETE ${notionalPath}`, path: { id }, audit: 'NOTIONAL_PRODUCT' }),
  });
};

const notionals: Area = {
  calls: [
    'POST /api/notionals',
    `PUT ${notionalPath}`,
    `DELETE ${notionalPath}`,
    'POST /api/notionals/bulk',
  ],
  run: async (writing) => {
    const { writer } = writing;
    const notional = await makeNotional(writing, 'notional');
    const id = made(writing, notional, notionals.calls.slice(1, 3));
    if (id !== undefined) {
      const { account_id: _, ...values } = notionalValues(writing, 'notional');
      const body = { ...values, shelf_label_text: 'changed' };
      const call = { name: `PUT ${notionalPath}`, path: { id }, body, audit: 'NOTIONAL_PRODUCT' };
      await writer.check(call);
      await writer.remove(notional);
    }
    await writer.remove(await makeNotional(writing, 'many notionals', true));
  },
};

const webhookPath = '/api/webhooks/{id}';

const webhooks: Area = {
  calls: ['POST /api/webhooks', `PUT ${webhookPath}`, `DELETE ${webhookPath}`],
  run: async (writing) => {
    const { writer, client, found, account } = writing;
    const auth_id = await found.find('authSettings');
    const triggers = await client.send({ name: 'GET /api/webhooks/triggers' });
    const names = valueAt(triggers.json, 'triggers');
    const first: unknown = Array.isArray(names) ? names[0] : undefined;
    if (auth_id === undefined || typeof first !== 'string') {
      const reason = auth_id === undefined ? found.whyNot('authSettings') : 'no trigger was found';
      writer.skip(webhooks.calls, reason);
      return;
    }
    const name = ownName(writing, 'webhook');
    const changes = {
      auth_id,
      name,
      // A host that does not exist; the webhook is disabled and never called.
      url: 'https://facings-conformance.invalid/hook',
      method: 'POST',
      headers: {},
      trigger_type: first,
      is_enabled: false,
    };
    const audit = 'WEBHOOK';
    const webhook = await writer.make({
      call: { name: 'POST /api/webhooks', body: { account_id: account, ...changes }, audit },
      name,
      look: {
        call: { name: 'GET /api/webhooks', query: { account_id: account } },
        read: 'webhooks',
      },
      remove: (id) => ({ name: `DELETE ${webhookPath}`, path: { id }, audit }),
    });
    const id = made(writing, webhook, webhooks.calls.slice(1));
    if (id === undefined) return;
    await writer.check({ name: `PUT ${webhookPath}`, path: { id }, body: changes, audit });
    await writer.remove(webhook);
  },
};

export const plainAreas: readonly Area[] = [notionals, webhooks];
