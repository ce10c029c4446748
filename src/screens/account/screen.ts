import type { Screen } from '../../schema/screen';
import { namedPart } from '../../schema/takeOver';

export const account: Screen = {
  name: 'account',
  path: '/account',
  title: 'Account',
  menu: [{ group: 'user', order: 10, keywords: ['me', 'my profile', 'password', 'own name'] }],
  load: namedPart(() => import('./Account'), 'Account'),
};
