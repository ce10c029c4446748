/** 3D models and thumbnails of a product state (rules 7; rules R7). */
import type { EntityPins } from '../pin';

const of = (path: string): EntityPins => ({
  list: { call: `GET ${path}`, query: ['product_state_id'] },
  remove: { call: `DELETE ${path}/{id}` },
  actions: { makeDefault: { call: `PUT ${path}/{id}`, body: ['is_default'] } },
});

export const mediaPins: Readonly<Record<string, EntityPins>> = {
  stateModels: of('/api/products/states/models'),
  stateThumbnails: of('/api/products/states/thumbnails'),
};
