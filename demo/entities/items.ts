/** Items, also called nomad items, for the handheld app (rules 7, Items). */
import { defineEntityDemo, simpleRest } from '../entityDemo';
import { seedId } from '../store/seed/seedId';

const kinds = ['Scanner', 'Shelf Camera', 'Label Printer', 'Tablet', 'Scale', 'Beacon', 'Dock'];
const models = ['Mini', 'Pro', 'X2', 'Rugged', 'Lite', 'HD', 'Counter', 'Cold Room', 'Wall Mount'];

export const demo = defineEntityDemo({
  table: 'items',
  seed: () =>
    kinds
      .flatMap((kind) => models.map((model) => `${kind} ${model}`))
      .map((name, at) => ({ id: seedId('item', at + 1), name })),
  ...simpleRest({
    path: '/api/items',
    table: 'items',
    keys: ['name'],
    needs: ['name'],
    search: ['name'],
  }),
});
