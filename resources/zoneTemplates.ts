import { inList, whole } from '../src/schema/calls';
import { defineResource } from '../src/schema/defineResource';
import { cron, number, text } from '../src/schema/fields';
import { namedPart } from '../src/schema/takeOver';

/** Job templates that a zone takes part in (rules 7, GET /api/zones/{id}/templates). */
export const zoneTemplates = defineResource({
  name: 'zoneTemplates',
  label: 'Zone Template',
  labels: 'Templates',
  routes: {},
  api: '/api/zones',
  fields: {
    name: text({ label: 'Name' }),
    cron_expression: cron({ label: 'Schedule' }),
    duration: number({
      label: 'Duration',
      unit: 'minutes',
      scale: 60,
      cell: namedPart(() => import('../src/screens/schedule/DurationCell'), 'DurationCell'),
    }),
  },
  calls: {
    list: { path: '/api/zones/:zone_id/templates', read: 'templates', paging: whole },
    one: inList,
  },
  represent: '{name}',
  list: { columns: ['name', 'cron_expression', 'duration'], pageSize: 10 },
});
