import type { Screen } from '../../schema/screen';
import { namedPart } from '../../schema/takeOver';

export const settings: Screen = {
  name: 'settings',
  path: '/settings',
  title: 'Settings',
  menu: [
    {
      group: 'main',
      order: 70,
      icon: 'gear',
      key: 's',
      keywords: ['preferences', 'configuration'],
    },
    { group: 'settings', order: 10, label: 'General', keywords: ['settings'] },
  ],
  load: namedPart(() => import('./General'), 'General'),
};
