import { inList, whole } from '../src/schema/calls';
import { isValue } from '../src/schema/condition';
import { defineResource } from '../src/schema/defineResource';
import { choice, text } from '../src/schema/fields';
import { fromPlatform } from '../src/schema/options';
import { importWordsOf } from './shared/importWordsOf';

const usedBy =
  '{smart_count} product will be left without a category that it uses. |||| {smart_count} products will be left without a category that they use.';

/** Product categories of an organization (rules 3, 7). */
export const categories = defineResource({
  name: 'categories',
  label: 'Category',
  labels: 'Product Categories',
  menu: { group: 'organization', order: 30, keywords: ['primary', 'secondary'] },
  routes: {
    list: '/organizations/view/:account_id/product-categories',
    up: '/organizations/view/:account_id',
  },
  api: '/api/categories',
  // A name may be used once for each type.
  recognizedBy: ['type', 'name'],
  fields: {
    account_id: text({ label: 'Organization' }),
    name: text({ label: 'Name', required: true }),
    type: choice({
      label: 'Type',
      required: true,
      initial: 'PRIMARY',
      options: fromPlatform({
        path: '/api/organizations/:account_id/categories/types',
        read: 'types',
      }),
      tones: { PRIMARY: 'primary' },
    }),
  },
  calls: {
    list: { path: '/api/organizations/:account_id/categories', read: 'categories', paging: whole },
    one: inList,
    create: {
      path: '/api/organizations/:account_id/categories',
      send: ['account_id', 'name', 'type'],
    },
    update: {
      path: '/api/organizations/:account_id/categories/:id',
      send: ['account_id', 'name', 'type'],
    },
    remove: { path: '/api/organizations/:account_id/categories/:id' },
  },
  represent: '{name}',
  list: { columns: ['name', 'type'], isSearchable: true },
  create: { title: 'Add Category', fields: ['name', 'type'], canBeCopied: true },
  edit: {
    title: 'Edit Category',
    fields: ['name', 'type'],
    done: 'Category "{name}" updated successfully!',
  },
  // A name may be used once for each type, so no single field tells two rows apart.
  bulk: { words: importWordsOf('categories'), import: {}, edit: {} },
  remove: {
    consequences: [
      {
        text: usedBy,
        counts: {
          of: 'products',
          where: { account_id: '{account_id}', primary_category: '{name}' },
        },
        shownIf: isValue('type', 'PRIMARY'),
      },
      {
        text: usedBy,
        counts: { of: 'products', where: { account_id: '{account_id}', category: '{name}' } },
        shownIf: isValue('type', 'SECONDARY'),
      },
    ],
  },
});
