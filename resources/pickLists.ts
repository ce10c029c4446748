import { whole } from '../src/schema/calls';
import { defineResource } from '../src/schema/defineResource';
import { count, text } from '../src/schema/fields';

/** Pick lists of an organization; products name one by its label (rules 3, 7; rules R6). */
export const pickLists = defineResource({
  name: 'pickLists',
  label: 'Pick List',
  labels: 'Pick Lists',
  menu: { group: 'organization', order: 20, keywords: ['slots', 'lists'] },
  routes: {
    list: '/organizations/view/:account_id/pick-lists',
    view: '/organizations/view/:account_id/pick-lists/view/:id',
    up: '/organizations/view/:account_id',
  },
  api: '/api/pick-lists',
  recognizedBy: ['label_identifier'],
  fields: {
    account_id: text({ label: 'Organization' }),
    label_identifier: text({
      label: 'Label',
      required: true,
      code: true,
      max: 100,
      hint: 'Better without 0, 1, 2 and 5: searches also read them as O, I, Z and S.',
    }),
    states: count({ label: 'Product States' }),
    skus: count({ label: 'SKUs' }),
  },
  calls: {
    list: { path: '/api/organizations/:account_id/pick-lists', read: 'pick_lists', paging: whole },
    one: { path: '/api/pick-lists/:id' },
    // Labels may contain letters that people read as digits (rules 5, Search).
    search: {
      method: 'GET',
      path: '/api/pick-lists/search',
      needs: ['account_id'],
      read: 'results',
      label: ['label_identifier'],
      value: 'label_identifier',
      min: 2,
      typed: { '1': 'I', '0': 'O', '5': 'S', '2': 'Z' },
    },
    create: { path: '/api/organizations/:account_id/pick-lists' },
    update: { path: '/api/organizations/:account_id/pick-lists/:id' },
    remove: { path: '/api/pick-lists/:id', with: { type: 'pickList' } },
  },
  represent: '{label_identifier}',
  list: { columns: ['label_identifier', 'states'], isSearchable: true },
  view: {
    fields: ['label_identifier', 'states', 'skus'],
    panels: [
      {
        of: 'pickListSkus',
        title: 'SKUs',
        within: { pick_list_id: 'id', account_id: 'account_id' },
      },
      { of: 'pickListStates', title: 'Product States', within: { pick_list_id: 'id' } },
    ],
  },
  create: {
    title: 'Add Pick List',
    fields: ['label_identifier'],
    then: '/organizations/view/{account_id}/pick-lists/view/{id}',
    canBeCopied: true,
  },
  edit: {
    title: 'Edit Pick List',
    fields: ['label_identifier'],
    done: 'Pick List "{label_identifier}" updated successfully!',
  },
  remove: {
    consequences: [
      {
        text: '{smart_count} product will be left without a pick list. |||| {smart_count} products will be left without a pick list.',
        counts: { field: 'skus' },
      },
    ],
  },
});
