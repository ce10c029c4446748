/** Test entities with a field of every kind. */
import { whole } from '../../schema/calls';
import { hashIn } from '../../schema/condition';
import { defineResource } from '../../schema/defineResource';
import { organization } from '../../../resources/shared/organization';
import {
  choice,
  count,
  entityName,
  image,
  onOff,
  reference,
  tags,
  text,
} from '../../schema/fields';
import { hashOf } from '../../schema/template';
import { fixed, fromPlatform } from '../../schema/options';

export const organizations = defineResource({
  name: 'organizations',
  label: 'Organization',
  labels: 'Organizations',
  routes: { list: '/organizations', view: '/organizations/view/:id' },
  api: '/api/organizations',
  fields: { name: entityName(), services: tags({ label: 'Services', item: 'service_name' }) },
  calls: {
    list: { path: '/api/organizations', read: 'organizations', paging: whole, ids: 'ids' },
    search: {
      method: 'GET',
      path: '/api/organizations/search',
      needs: [],
      read: 'organizations',
      label: ['name'],
      min: 2,
    },
  },
  represent: '{name}',
  list: { columns: ['name'] },
});

export const labels = defineResource({
  name: 'labels',
  label: 'Label',
  labels: 'Labels',
  // Records have no page, so names are not links.
  routes: { list: '/labels' },
  api: '/api/labels',
  fields: { account_id: organization(), name: entityName() },
  calls: {
    search: {
      method: 'POST',
      path: '/api/labels/search',
      needs: ['account_id'],
      read: 'results',
      label: ['label', 'name'],
      min: 3,
    },
  },
  represent: '{name}',
  list: { columns: ['name'] },
  create: { title: 'Add Label', fields: ['name'] },
});

export const shelves = defineResource({
  name: 'shelves',
  label: 'Shelf',
  labels: 'Shelves',
  routes: { list: '/shelves', view: '/shelves/view/:id' },
  api: '/api/shelves',
  fields: {
    account_id: organization({ pick: { services: 'METASHELF' } }),
    name: entityName(),
    code: text({
      label: 'Code',
      code: true,
      max: 20,
      shownIf: hashIn('account_id', [hashOf('org-coded')]),
    }),
    note: text({ label: 'Note', multiline: true, hint: 'Seen by operators.' }),
    size: choice({
      label: 'Size',
      whenEmpty: 'NULL',
      options: fixed(['SMALL', 'LARGE']),
      tones: { LARGE: 'success' },
    }),
    unit: choice({
      label: 'Unit',
      help: 'Used when reporting zero.',
      gatedBy: 'account_id',
      options: fromPlatform({ path: '/api/organizations/:account_id/uom', read: 'uoms.enabled' }),
      filterOptions: fromPlatform({ path: '/api/uom', read: 'uoms' }),
    }),
    isOpen: onOff({ label: 'Open', words: { on: 'Open', off: 'Shut' }, hint: 'Shut by night.' }),
    parts: count({ label: 'Parts' }),
    label_id: reference('labels', {
      label: 'Label',
      gatedBy: 'account_id',
      nameFrom: ['label.name'],
      via: 'label',
    }),
    logo: image({ label: 'Logo', required: true, hint: 'A 300x300 png is recommended.' }),
    banner: image({ label: 'Banner', required: true }),
    near_id: reference('labels', {
      label: 'Nearest',
      pick: { account_id: '{account_id}' },
      canAdd: true,
    }),
    services: tags({
      label: 'Services',
      item: 'service_name',
      filterOptions: fromPlatform({ path: '/api/services', read: 'services' }),
    }),
  },
  calls: {
    list: {
      path: '/api/shelves',
      read: 'shelves',
      paging: whole,
      filters: { kind: 'json', parameter: 'filters', names: ['size'], nullable: ['size'] },
    },
    extra: { label: { path: '/api/shelves/:id/label' } },
  },
  represent: '{name}',
  list: { columns: ['name'] },
});

export const declarations = [organizations, labels, shelves];
