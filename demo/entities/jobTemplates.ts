/** Job templates of an organization and of a zone (rules 7; rules R15, R16). */
import { knowKeys } from '../guard';
import { byName, listed, organizationOf, type Call } from '../handlers/handler';
import { defineRecords } from '../handlers/records';
import { nameOf, objectsOf, textOf, textOrNull, withValues, type Values } from '../handlers/values';
import { readCron } from '../jobs/cron';
import { changeSchedules, endSchedules } from '../jobs/schedules';
import { isObject, momentOf, parsedJson } from '../jsonValue';
import { refuseAt } from '../refusal';
import { seedJobTemplates } from '../store/seed/jobTemplates';
import type { Data } from '../store/store';
import type { Row } from '../store/tables';
import { zoneOf } from './zones';

export interface JobTemplate extends Row {
  readonly account_id: string;
  readonly name: string;
  readonly description: string | null;
  readonly cron_expression: string;
  /** Seconds. */
  readonly duration: number;
  /** 'HH:MM', or a moment in ISO 8601. */
  readonly end_submission_time: string | null;
  /** ISO 8601. */
  readonly ends_at: string | null;
  /** Has returnUrl and products, a list of lower-case ids; other keys are the user's own. */
  readonly template: Values;
  readonly zones: readonly { readonly zone_id: string; readonly template: unknown }[];
}

const cronOf = (values: Values): string => {
  const text = textOf(values, 'cron_expression');
  return readCron(text)
    ? text
    : refuseAt('cron_expression', 'This is not a cron expression of five fields with any month.');
};

const longest = 31 * 24 * 60 * 60;

const durationOf = ({ duration }: Values): number =>
  Number.isInteger(duration) && Number(duration) >= 60 && Number(duration) <= longest
    ? Number(duration)
    : refuseAt('duration', `duration is no whole number of seconds from 60 to ${longest}.`);

const momentOrNull = (values: Values, key: string, isAlso = /^$/): string | null => {
  const text = textOrNull(values, key);
  return text === null || momentOf(text) !== undefined || isAlso.test(text)
    ? text
    : refuseAt(key, `${key} must be a time.`);
};

const clock = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** An object, or its JSON text. */
const objectOf = (value: unknown): Values => {
  const read =
    typeof value === 'string'
      ? parsedJson(value, () => refuseAt('template', 'Template is not valid JSON.'))
      : value;
  return isObject(read) ? read : refuseAt('template', 'Template is not a JSON object.');
};

const checkReturnUrl = ({ returnUrl }: Values): void => {
  if (returnUrl === undefined || returnUrl === null || returnUrl === '') return;
  const isGood =
    typeof returnUrl === 'string' && /^https?:/.test(returnUrl) && URL.canParse(returnUrl);
  if (!isGood) refuseAt('template', 'The return URL of the template is not a web address.');
};

const checkProducts = (data: Data, { products }: Values, accountId: string): void => {
  if (products === undefined || products === null) return;
  if (!Array.isArray(products))
    return refuseAt('template', 'The products of the template are not a list.');
  for (const id of products as readonly unknown[]) {
    if (typeof id !== 'string' || id !== id.toLowerCase())
      refuseAt('template', `The template’s product ${String(id)} is no lower-cased id.`);
    else if (data.table('products').get(id)?.account_id !== accountId)
      refuseAt('template', `The organization has no product ${id}.`);
  }
};

const zonesOf = (data: Data, values: Values, accountId: string): JobTemplate['zones'] => {
  const seen = new Set<unknown>();
  return objectsOf(values, 'zones').map((entry, at) => {
    knowKeys(Object.keys(entry), ['zone_id', 'template'], `zones.${at}`);
    const { zone_id, template = null } = entry;
    const key = `zones.${at}.zone_id`;
    const zone = data.table('zones').get(String(zone_id));
    if (zone?.account_id !== accountId) return refuseAt(key, 'The organization has no such zone.');
    if (seen.has(zone_id)) refuseAt(key, 'This zone is named twice.');
    seen.add(zone_id);
    return { zone_id: zone.id, template };
  });
};

/** The template with the body's values; missing keys stay unchanged. */
const withTemplateValues = (
  before: JobTemplate,
  { data, body }: Pick<Call, 'data' | 'body'>,
): JobTemplate => {
  const { account_id } = before;
  return withValues(before, body, {
    template: () => {
      const template = objectOf(body.template);
      checkReturnUrl(template);
      checkProducts(data, template, account_id);
      return template;
    },
    name: nameOf,
    cron_expression: cronOf,
    duration: durationOf,
    description: textOrNull,
    end_submission_time: (own, key) => momentOrNull(own, key, clock),
    ends_at: momentOrNull,
    zones: () => zonesOf(data, body, account_id),
  });
};

const table = 'jobTemplates';

/** The ids of the products in a template. */
export const productsIn = ({ products }: Values): readonly unknown[] =>
  Array.isArray(products) ? products : [];

/** Removed products and zones stay in the template; the counts include only existing ones. */
const shown = (row: JobTemplate, { data }: Call) => {
  return {
    ...row,
    zone_count: row.zones.filter(({ zone_id }) => data.table('zones').get(zone_id)).length,
    product_count: productsIn(row.template).filter((id) => data.table('products').get(String(id)))
      .length,
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
