/** The job templates of every chain: times, products and zones. */
import type { JobTemplate } from '../../entities/jobTemplates';
import type { Schedule } from '../../jobs/schedules';
import type { Product, Zone } from '../tables';
import type { Assortment } from './assortment';
import { cellsOf } from './cellsOf';
import { idsOf } from './seedId';
import { chains, organizationId, ownOf } from './organizations';
import { seedProducts } from './products';
import { chanceFrom } from './random';
import { specialTemplates, type Stock } from './specialTemplates';
import { seedWholesaler } from './wholesaler';
import { seedZones } from './zones';

type Kind = Omit<JobTemplate, 'id' | 'account_id' | 'template' | 'zones'> & {
  /** The share of the reporting zones. */
  readonly share: number;
  readonly products: number;
};

/** `name; schedule; minutes; share of the zones; products; closes; ends; description`. */
const lines: Readonly<Record<Assortment, string>> = {
  grocery: `
Nightly shelf count; 0 2 * * *; 240; 1; 60; 06:00; ; Every shelf, while the store is empty.
Produce freshness check; 30 6 * * 1,2,3,4,5,6; 120; 0.5; 18; 08:30; ; Before the doors open, never on Sundays.
Dairy and cold chain; 0 5,13,21 * * *; 60; 0.25; 24; ; ; Three times a day where the coolers are old.
Weekly full inventory; 0 4 * * 0; 1440; 0.8; 140; ; ;
Half-month stock take; 0 3 1,15 * *; 1440; 1; 90; 23:00; ; For the books.
Holiday endcap audit; 0 9 */2 * *; 180; 0.2; 12; ; 2026-01-06T00:00:00.000Z; Last season’s displays.`,
  restaurant: `
Opening line check; 0 9 * * *; 90; 1; 30; 10:30; ; What the kitchen starts the day with.
Closing prep count; 30 22 * * *; 120; 0.9; 30; ; ; What is left, and what has to be prepared for tomorrow.
Walk-in count; 0 5 * * 1,4; 240; 0.7; 45; ; ;
Month-end inventory; 0 4 1 * *; 1440; 1; 80; ; ; On the first day of the month, for the previous month.`,
  convenience: `
Overnight count; 0 3 * * *; 180; 1; 70; 06:00; ; Everything behind glass and on shelves.
Grab-and-go check; 15 6,14 * * 1,2,3,4,5; 45; 0.5; 16; ; ; Before the morning and the afternoon rush.
Cooler sweep; 0 11 * * 2,5; 120; 0.6; 25; ; ;
Backroom recount; 45 13 */3 * *; 240; 0.3; 40; ; ; Every third day of the month.`,
};

const kindsOf = (assortment: Assortment): Kind[] =>
  cellsOf(lines[assortment]).map(
    ([name = '', cron = '', minutes, share, products, closes, endsAt, description]) => ({
      name,
      description: description || null,
      cron_expression: cron,
      duration: Number(minutes) * 60,
      end_submission_time: closes || null,
      ends_at: endsAt || null,
      share: Number(share),
      products: Number(products),
    }),
  );

const templateId = idsOf('10b7e000');
const scheduleId = idsOf('5c4ed000');

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
    for (const { share, products: count, ...kind } of kindsOf(sells)) {
      templates.push({
        ...kind,
        id: templateId(templates.length + 1),
        account_id,
        template: {
          returnUrl: `https://hooks.${host}.example/counts`,
          products: some
            .shuffled(sold)
            .slice(0, count)
            .map(({ id }) => id.toLowerCase()),
        },
        zones: where
          .shuffled(reporting)
          .slice(0, Math.ceil(reporting.length * share))
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
