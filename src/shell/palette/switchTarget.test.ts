import { expect, it } from 'vitest';
import { recordPartOf } from '../navigation';
import { realMenu, realRegistry } from '../testing/realMenu';
import { switchTarget } from './useOrganizationEntries';

const part = recordPartOf(realMenu);
if (!part) throw new Error('no sidebar of a record');

const targetAt = (address: string) => {
  const [pathname = '', search = ''] = address.split('?');
  return switchTarget(realRegistry, part, { pathname, search });
};

it.each([
  ['/organizations/view/7/uom', 'section', '/organizations/view/8/uom'],
  [
    '/organizations/view/7/job-templates/calendar',
    'section',
    '/organizations/view/8/job-templates',
  ],
  ['/organizations/view/7', 'page', '/organizations/view/8'],
  ['/settings/uom', 'page', '/organizations/view/8'],
  ['/zones/view/3', 'page', '/organizations/view/8'],
  ['/items', 'page', '/organizations/view/8'],
])('from %s it is the %s', (from, kind, to) => {
  const target = targetAt(from);
  expect(target.kind).toBe(kind);
  expect(target.to('8')).toBe(to);
});

it('in a list of an organization’s rows it is their filter, and other filters stay', () => {
  const target = targetAt('/products?account_id=7&q=milk&page=3&view=x');
  expect(target).toMatchObject({ kind: 'filter', isFiltered: true });
  expect(target.to('8')).toEqual({ pathname: '/products', search: 'account_id=8&q=milk' });
  if (target.kind !== 'filter') throw new Error('no filter');
  expect(target.to(null)).toEqual({ pathname: '/products', search: 'q=milk' });
});

it('on a page that is limited to one organization it is the same page', () => {
  // A region belongs to one organization, a searched text to none.
  expect(targetAt('/products/availability?account_id=7&q=milk&region=2').to('8')).toEqual({
    pathname: '/products/availability',
    search: 'account_id=8&q=milk',
  });
  expect(targetAt('/?zones=1').to('8')).toEqual({ pathname: '/', search: 'account_id=8' });
  expect(targetAt('/?account_id=7&regions=2&range=year&compare=off&uom=EACH').to('8')).toEqual({
    pathname: '/',
    search: 'account_id=8&range=year&compare=off',
  });
});
