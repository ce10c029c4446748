import { inList, whole } from '../../src/schema/calls';
import { defineResource } from '../../src/schema/defineResource';
import { choice, number, text } from '../../src/schema/fields';
import { fromPlatform } from '../../src/schema/options';
import { namedPart } from '../../src/schema/takeOver';

/** How each product state of a pick list is shown (rules 3, Pick list; rules R4, R5). */
export const pickListStates = defineResource({
  name: 'pickListStates',
  label: 'Product State',
  labels: 'Product States',
  routes: {},
  api: '/api/pick-lists',
  auditAs: 'PICK_LIST_STATE',
  idFrom: ['stateId'],
  fields: {
    sku: text({ label: 'SKU', code: true, from: ['product.sku', 'sku'] }),
    product_description: text({
      label: 'Description',
      from: ['product.product_description', 'product_description'],
    }),
    state: text({ label: 'State', from: ['state', 'name'] }),
    displayStyle: choice({
      label: 'Display style',
      required: true,
      options: fromPlatform({ path: '/api/pick-lists/options', read: 'display_styles' }),
    }),
    displayStyleStep: number({
      label: 'Display style step',
      required: true,
      min: 0,
      hint: 'Units added or removed with each tap.',
      offered: fromPlatform({ path: '/api/pick-lists/options', read: 'display_style_steps' }),
    }),
  },
  calls: {
    list: { path: '/api/pick-lists/:pick_list_id', read: 'states', paging: whole },
    one: inList,
    update: {
      path: '/api/pick-lists/:pick_list_id',
      with: { type: 'productState' },
      idAs: 'stateId',
    },
    remove: {
      path: '/api/pick-lists/:pick_list_id',
      with: { type: 'productState', id: '{record.id}' },
    },
  },
  represent: '{sku} {state}',
  list: {
    columns: ['sku', 'product_description', 'state', 'displayStyle', 'displayStyleStep'],
    isSearchable: true,
    tools: [
      {
        key: 'together',
        label: 'Set All States',
        dialog: namedPart(() => import('./SetAllStates'), 'SetAllStates'),
      },
    ],
  },
  edit: {
    title: 'Edit State',
    fields: ['displayStyle', 'displayStyleStep'],
    done: 'Product State "{state}" of "{sku}" updated successfully!',
  },
  remove: {},
});
