import { defineResource, type RecordOf } from '../src/schema/defineResource';
import { settings } from '../src/schema/fields';

/** An organization's values of the feature flags, each of its own type (rules 3, 7). */
export const organizationFeatures = defineResource({
  name: 'organizationFeatures',
  label: 'Organization Features',
  labels: 'Feature Flags',
  menu: { group: 'organization', order: 40, keywords: ['switches', 'toggles', 'beta'] },
  routes: {
    list: '/organizations/view/:account_id/features',
    up: '/organizations/view/:account_id',
  },
  api: '/api/organizations',
  fields: { feature_flags: settings({ label: 'Feature flags' }) },
  calls: {
    one: { path: '/api/organizations/:account_id/features' },
    update: { path: '/api/organizations/:account_id/features' },
  },
  represent: 'Feature Flags',
  document: { fields: ['feature_flags'], done: 'Feature flags saved.' },
});

export type OrganizationFeatures = RecordOf<typeof organizationFeatures>;
