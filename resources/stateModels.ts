import { inList, whole } from '../src/schema/calls';
import { defineResource } from '../src/schema/defineResource';
import { choice, media, onOff, text } from '../src/schema/fields';
import { fixed } from '../src/schema/options';
import { makeDefault } from './shared/makeDefault';

/** 3D models of a product state; one of them is its default (rules 2, 3, 7; rules R7). */
export const stateModels = defineResource({
  name: 'stateModels',
  label: '3D Model',
  auditAs: 'PRODUCT_STATE_MODEL',
  labels: '3D Models',
  about: 'GLB models can be rotated on the page. USDZ models need an Apple device.',
  routes: {},
  api: '/api/products/states/models',
  fields: {
    product_state_id: text({ label: 'Product State' }),
    url: media({ label: '3D Model', modelType: 'model_type', markedBy: 'is_default' }),
    model_type: choice({ label: 'Type', options: fixed(['GLB', 'USDZ']) }),
    is_default: onOff({ label: 'Default', words: { on: 'Default', off: 'No' } }),
  },
  calls: {
    list: {
      path: '/api/products/states/models',
      read: 'models',
      paging: whole,
      filters: { kind: 'query', names: { product_state_id: 'product_state_id' } },
    },
    one: inList,
    remove: { path: '/api/products/states/models/:id' },
  },
  represent: '{model_type} {url|file}',
  list: { columns: ['url', 'model_type'] },
  actions: [makeDefault('/api/products/states/models/:id', 'UPDATE_PRODUCT_STATE_MODEL')],
  remove: {},
});
