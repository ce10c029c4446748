import { inList, whole } from '../src/schema/calls';
import { defineResource } from '../src/schema/defineResource';
import { text } from '../src/schema/fields';

/** Storage types of the whole platform; they cannot be changed or removed (rules R22). */
export const storages = defineResource({
  name: 'storages',
  label: 'Storage Type',
  labels: 'Storage Types',
  menu: { group: 'settings', order: 40, keywords: ['shelves', 'fixtures'] },
  routes: { list: '/settings/storage-types' },
  api: '/api/storages',
  idFrom: ['value'],
  recognizedBy: ['value'],
  fields: {
    value: text({
      label: 'Type',
      required: true,
      max: 100,
      code: true,
      forced: 'constant',
      refuses: [{ pattern: /[A-Z]/, message: 'Type must contain a letter.' }],
    }),
    comment: text({ label: 'Description', required: true, multiline: true }),
  },
  calls: { list: { path: '/api/storages', read: 'storages', paging: whole }, one: inList },
  represent: '{value}',
  list: { columns: ['value', 'comment'], isSearchable: true },
  create: { title: 'New Storage Type', fields: ['value', 'comment'] },
});
