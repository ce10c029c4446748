/** Records without other new records: notionals, items, categories … */
import { valueAt } from '../judge';
import { made, ownName, type Area, type Writing } from './area';

interface Plain {
  readonly what: string;
  readonly audit: string;
  /** Path of the collection; {id} is the organization. */
  readonly path: string;
  /** Path of one; its last parameter is the record. */
  readonly one: string;
  /** Key of its name. */
  readonly key?: string;
  readonly list: {
    readonly name: string;
    readonly query?: readonly string[];
    readonly read: string;
    /** More parameters, so that the list contains a record with this name. */
    readonly search?: (name: string) => Readonly<Record<string, string>>;
  };
  readonly status?: number;
  readonly create: (account: string, userId: string) => Readonly<Record<string, unknown>>;
  /** Body of a change, besides the name; without it there is no such call. */
  readonly update?: (account: string) => Readonly<Record<string, unknown>>;
}

const inPath = (path: string, account: string): Record<string, string> =>
  path.includes('/organizations/{id}') ? { id: account } : {};

const areaOf = ({ path, one, key = 'name', list, ...plain }: Plain): Area => {
  const calls = [`POST ${path}`, ...(plain.update ? [`PUT ${one}`] : []), `DELETE ${one}`];
  const last = /\{(\w+)\}$/.exec(one)?.[1] ?? 'id';
  return {
    calls,
    run: async (writing) => {
      const { writer, client, account } = writing;
      const { what, audit, create, update, status } = plain;
      const name = ownName(writing, what);
      const listed = list.query ?? [];
      const record = await writer.make({
        call: {
          name: `POST ${path}`,
          path: inPath(path, account),
          body: { ...create(account, client.userId() ?? ''), [key]: name },
          audit,
        },
        name,
        ...(status === undefined ? {} : { status }),
        look: {
          call: {
            name: list.name,
            path: inPath(list.name, account),
            query: {
              ...Object.fromEntries(listed.map((parameter) => [parameter, account])),
              ...list.search?.(name),
            },
          },
          read: list.read,
          key,
        },
        remove: (id) => ({
          name: `DELETE ${one}`,
          path: { ...inPath(one, account), [last]: id },
          audit,
        }),
      });
      const id = made(writing, record, calls.slice(1));
      if (id === undefined) return;
      if (update)
        await writer.check({
          name: `PUT ${one}`,
          path: { ...inPath(one, account), [last]: id },
          body: { ...update(account), [key]: name },
          audit,
        });
      await writer.remove(record);
    },
  };
};

const template = (account_id: string) => ({
  account_id,
  description: 'Made by the conformance kit.',
  // Runs rarely if it is left behind by mistake; it has no zones.
  cron_expression: '0 3 31 * *',
  end_submission_time: null,
  duration: 3600,
  template: { products: [], returnUrl: '' },
  zones: [],
  ends_at: null,
});

const plain: readonly Plain[] = [
  {
    what: 'item',
    audit: 'ITEM',
    path: '/api/items',
    one: '/api/items/{id}',
    list: {
      name: 'GET /api/items',
      read: '',
      search: (name) => ({ filter: JSON.stringify({ q: name }), range: '[0,9]' }),
    },
    create: () => ({}),
    update: () => ({}),
  },
  {
    what: 'category',
    audit: 'CATEGORY',
    path: '/api/organizations/{id}/categories',
    one: '/api/organizations/{id}/categories/{categoryId}',
    list: { name: 'GET /api/organizations/{id}/categories', read: 'categories' },
    create: (account_id) => ({ account_id, type: 'SECONDARY' }),
    update: (account_id) => ({ account_id, type: 'SECONDARY' }),
  },
  {
    what: 'job template',
    audit: 'JOB_TEMPLATE',
    path: '/api/organizations/{id}/job-templates',
    one: '/api/organizations/{id}/job-templates/{templateId}',
    list: { name: 'GET /api/organizations/{id}/job-templates', read: 'job_templates' },
    status: 200,
    create: template,
    update: template,
  },
  {
    what: 'key',
    audit: 'API_KEY',
    path: '/api/organizations/keys',
    one: '/api/organizations/keys/{id}',
    list: { name: 'GET /api/organizations/keys', query: ['organization_id'], read: 'keys' },
    create: (organization_id, user_id) => ({ organization_id, user_id, role: 'user' }),
  },
  {
    what: 'app',
    audit: 'APP',
    path: '/api/organizations/apps',
    one: '/api/organizations/apps/{id}',
    list: { name: 'GET /api/organizations/apps', query: ['organization_id'], read: 'apps' },
    create: (organization_id) => ({ organization_id }),
  },
  {
    what: 'flag',
    audit: 'FEATURE_FLAG',
    path: '/api/features',
    one: '/api/features/{id}',
    list: { name: 'GET /api/features', read: 'features' },
    create: () => ({ type: 'BOOLEAN', value: false }),
  },
];

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

export const plainAreas: readonly Area[] = [...plain.map(areaOf), notionals, webhooks];
