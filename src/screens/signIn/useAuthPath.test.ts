import { expect, it } from 'vitest';
import { authRouteOf } from './AuthLink';

it.each([
  ['/login', { screen: 'signIn' }],
  ['/login/', { screen: 'signIn' }],
  ['/login/nonsense', { screen: 'signIn' }],
  ['/login/join', { screen: 'signIn' }],
  ['/products/reset/7', { screen: 'signIn' }],
  ['/login/reset', { screen: 'requestReset' }],
  ['/login/reset/', { screen: 'requestReset' }],
  ['/login/reset/a%20b', { screen: 'newPassword', id: 'a b' }],
  ['/login/reset/100%', { screen: 'newPassword', id: '100%' }],
  ['/login/join/7', { screen: 'join', id: '7' }],
])('%s', (path, route) => {
  expect(authRouteOf(path)).toEqual(route);
});
