/** A small entity within an organization, for tests of declaration options. */
import type { Calls } from '../../src/schema/calls';
import { inList, whole } from '../../src/schema/calls';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { text } from '../../src/schema/fields';

const calls: Calls = {
  list: { path: '/api/organizations/:account_id/apps', read: 'apps', paging: whole },
  one: inList,
};

export const apps = (own: Partial<AnyDeclaration> = {}): AnyDeclaration => ({
  name: 'apps',
  label: 'App Client',
  labels: 'Apps',
  routes: { list: '/organizations/view/:account_id/apps' },
  api: '/api/apps',
  fields: { name: text({ label: 'Name' }), note: text({ label: 'Note' }) },
  represent: '{name}',
  list: { columns: ['name'] },
  ...own,
  calls: { ...calls, ...own.calls },
});
