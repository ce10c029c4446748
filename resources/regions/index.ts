import { whole } from '../../src/schema/calls';
import { defineResource } from '../../src/schema/defineResource';
import { count, entityName } from '../../src/schema/fields';
import { organization } from '../shared/organization';
import { importWordsOf } from '../shared/importWordsOf';
import { namedPart } from '../../src/schema/takeOver';

/** Regions group an organization's zones (rules 3, 7). */
export const regions = defineResource({
  name: 'regions',
  label: 'Region',
  labels: 'Regions',
  menu: { group: 'main', below: 'zones', order: 10, key: 'r', keywords: ['areas', 'territories'] },
  routes: { list: '/zones/regions', view: '/zones/regions/view/:id' },
  scope: 'organizations',
  api: '/api/regions',
  recognizedBy: ['account_id', 'name'],
  hasTwins: true,
  fields: { account_id: organization(), name: entityName(), zones: count({ label: 'Zone Count' }) },
  calls: {
    list: {
      path: '/api/regions',
      read: 'results',
      paging: whole,
      filters: { kind: 'query', names: { account_id: 'account_id' } },
    },
  },
  represent: '{name}',
  found: {},
  list: {
    columns: ['name', 'zones', 'account_id'],
    filters: ['account_id'],
    isSearchable: true,
    rowActions: namedPart(() => import('./RowArrow'), 'RowArrow'),
  },
  view: {
    fields: ['name', 'zones', 'account_id'],
    panels: [
      { of: 'zones', title: 'Zones', within: { region_id: 'id', account_id: 'account_id' } },
    ],
  },
  create: { title: 'Add Region', fields: ['account_id', 'name'], canBeCopied: true },
  edit: { title: 'Edit Region', fields: ['name'], done: 'Region "{name}" updated successfully!' },
  bulk: { key: 'name', words: importWordsOf('regions'), import: {}, edit: {} },
  remove: {
    then: '/zones/regions',
    consequences: [
      {
        text: '{smart_count} zone will be left without a region. |||| {smart_count} zones will be left without a region.',
        counts: { field: 'zones' },
      },
    ],
  },
});
