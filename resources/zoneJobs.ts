import { inList, whole } from '../src/schema/calls';
import { defineResource } from '../src/schema/defineResource';
import { choice, moment, text } from '../src/schema/fields';
import { fixed } from '../src/schema/options';

/** Jobs that ran, run or will run in a zone (rules 7, GET /api/zones/{id}/jobs). */
export const zoneJobs = defineResource({
  name: 'zoneJobs',
  label: 'Zone Job',
  labels: 'Jobs',
  routes: {},
  api: '/api/zones',
  fields: {
    name: text({ label: 'Name' }),
    state: choice({
      label: 'State',
      options: fixed(['QUEUED', 'RUNNING', 'DONE', 'FAILED']),
      tones: { DONE: 'success', RUNNING: 'info', FAILED: 'danger' },
    }),
    scheduled_at: moment({ label: 'Scheduled', withZone: true }),
    started_at: moment({ label: 'Started', isRelative: true, withZone: true }),
    ended_at: moment({ label: 'Ended', withZone: true }),
  },
  calls: { list: { path: '/api/zones/:zone_id/jobs', read: 'jobs', paging: whole }, one: inList },
  represent: '{name}',
  list: {
    columns: ['name', 'state', 'scheduled_at', 'ended_at'],
    pageSize: 10,
    opens: 'jobs',
    refreshEvery: 60,
  },
});
