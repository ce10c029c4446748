import { defineResource } from '../../src/schema/defineResource';
import { own } from '../../src/schema/fields';
import { flagEntries, sentFlags, type Flag } from './flags';
import { namedPart } from '../../src/schema/takeOver';

/** An organization's values of the feature flags, each of its own type (rules 3, 7). */
export const organizationFeatures = defineResource({
  name: 'organizationFeatures',
  label: 'Organization Feature Flags',
  labels: 'Feature Flags',
  menu: { group: 'organization', order: 40, keywords: ['switches', 'toggles', 'beta'] },
  routes: {
    list: '/organizations/view/:account_id/features',
    up: '/organizations/view/:account_id',
  },
  api: '/api/organizations',
  fields: {
    feature_flags: own<readonly Flag[]>({
      label: 'Feature flags',
      entries: flagEntries,
      sends: ({ feature_flags }) => sentFlags(feature_flags),
      rule: namedPart(() => import('./rule'), 'flagsRule'),
      input: namedPart(() => import('./FlagsInput'), 'FlagsInput'),
      cell: namedPart(() => import('./FlagsCell'), 'FlagsCell'),
    }),
  },
  calls: {
    one: { path: '/api/organizations/:account_id/features' },
    update: { path: '/api/organizations/:account_id/features' },
  },
  represent: 'Feature Flags',
  document: { fields: ['feature_flags'], done: 'Feature flags saved.' },
});
