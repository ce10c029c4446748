import { inList, whole } from '../src/schema/calls';
import { defineResource } from '../src/schema/defineResource';
import { choice, moment, text } from '../src/schema/fields';
import { fixed } from '../src/schema/options';

/** What happened in a zone (rules 7, GET /api/zones/{id}/logs). */
export const zoneLogs = defineResource({
  name: 'zoneLogs',
  label: 'Zone Log',
  labels: 'Logs',
  routes: {},
  api: '/api/zones',
  fields: {
    at: moment({ label: 'Time', from: ['at', 'created_at', 'timestamp'] }),
    level: choice({
      label: 'Level',
      options: fixed(['INFO', 'WARNING', 'ERROR']),
      tones: { WARNING: 'warning', ERROR: 'danger' },
    }),
    message: text({ label: 'Message', max: 2000 }),
  },
  calls: { list: { path: '/api/zones/:zone_id/logs', read: 'logs', paging: whole }, one: inList },
  represent: '{message}',
  list: { columns: ['at', 'level', 'message'], pageSize: 10, isSearchable: true },
});
