import type { Screen } from '../../schema/screen';

export const account: Screen = {
  name: 'account',
  path: '/account',
  title: 'Account',
  menu: [{ group: 'user', order: 10, keywords: ['me', 'my profile', 'password', 'own name'] }],
  load: () => import('./Account').then(({ Account }) => ({ default: Account })),
};
