/** Job templates of an organization and of a zone (rules 7; rules R15, R16). */
import { byName, listed, organizationOf, type Call } from '../handlers/handler';
import { defineRecords } from '../handlers/records';
import { withTemplateValues, type JobTemplate } from '../jobs/jobTemplate';
import { changeSchedules, endSchedules } from '../jobs/schedules';
import { seedJobTemplates } from '../store/seed/jobTemplates';
import { zoneOf } from './zones';

const table = 'jobTemplates';

/** Removed products and zones stay in the template; the counts include only existing ones. */
const shown = (row: JobTemplate, { data }: Call) => {
  const { products } = row.template;
  const named = Array.isArray(products) ? (products as readonly unknown[]) : [];
  return {
    ...row,
    zone_count: row.zones.filter(({ zone_id }) => data.table('zones').get(zone_id)).length,
    product_count: named.filter((id) => data.table('products').get(String(id))).length,
  };
};

const ofZone = (call: Call) => {
  const { id: zoneId } = zoneOf(call);
  const rows = call.data
    .open<JobTemplate>(table)
    .where(({ zones }) => zones.some(({ zone_id }) => zone_id === zoneId))
    .sort(byName);
  return listed(
    'templates',
    rows,
    ({ end_submission_time: _end, template: _, zones: _zones, ...row }) => row,
  );
};

const path = '/api/organizations/{id}/job-templates';
const keys = [
  'account_id',
  'name',
  'description',
  'cron_expression',
  'end_submission_time',
  'duration',
  'template',
  'zones',
  'ends_at',
];
const needs = ['name', 'cron_expression', 'duration', 'template'];

export const demo = defineRecords<JobTemplate>({
  table,
  what: 'job template',
  list: 'job_templates',
  id: 'templateId',
  own: (call) => ({ account_id: organizationOf(call).id }),
  order: byName,
  shown,
  blank: (call) => ({
    account_id: organizationOf(call).id,
    description: null,
    end_submission_time: null,
    ends_at: null,
  }),
  read: withTemplateValues,
  unique: [{ key: 'name', text: 'A job template with this name already exists.' }],
  fixed: { account_id: 'This is another organization.' },
  follow: (row, { data, now }) => changeSchedules(data, row, now),
  leave: ({ id }, { data, now }) => endSchedules(data, id, now),
  seed: seedJobTemplates,
  calls: (templates) => ({
    [`GET ${path}`]: templates.list,
    [`POST ${path}`]: {
      body: keys,
      needs: ['account_id', ...needs, 'zones'],
      answer: templates.create,
    },
    [`PUT ${path}/{templateId}`]: { body: keys, needs, answer: templates.change },
    [`DELETE ${path}/{templateId}`]: templates.remove,
    'GET /api/zones/{id}/templates': ofZone,
  }),
});
