import { inList, whole } from '../src/schema/calls';
import { defineResource } from '../src/schema/defineResource';
import { models } from './models';

/** The models of an organization. The rules name no call for them, so all models are listed (rules R23). */
export const modelPackage = defineResource({
  name: 'modelPackage',
  label: 'Model Package',
  labels: 'Model Package',
  menu: { group: 'organization', order: 10, keywords: ['models'] },
  routes: { list: '/organizations/view/:account_id/models', up: '/organizations/view/:account_id' },
  api: '/api/mdl/models',
  fields: models.fields,
  calls: { list: { path: '/api/mdl/models', read: 'models', paging: whole }, one: inList },
  represent: '{name}',
  list: { columns: ['name', 'versions'], isSearchable: true, opens: 'models' },
});
