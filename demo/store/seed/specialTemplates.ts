/**
 * Job templates with edge cases: removed names, expressions that no form can represent, clock changes that skip an
 * hour, overlapping runs, a thousand products in hundreds of zones. demo/README.md lists their ids.
 */
import type { JobTemplate } from '../../jobs/jobTemplate';
import type { Product, Zone } from '../tables';
import { chains, organizationId } from './organizations';
import { seedId } from './seedId';

export interface Stock {
  readonly products: readonly Product[];
  readonly zones: readonly Zone[];
}

type Special = Pick<
  JobTemplate,
  'name' | 'description' | 'cron_expression' | 'end_submission_time'
> & {
  readonly minutes: number;
  readonly products: readonly string[];
  readonly zones: readonly string[];
};

const idsIn = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Ids of removed rows: no seeded row has such a number. */
const gone = (kind: 'product' | 'zone', at: number): string => seedId(kind, 900_000 + at);

/** One zone of each time zone, and the one without. */
const oneOfEachClock = (zones: readonly Zone[]): Zone[] => [
  ...new Map(zones.map((zone) => [zone.timeZoneName, zone] as const)).values(),
];

const odd = ({ products, zones }: Stock): Special[] => {
  const sold = idsIn(products.slice(0, 24));
  const some = idsIn(zones.slice(0, 6));
  return [
    {
      name: 'Discontinued endcap count',
      description: 'Two of its products and one of its zones have been removed since.',
      cron_expression: '0 6 * * 2,4',
      end_submission_time: '10:00',
      minutes: 180,
      products: [...sold.slice(0, 10), gone('product', 1), gone('product', 2)],
      zones: [...some.slice(0, 3), gone('zone', 1)],
    },
    {
      name: 'Business hours spot check',
      description: 'Four times on working days.',
      cron_expression: '15 6-18/4 * * 1-5',
      end_submission_time: null,
      minutes: 60,
      products: sold,
      zones: some.slice(0, 4),
    },
    {
      name: 'Last-day stock take',
      description: 'On the 31st, which only seven months have.',
      cron_expression: '0 2 31 * *',
      end_submission_time: null,
      minutes: 480,
      products: sold,
      zones: some,
    },
    {
      name: 'Night audit',
      description: 'At half past two, an hour that is skipped once a year where clocks change.',
      cron_expression: '30 2 * * *',
      end_submission_time: '05:00',
      minutes: 120,
      products: sold.slice(0, 8),
      zones: idsIn(oneOfEachClock(zones)),
    },
    {
      name: 'Mid-month night audit',
      description: 'On 14 March 2027 American clocks skip half past two.',
      cron_expression: '30 2 14 * *',
      end_submission_time: null,
      minutes: 120,
      products: sold.slice(0, 8),
      zones: idsIn(oneOfEachClock(zones)),
    },
    {
      name: 'Seven-day rotation',
      description: 'Every seventh day, restarting on the 1st.',
      cron_expression: '0 5 */7 * *',
      end_submission_time: null,
      minutes: 240,
      products: sold.slice(0, 16),
      zones: some.slice(0, 5),
    },
    {
      name: 'Half-hourly cooler watch',
      description: 'Starts again long before it has finished.',
      cron_expression: '*/30 * * * *',
      end_submission_time: null,
      minutes: 1440,
      products: sold.slice(0, 4),
      zones: some.slice(0, 3),
    },
  ];
};

const large = ({ products, zones }: Stock): Special[] => [
  {
    name: 'Nightly warehouse count',
    description: 'Everything, everywhere that reports.',
    cron_expression: '0 1 * * *',
    end_submission_time: '05:00',
    minutes: 240,
    products: idsIn(products),
    zones: idsIn(zones.filter(({ reporting_status }) => reporting_status !== 'DISABLED')),
  },
  {
    name: 'Half-month warehouse inventory',
    description: null,
    cron_expression: '0 3 1,15 * *',
    end_submission_time: null,
    minutes: 1440,
    products: idsIn(products.slice(0, 500)),
    zones: idsIn(zones),
  },
];

const ownOf = (account_id: string, { products, zones }: Stock): Stock => {
  const own = <R extends { readonly account_id: string }>(rows: readonly R[]) =>
    rows.filter((row) => row.account_id === account_id);
  return { products: own(products).filter(({ is_archived }) => !is_archived), zones: own(zones) };
};

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
  const specials = [
    ...odd(ownOf(brightwater, chain)).map((one) => ({ ...one, account_id: brightwater })),
    // Includes archived products, which are named but no longer counted.
    ...large(wholesale).map((one) => ({ ...one, account_id: wholesaler })),
  ];
  return specials.map(({ minutes, products, zones, ...rest }, at) => ({
    ...rest,
    id: idOf(at),
    duration: minutes * 60,
    ends_at: null,
    template: { returnUrl: 'https://hooks.example/counts', products },
    zones: zones.map((zone_id) => ({ zone_id, template: null })),
  }));
};
