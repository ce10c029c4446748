import type { Screen } from '../../schema/screen';
import { namedPart } from '../../schema/takeOver';

export const matrix: Screen = {
  name: 'matrix',
  path: '/products/availability',
  title: 'Products in Zones',
  menu: [
    {
      group: 'main',
      order: 10,
      isOnlyInPalette: true,
      keywords: ['availability', 'assortment', 'planogram'],
    },
  ],
  scope: { parameter: 'account_id', drops: ['category', 'region'] },
  load: namedPart(() => import('./Matrix'), 'Matrix'),
};
