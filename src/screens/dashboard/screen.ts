import type { Screen } from '../../schema/screen';
import { namedPart } from '../../schema/takeOver';

export const dashboard: Screen = {
  name: 'dashboard',
  path: '/',
  title: 'Dashboard',
  menu: [
    {
      group: 'main',
      order: 10,
      icon: 'dashboard',
      key: 'd',
      keywords: ['home', 'start', 'overview', 'analytics'],
    },
  ],
  scope: { parameter: 'account_id', drops: ['zones', 'regions', 'uom'] },
  load: namedPart(() => import('./Dashboard'), 'Dashboard'),
};
