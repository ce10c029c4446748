import type { Screen } from '../../schema/screen';
import { namedPart } from '../../schema/takeOver';

export const calendar: Screen = {
  name: 'calendar',
  path: '/organizations/view/:account_id/job-templates/calendar',
  title: 'Calendar',
  menu: [
    {
      group: 'organization',
      order: 10,
      isOnlyInPalette: true,
      label: 'Job Calendar',
      keywords: ['schedule', 'job templates'],
    },
  ],
  load: namedPart(() => import('./Calendar'), 'Calendar'),
};
