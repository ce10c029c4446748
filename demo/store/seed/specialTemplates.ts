/**
 * Job templates with edge cases: removed names, expressions that no form can represent, clock changes that skip an
 * hour, overlapping runs, a thousand products in hundreds of zones. demo/README.md lists their ids.
 */
import type { JobTemplate } from '../../entities/jobTemplates';
import type { Product, Row, Zone } from '../tables';
import { cellsOf } from './cellsOf';
import { chains, organizationId, ownOf } from './organizations';
import { seedId } from './seedId';

export interface Stock {
  readonly products: readonly Product[];
  readonly zones: readonly Zone[];
}

/**
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

const zonesOf: Readonly<Record<string, (zones: readonly Zone[]) => readonly Zone[]>> = {
  // And the one without.
  'one of each time zone': (zones) => [
    ...new Map(zones.map((zone) => [zone.timeZoneName, zone] as const)).values(),
  ],
  reporting: (zones) => zones.filter(({ reporting_status }) => reporting_status !== 'DISABLED'),
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

/**
 * @param stock the chains' own rows and the wholesaler's
 * @param idOf returns the ids, by number from 0
 */
export const specialTemplates = (
  { chain, wholesale }: { readonly chain: Stock; readonly wholesale: Stock },
  idOf: (at: number) => string,
): JobTemplate[] => {
  const brightwater = organizationId(1);
  const wholesaler = organizationId(chains.length);
  return [
    ...templatesOf(odd, brightwater, {
      products: ownOf(chain.products, brightwater).filter(({ is_archived }) => !is_archived),
      zones: ownOf(chain.zones, brightwater),
    }),
    // Includes archived products, which are named but no longer counted.
    ...templatesOf(large, wholesaler, wholesale),
  ].map((one, at) => ({ ...one, id: idOf(at) }));
};
