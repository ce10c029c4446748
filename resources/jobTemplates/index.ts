import { inList, whole } from '../../src/schema/calls';
import { defineResource, type Tab } from '../../src/schema/defineResource';
import { count, cron, json, moment, number, text, time } from '../../src/schema/fields';
import { hasTemplate, idsOf, products, selectionEntries, sentSelection, zones } from './selections';
import { readPart, sentTemplate, templateEntries } from './template/template';
import { namedPart } from '../../src/schema/takeOver';

const keys = [
  'name',
  'description',
  'cron_expression',
  'end_submission_time',
  'duration',
  'template',
  'zones',
  'ends_at',
] as const;

const schedule = [
  'name',
  'description',
  'cron_expression',
  'duration',
  'ends_at',
  'end_submission_time',
  'returnUrl',
  'template',
] as const;

const fields = [...schedule, 'products', 'zones'] as const;

/** Exactly three tabs (rules 2, Job template form). */
const tabs: readonly Tab<(typeof fields)[number]>[] = [
  { label: 'Schedule', fields: schedule },
  {
    label: 'Products',
    fields: ['products'],
    counts: (values) => idsOf(products, values.products).length,
  },
  { label: 'Zones', fields: ['zones'], counts: (values) => idsOf(zones, values.zones).length },
];

/** Job templates of an organization: what is counted, where and when (rules 2, 3, 4, 5, 7, 9). */
export const jobTemplates = defineResource({
  name: 'jobTemplates',
  label: 'Job Template',
  labels: 'Job Templates',
  menu: { group: 'organization', order: 50, keywords: ['schedules', 'cron'] },
  routes: {
    list: '/organizations/view/:account_id/job-templates',
    up: '/organizations/view/:account_id',
  },
  api: '/api/organizations',
  recognizedBy: ['name'],
  hasTwins: true,
  fields: {
    name: text({ label: 'Name', required: true }),
    description: text({ label: 'Description', required: true, max: 500, multiline: true }),
    cron_expression: cron({
      label: 'Cron Expression',
      required: true,
      initial: '0 0 * * *',
      below: namedPart(() => import('../../src/screens/schedule/NextRuns'), 'NextRuns'),
    }),
    duration: number({
      label: 'Duration',
      required: true,
      unit: 'minutes',
      scale: 60,
      min: 1,
      max: 44_640,
      hint: 'At most 44,640 minutes, which are 31 days.',
      isWhole: true,
      initial: 1440,
      cell: namedPart(() => import('../../src/screens/schedule/DurationCell'), 'DurationCell'),
      below: namedPart(() => import('../../src/screens/schedule/DurationWords'), 'DurationWords'),
    }),
    ends_at: moment({
      label: 'Ends',
      hint: 'No new jobs start after this time.',
      rule: namedPart(() => import('./endsRule'), 'endsRule'),
    }),
    end_submission_time: time({
      label: 'End of submission',
      hint: 'Results submitted later in the day are rejected.',
    }),
    returnUrl: text({
      label: 'Return URL',
      format: 'url',
      max: 2000,
      hint: 'Where results are sent, as part of the template.',
      from: ['template'],
      read: readPart('returnUrl'),
      input: namedPart(() => import('./template/ReturnUrlInput'), 'ReturnUrlInput'),
    }),
    template: json({
      label: 'Template',
      required: true,
      isObject: true,
      rule: namedPart(() => import('./template/rule'), 'templateRule'),
      initial: { products: [] },
      entries: templateEntries,
      mentions: { of: 'products', keys: 'products ' },
      sends: ({ template }) => sentTemplate(template),
      input: namedPart(() => import('./template/TemplateInput'), 'TemplateInput'),
    }),
    products: count({
      label: 'Products',
      initial: [],
      from: ['template'],
      read: readPart('products'),
      input: namedPart(() => import('./SelectionInput'), 'ProductsInput'),
    }),
    zones: count({
      label: 'Zones',
      initial: [],
      entries: selectionEntries(zones),
      mentions: { of: 'zones', without: { label: 'Zone templates', isIn: hasTemplate } },
      sends: (values) => sentSelection(zones, values.zones),
      input: namedPart(() => import('./SelectionInput'), 'ZonesInput'),
    }),
  },
  calls: {
    list: {
      path: '/api/organizations/:account_id/job-templates',
      read: 'job_templates',
      paging: whole,
    },
    one: inList,
    create: {
      path: '/api/organizations/:account_id/job-templates',
      send: keys,
      adds: { account_id: '{within.account_id}' },
      accepted: [{ when: ({ status }) => status === 200 }],
    },
    update: {
      path: '/api/organizations/:account_id/job-templates/:id',
      send: keys,
      adds: { account_id: '{within.account_id}' },
    },
    remove: { path: '/api/organizations/:account_id/job-templates/:id' },
  },
  represent: '{name}',
  list: {
    columns: ['name', 'products', 'zones', 'duration', 'cron_expression', 'ends_at'],
    onPhone: [['name', 'cron_expression']],
    isSearchable: true,
    links: ['calendar'],
  },
  create: {
    title: 'Add Job Template',
    fields,
    tabs,
    done: 'Created Job Template.',
    failed: 'Failed to create Job Template.',
    canBeCopied: true,
    duplicate: { renamed: 'name' },
  },
  edit: {
    title: 'Edit Job Template',
    fields,
    tabs,
    as: 'dialog',
    above: namedPart(() => import('./RefusedSelections'), 'RefusedSelections'),
    done: 'Job Template "{name}" updated successfully!',
  },
  remove: {},
});
