import { inList, whole } from '../src/schema/calls';
import { defineResource } from '../src/schema/defineResource';
import { media, onOff, text } from '../src/schema/fields';
import { makeDefault } from './shared/makeDefault';

/** Pictures of a product state; one of them is its default (rules 2, 3, 7; rules R7). */
export const stateThumbnails = defineResource({
  name: 'stateThumbnails',
  label: 'Thumbnail',
  auditAs: 'PRODUCT_STATE_THUMBNAIL',
  labels: 'Thumbnails',
  routes: {},
  api: '/api/products/states/thumbnails',
  fields: {
    product_state_id: text({ label: 'Product State' }),
    url: media({ label: 'Thumbnail', markedBy: 'is_default' }),
    is_default: onOff({ label: 'Default', words: { on: 'Default', off: 'No' } }),
  },
  calls: {
    list: {
      path: '/api/products/states/thumbnails',
      read: 'thumbnails',
      paging: whole,
      filters: { kind: 'query', names: { product_state_id: 'product_state_id' } },
    },
    one: inList,
    remove: { path: '/api/products/states/thumbnails/:id' },
  },
  represent: '{label} {url|file}',
  list: { columns: ['url'] },
  actions: [makeDefault('/api/products/states/thumbnails/:id', 'UPDATE_PRODUCT_STATE_THUMBNAIL')],
  remove: {},
});
