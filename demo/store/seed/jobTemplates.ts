/** The job templates of every chain: times, products and zones. */
import type { JobTemplate } from '../../entities/jobTemplates';
import type { Schedule } from '../../jobs/schedules';
import type { Product, Zone, Row } from '../tables';
import type { Assortment } from './assortment';
import { cellsOf } from './cellsOf';
import { chains, organizationId, ownOf } from './organizations';
import { seedProducts } from './products';
import { chanceFrom } from './random';
import { idsOf, seedId } from './seedId';
import { seedWholesaler } from './wholesaler';
import { seedZones } from './zones';

interface Stock {
  readonly products: readonly Product[];
  readonly zones: readonly Zone[];
}

/**
 * Job templates with edge cases: removed names, expressions that no form can represent, clock changes that skip an
 * hour, overlapping runs. demo/README.md lists their ids.
 * `name; schedule; minutes; closes; products; zones; description`. Products and zones: the first ones, and how many that
 * no longer exist.
 */
const odd = `
Discontinued endcap count; 0 6 * * 2,4; 180; 10:00; 10 + 2; 3 + 1; Two of its products and one of its zones have been removed since.
Business hours spot check; 15 6-18/4 * * 1-5; 60; ; 24; 4; Four times on working days.
Last-day stock take; 0 2 31 * *; 480; ; 24; 6; On the 31st, which only seven months have.
Night audit; 30 2 * * *; 120; 05:00; 8; one of each time zone; At half past two, an hour that is skipped once a year where clocks change.
Mid-month night audit; 30 2 14 * *; 120; ; 8; one of each time zone; On 14 March 2027 American clocks skip half past two.
Seven-day rotation; 0 5 */7 * *; 240; ; 16; 5; Every seventh day, restarting on the 1st.
Half-hourly cooler watch; */30 * * * *; 1440; ; 4; 3; Starts again long before it has finished.`;

const large = `
Nightly warehouse count; 0 1 * * *; 240; 05:00; 1000; reporting; Everything, everywhere that reports.
Half-month warehouse inventory; 0 3 1,15 * *; 1440; ; 500; 300;`;

/** Ids of removed rows: no seeded row has such a number. */
const gone = (kind: 'product' | 'zone', at: number): string => seedId(kind, 900_000 + at);

const reportingOf = (zones: readonly Zone[]): Zone[] =>
  zones.filter(({ reporting_status }) => reporting_status !== 'DISABLED');

const zonesOf: Readonly<Record<string, (zones: readonly Zone[]) => readonly Zone[]>> = {
  // And the one without.
  'one of each time zone': (zones) => [
    ...new Map(zones.map((zone) => [zone.timeZoneName, zone] as const)).values(),
  ],
  reporting: reportingOf,
};

const idsIn = (kind: 'product' | 'zone', rows: readonly Row[], amount: string): string[] => {
  const [first = Infinity, removed = 0] = amount.split('+').map(Number);
  return [
    ...rows.slice(0, first).map(({ id }) => id),
    ...Array.from({ length: removed }, (_, at) => gone(kind, at + 1)),
  ];
};

const templatesOf = (
  lines: string,
  account_id: string,
  { products, zones }: Stock,
): Omit<JobTemplate, 'id'>[] =>
  cellsOf(lines).map(
    ([name = '', cron = '', minutes, closes, sold = '', where = '', description]) => {
      const those = zonesOf[where]?.(zones);
      return {
        name,
        description: description || null,
        cron_expression: cron,
        end_submission_time: closes || null,
        account_id,
        duration: Number(minutes) * 60,
        ends_at: null,
        template: {
          returnUrl: 'https://hooks.example/counts',
          products: idsIn('product', products, sold),
        },
        zones: (those ? those.map(({ id }) => id) : idsIn('zone', zones, where)).map((zone_id) => ({
          zone_id,
          template: null,
        })),
      };
    },
  );

/** `name; schedule; minutes; share of the reporting zones; products; closes; ends; description`. */
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

const kindsOf = (assortment: Assortment) =>
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

const templatesFrom = ({ products, zones }: Stock): JobTemplate[] => {
  // Two generators, so that a template without products gets the same zones.
  const [some, where] = [chanceFrom(2_026), chanceFrom(612)];
  const templates: JobTemplate[] = [];
  chains.forEach(({ name: chain, sells }, index) => {
    if (sells === null) return;
    const account_id = organizationId(index);
    const host = chain.toLowerCase().replaceAll(/[^a-z]+/g, '-');
    const sold = ownOf(products, account_id).filter(({ is_archived }) => !is_archived);
    const reporting = reportingOf(ownOf(zones, account_id));
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

/** The usual templates of every chain, then those with edge cases and the large ones. */
const allFrom = (chain: Stock, wholesale: Stock): JobTemplate[] => {
  const usual = templatesFrom(chain);
  const brightwater = organizationId(1);
  const special = [
    ...templatesOf(odd, brightwater, {
      products: ownOf(chain.products, brightwater).filter(({ is_archived }) => !is_archived),
      zones: ownOf(chain.zones, brightwater),
    }),
    // Includes archived products, which are named but no longer counted.
    ...templatesOf(large, organizationId(chains.length), wholesale),
  ].map((one, at) => ({ ...one, id: templateId(usual.length + at + 1) }));
  return [...usual, ...special];
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
