import { inList, whole } from '../src/schema/calls';
import { defineResource, type RecordOf } from '../src/schema/defineResource';
import { count, cron, number, text } from '../src/schema/fields';

/** Job templates of an organization: what is captured, where and when (Specification 3, 7). */
export const jobTemplates = defineResource({
  name: 'jobTemplates',
  label: 'Job Template',
  labels: 'Job Templates',
  routes: {
    list: '/organizations/view/:account_id/job-templates',
    up: '/organizations/view/:account_id',
  },
  api: '/api/organizations',
  fields: {
    name: text({ label: 'Name', required: true }),
    description: text({ label: 'Description' }),
    cron_expression: cron({ label: 'Schedule' }),
    duration: number({ label: 'Duration', unit: 'minutes', scale: 60, min: 1, isWhole: true }),
    zones: count({ label: 'Zones' }),
  },
  calls: {
    list: {
      path: '/api/organizations/:account_id/job-templates',
      read: 'job_templates',
      paging: whole,
    },
    one: inList,
    remove: { path: '/api/organizations/:account_id/job-templates/:id' },
  },
  represent: '{name}',
  list: {
    columns: ['name', 'cron_expression', 'duration', 'zones'],
    isSearchable: true,
  },
  remove: {},
});

export type JobTemplate = RecordOf<typeof jobTemplates>;
