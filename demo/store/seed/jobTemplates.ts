/** The job templates of every chain: times, products and zones. */
import type { JobTemplate } from '../../jobs/jobTemplate';
import type { Schedule } from '../../jobs/schedules';
import type { Product, Zone } from '../tables';
import type { Assortment } from './assortment';
import { idsOf } from './idsOf';
import { chains, organizationId } from './organizations';
import { seedProducts } from './products';
import { chanceFrom } from './random';
import { specialTemplates, type Stock } from './specialTemplates';
import { seedWholesaler } from './wholesaler';
import { seedZones } from './zones';

interface Kind {
  readonly name: string;
  readonly description: string | null;
  readonly cron: string;
  /** Minutes. */
  readonly duration: number;
  readonly closes?: string;
  readonly endsAt?: string;
  /** The share of the reporting zones. */
  readonly share: number;
  readonly products: number;
}

const kinds: Readonly<Record<Assortment, readonly Kind[]>> = {
  grocery: [
    {
      name: 'Nightly shelf count',
      description: 'Every shelf, while the store is empty.',
      cron: '0 2 * * *',
      duration: 240,
      closes: '06:00',
      share: 1,
      products: 60,
    },
    {
      name: 'Produce freshness check',
      description: 'Before the doors open, never on Sundays.',
      cron: '30 6 * * 1,2,3,4,5,6',
      duration: 120,
      closes: '08:30',
      share: 0.5,
      products: 18,
    },
    {
      name: 'Dairy and cold chain',
      description: 'Three times a day where the coolers are old.',
      cron: '0 5,13,21 * * *',
      duration: 60,
      share: 0.25,
      products: 24,
    },
    {
      name: 'Weekly full inventory',
      description: null,
      cron: '0 4 * * 0',
      duration: 1440,
      share: 0.8,
      products: 140,
    },
    {
      name: 'Half-month stock take',
      description: 'For the books.',
      cron: '0 3 1,15 * *',
      duration: 1440,
      closes: '23:00',
      share: 1,
      products: 90,
    },
    {
      name: 'Holiday endcap audit',
      description: 'Last season’s displays.',
      cron: '0 9 */2 * *',
      duration: 180,
      endsAt: '2026-01-06T00:00:00.000Z',
      share: 0.2,
      products: 12,
    },
  ],
  restaurant: [
    {
      name: 'Opening line check',
      description: 'What the kitchen starts the day with.',
      cron: '0 9 * * *',
      duration: 90,
      closes: '10:30',
      share: 1,
      products: 30,
    },
    {
      name: 'Closing prep count',
      description: 'What is left, and what has to be prepared for tomorrow.',
      cron: '30 22 * * *',
      duration: 120,
      share: 0.9,
      products: 30,
    },
    {
      name: 'Walk-in count',
      description: null,
      cron: '0 5 * * 1,4',
      duration: 240,
      share: 0.7,
      products: 45,
    },
    {
      name: 'Month-end inventory',
      description: 'On the first day of the month, for the previous month.',
      cron: '0 4 1 * *',
      duration: 1440,
      share: 1,
      products: 80,
    },
  ],
  convenience: [
    {
      name: 'Overnight count',
      description: 'Everything behind glass and on shelves.',
      cron: '0 3 * * *',
      duration: 180,
      closes: '06:00',
      share: 1,
      products: 70,
    },
    {
      name: 'Grab-and-go check',
      description: 'Before the morning and the afternoon rush.',
      cron: '15 6,14 * * 1,2,3,4,5',
      duration: 45,
      share: 0.5,
      products: 16,
    },
    {
      name: 'Cooler sweep',
      description: null,
      cron: '0 11 * * 2,5',
      duration: 120,
      share: 0.6,
      products: 25,
    },
    {
      name: 'Backroom recount',
      description: 'Every third day of the month.',
      cron: '45 13 */3 * *',
      duration: 240,
      share: 0.3,
      products: 40,
    },
  ],
};

const templateId = idsOf('10b7e000');
const scheduleId = idsOf('5c4ed000');

const ownOf = <R extends { readonly account_id: string }>(rows: readonly R[], id: string): R[] =>
  rows.filter(({ account_id }) => account_id === id);

const templatesFrom = (products: readonly Product[], zones: readonly Zone[]): JobTemplate[] => {
  // Two generators, so that a template without products gets the same zones.
  const [some, where] = [chanceFrom(2_026), chanceFrom(612)];
  const templates: JobTemplate[] = [];
  chains.forEach(({ name: chain, sells }, index) => {
    if (sells === null) return;
    const account_id = organizationId(index);
    const host = chain.toLowerCase().replaceAll(/[^a-z]+/g, '-');
    const sold = ownOf(products, account_id).filter(({ is_archived }) => !is_archived);
    const reporting = ownOf(zones, account_id).filter(
      ({ reporting_status }) => reporting_status !== 'DISABLED',
    );
    for (const kind of kinds[sells]) {
      templates.push({
        id: templateId(templates.length + 1),
        account_id,
        name: kind.name,
        description: kind.description,
        cron_expression: kind.cron,
        duration: kind.duration * 60,
        end_submission_time: kind.closes ?? null,
        ends_at: kind.endsAt ?? null,
        template: {
          returnUrl: `https://hooks.${host}.example/counts`,
          products: some
            .shuffled(sold)
            .slice(0, kind.products)
            .map(({ id }) => id.toLowerCase()),
        },
        zones: where
          .shuffled(reporting)
          .slice(0, Math.ceil(reporting.length * kind.share))
          .map(({ id }) => ({ zone_id: id, template: null })),
      });
    }
  });
  return templates;
};

/** The usual templates of every chain, then the special ones (specialTemplates.ts). */
const allFrom = (chain: Stock, wholesale: Stock): JobTemplate[] => {
  const usual = templatesFrom(chain.products, chain.zones);
  return [
    ...usual,
    ...specialTemplates({ chain, wholesale }, (at) => templateId(usual.length + at + 1)),
  ];
};

export const seedJobTemplates = (): JobTemplate[] =>
  allFrom({ products: seedProducts().products, zones: seedZones().zones }, seedWholesaler());

/** Every zone of every template has a schedule without a start. */
export const seedSchedules = (): Schedule[] => {
  const [{ zones }, wholesale] = [seedZones(), seedWholesaler()];
  const timeZones = new Map(
    [...zones, ...wholesale.zones].map(({ id, timeZoneName }) => [id, timeZoneName]),
  );
  const pairs = allFrom({ products: [], zones }, { products: [], zones: wholesale.zones }).flatMap(
    (template) => template.zones.map(({ zone_id }) => ({ template, zone_id })),
  );
  return pairs
    .filter(({ zone_id }) => timeZones.has(zone_id))
    .map(({ template, zone_id }, at) => ({
      id: scheduleId(at + 1),
      number: at + 1,
      account_id: template.account_id,
      zone_id,
      template_id: template.id,
      name: template.name,
      cron_expression: template.cron_expression,
      timeZoneName: timeZones.get(zone_id) ?? 'UTC',
      from: null,
      until: template.ends_at === null ? null : Date.parse(template.ends_at),
    }));
};
