/** Job templates of an organization and of a zone (rules 7; rules R15, R16). */
import { calls, defineEntityDemo } from '../entityDemo';
import { byName, listed, organizationOf, type Call } from '../handlers/handler';
import { withTemplateValues, type JobTemplate } from '../jobs/jobTemplate';
import { changeSchedules, endSchedules } from '../jobs/schedules';
import { refuse } from '../refusal';
import { newId } from '../store/newId';
import { seedJobTemplates } from '../store/seed/jobTemplates';
import type { Data } from '../store/store';
import { zoneOf } from './zones';

const table = 'jobTemplates';

/** Removed products and zones stay in the template; the counts include only existing ones. */
const shown = (data: Data, row: JobTemplate) => {
  const { products } = row.template;
  const named = Array.isArray(products) ? (products as readonly unknown[]) : [];
  return {
    ...row,
    zone_count: row.zones.filter(({ zone_id }) => data.table('zones').get(zone_id)).length,
    product_count: named.filter((id) => data.table('products').get(String(id))).length,
  };
};

const ownOf = (call: Call): JobTemplate => {
  const { id } = organizationOf(call);
  const row = call.data.open<JobTemplate>(table).get(call.params.templateId ?? '');
  return row?.account_id === id ? row : refuse(404, 'There is no job template with this id.');
};

const list = (call: Call) => {
  const { id } = organizationOf(call);
  const rows = call.data.open<JobTemplate>(table).where(({ account_id }) => account_id === id);
  return listed('job_templates', rows.sort(byName), (row) => shown(call.data, row));
};

const create = (call: Call) => {
  const { data, body, now } = call;
  const blank: JobTemplate = {
    id: newId(),
    account_id: organizationOf(call).id,
    name: '',
    description: null,
    cron_expression: '',
    duration: 0,
    end_submission_time: null,
    ends_at: null,
    template: {},
    zones: [],
  };
  const row = data.open<JobTemplate>(table).put(withTemplateValues(data, blank, body));
  changeSchedules(data, row, now);
  return { id: row.id };
};

const update = (call: Call) => {
  const { data, body, now } = call;
  const row = data.open<JobTemplate>(table).put(withTemplateValues(data, ownOf(call), body));
  changeSchedules(data, row, now);
  return shown(data, row);
};

const remove = (call: Call) => {
  const { id } = ownOf(call);
  call.data.open<JobTemplate>(table).remove(id);
  endSchedules(call.data, id, call.now);
  return { id };
};

const ofZone = (call: Call) => {
  const { id: zoneId } = zoneOf(call);
  const rows = call.data
    .open<JobTemplate>(table)
    .where(({ zones }) => zones.some(({ zone_id }) => zone_id === zoneId))
    .sort(byName);
  return listed(
    'templates',
    rows.map(({ id, account_id, name, description, cron_expression, duration, ends_at }) => ({
      id,
      account_id,
      name,
      description,
      cron_expression,
      duration,
      ends_at,
    })),
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

export const demo = defineEntityDemo({
  table,
  seed: seedJobTemplates,
  ...calls({
    [`GET ${path}`]: list,
    [`POST ${path}`]: { body: keys, needs: ['account_id', ...needs, 'zones'], answer: create },
    [`PUT ${path}/{templateId}`]: { body: keys, needs, answer: update },
    [`DELETE ${path}/{templateId}`]: remove,
    'GET /api/zones/{id}/templates': ofZone,
  }),
});
