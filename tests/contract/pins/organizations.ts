/** Organizations and the content of their pages (rules 7: Organizations, Categories, Pick lists, Webhooks). */
import { picture, seed, type EntityPins } from '../pin';

const { account } = seed;

/** rules R15: the return URL is inside the template. */
const jobTemplateKeys = [
  'account_id',
  'name',
  'description',
  'cron_expression',
  'end_submission_time',
  'duration',
  'template',
  'zones',
  'ends_at',
];

export const organizationPins: Readonly<Record<string, EntityPins>> = {
  organizations: {
    list: { call: 'GET /api/organizations' },
    filtered: {
      call: 'GET /api/organizations',
      filter: { services: 'METASHELF' },
      query: ['service'],
    },
    one: { call: 'GET /api/organizations', query: ['id'] },
    search: { call: 'GET /api/organizations/search', query: ['text'], values: {} },
    create: {
      call: 'POST /api/organizations/new',
      query: ['name'],
      form: ['logo'],
      values: { name: 'Pinned Foods', logo: picture() },
      followUps: [
        {
          call: 'POST /api/organizations/invites',
          body: ['name', 'email', 'role', 'invitedBy', 'accountId'],
        },
      ],
    },
    update: {
      call: 'PUT /api/organizations',
      body: ['id', 'name'],
      values: { name: 'Renamed', logo: picture() },
      then: { call: 'POST /api/organizations/media', form: ['id', 'logo'] },
    },
    actions: { notifyDevices: { call: 'POST /api/organizations/{id}/devices' } },
  },
  invites: {
    within: { account_id: account },
    list: { call: 'GET /api/organizations/invites', query: ['account_id'] },
    create: {
      call: 'POST /api/organizations/invites',
      body: ['name', 'email', 'role', 'invitedBy', 'accountId'],
      values: { name: 'New Person', email: 'new.person@facings.example', role: 'user' },
    },
    remove: { call: 'DELETE /api/organizations/invites/{id}' },
  },
  integrations: {
    within: { account_id: seed.connected },
    list: { call: 'GET /api/organizations/{id}/integrations' },
    create: {
      call: 'PUT /api/organizations/integrations',
      body: ['account_id', 'integration_name', 'credentials'],
      values: { integration_name: 'PAR', credentials: { DCKey: 'abc123456' } },
    },
    update: {
      call: 'PUT /api/organizations/integrations',
      body: ['account_id', 'integration_name', 'credentials'],
      values: { integration_name: 'PAR', credentials: { DCKey: 'abc123456' } },
    },
  },
  modelPackage: { within: { account_id: account }, list: { call: 'GET /api/mdl/models' } },
  pickLists: {
    within: { account_id: account },
    list: { call: 'GET /api/organizations/{id}/pick-lists' },
    one: { call: 'GET /api/pick-lists/{id}' },
    search: {
      call: 'GET /api/pick-lists/search',
      query: ['account_id', 'text'],
      values: { account_id: account },
    },
    create: {
      call: 'POST /api/organizations/{id}/pick-lists',
      body: ['label_identifier'],
      values: { label_identifier: 'PINNED' },
    },
    update: {
      call: 'PUT /api/organizations/{id}/pick-lists/{pickListId}',
      body: ['label_identifier'],
      values: { label_identifier: 'RENAMED' },
    },
    remove: { call: 'DELETE /api/pick-lists/{id}', query: ['type'] },
  },
  pickListStates: {
    list: { call: 'GET /api/pick-lists/{id}' },
    update: {
      call: 'PUT /api/pick-lists/{id}',
      query: ['type'],
      body: ['stateId', 'displayStyle', 'displayStyleStep'],
      values: { displayStyle: 'WHOLE', displayStyleStep: 1 },
    },
    remove: { call: 'DELETE /api/pick-lists/{id}', query: ['type', 'id'] },
  },
  pickListSkus: {
    list: { call: 'GET /api/pick-lists/{id}' },
    search: {
      call: 'GET /api/pick-lists/skus/search',
      query: ['account_id', 'text'],
      values: { account_id: account },
    },
    create: { call: 'PUT /api/pick-lists/{id}', query: ['type'], body: ['skuId'], values: {} },
    remove: { call: 'DELETE /api/pick-lists/{id}', query: ['type', 'id'] },
  },
  categories: {
    within: { account_id: account },
    list: { call: 'GET /api/organizations/{id}/categories' },
    create: {
      call: 'POST /api/organizations/{id}/categories',
      body: ['account_id', 'name', 'type'],
      values: { name: 'Pinned', type: 'PRIMARY' },
    },
    update: {
      call: 'PUT /api/organizations/{id}/categories/{categoryId}',
      body: ['account_id', 'name', 'type'],
      values: { name: 'Renamed' },
    },
    remove: { call: 'DELETE /api/organizations/{id}/categories/{categoryId}' },
  },
  organizationFeatures: {
    within: { account_id: account },
    document: { call: 'GET /api/organizations/{id}/features' },
    update: { call: 'PUT /api/organizations/{id}/features', body: ['feature_flags'], values: {} },
  },
  organizationStorages: {
    within: { account_id: account },
    document: { call: 'GET /api/organizations/{id}/storages' },
    update: { call: 'PUT /api/organizations/{id}/storages', body: ['storages'], values: {} },
  },
  storageDefaults: {
    within: { account_id: account },
    document: { call: 'GET /api/organizations/{id}/storage-defaults' },
    update: {
      call: 'PUT /api/organizations/{id}/storage-defaults',
      body: ['account_storage_defaults'],
      values: {},
    },
  },
  organizationUnits: {
    within: { account_id: account },
    document: { call: 'GET /api/organizations/{id}/uom' },
    update: { call: 'PUT /api/organizations/{id}/uom', body: ['uoms'], values: {} },
  },
  jobTemplates: {
    within: { account_id: account },
    list: { call: 'GET /api/organizations/{id}/job-templates' },
    create: {
      call: 'POST /api/organizations/{id}/job-templates',
      body: jobTemplateKeys,
      values: {
        name: 'Pinned count',
        description: 'Every night.',
        cron_expression: '0 3 * * *',
        duration: 60,
        template: { products: [] },
        zones: [],
      },
    },
    update: {
      call: 'PUT /api/organizations/{id}/job-templates/{templateId}',
      body: jobTemplateKeys,
      values: {
        name: 'Pinned recount',
        description: 'Every night.',
        cron_expression: '0 4 * * *',
        duration: 90,
        template: { products: [] },
        zones: [],
      },
    },
    remove: { call: 'DELETE /api/organizations/{id}/job-templates/{templateId}' },
  },
  apps: {
    within: { organization_id: account },
    list: { call: 'GET /api/organizations/apps', query: ['organization_id'] },
    create: {
      call: 'POST /api/organizations/apps',
      body: ['organization_id', 'name'],
      values: { name: 'Pinned app' },
    },
    remove: { call: 'DELETE /api/organizations/apps/{id}' },
  },
  keys: {
    within: { organization_id: account },
    list: { call: 'GET /api/organizations/keys', query: ['organization_id'] },
    create: {
      call: 'POST /api/organizations/keys',
      body: ['organization_id', 'user_id', 'name', 'role'],
      values: { name: 'Pinned key', role: 'administrator' },
    },
    remove: { call: 'DELETE /api/organizations/keys/{id}' },
  },
  webhooks: {
    within: { account_id: account },
    list: { call: 'GET /api/webhooks', query: ['account_id'] },
    one: { call: 'GET /api/webhooks/{id}' },
    create: {
      call: 'POST /api/webhooks',
      body: [
        'account_id',
        'auth_id',
        'name',
        'url',
        'method',
        'headers',
        'trigger_type',
        'is_enabled',
      ],
      values: {},
    },
    update: {
      call: 'PUT /api/webhooks/{id}',
      body: ['auth_id', 'name', 'url', 'method', 'headers', 'trigger_type', 'is_enabled'],
      values: { name: 'Renamed', is_enabled: false },
    },
    remove: { call: 'DELETE /api/webhooks/{id}' },
  },
  authSettings: {
    within: { account_id: account },
    list: { call: 'GET /api/auth/settings', query: ['account_id'] },
    create: {
      call: 'POST /api/auth/settings',
      body: ['account_id', 'name', 'environment', 'auth_details'],
      values: { name: 'Pinned', environment: 'dev', auth_details: { token: 'secret-1234' } },
    },
    update: {
      call: 'PUT /api/auth/settings/{id}',
      body: ['name', 'environment', 'auth_details'],
      values: { name: 'Renamed', environment: 'prod', auth_details: { token: 'secret-5678' } },
    },
  },
};
