/** Reads the zones and period of an analytics call (rules 7, Analytics; rules R24). */
import { day } from '../durations';
import { knownAccount, type Call } from '../handlers/handler';
import { textOf, textsOf, type Values } from '../handlers/values';
import { scheduleTable, type Schedule } from '../jobs/schedules';
import { outsideAt, outsideContract, refuseAt } from '../refusal';
import type { Data } from '../store/store';
import type { Zone } from '../store/tables';
import { slicesOf, type Slice, type Window } from './history';

/** Older figures do not exist. */
const remembered = 3 * 366 * day;

export interface ZoneJobs {
  readonly zone: Zone;
  readonly slices: readonly Slice[];
}

const momentAt = (values: Values, key: string): number => {
  const text = textOf(values, key);
  const moment = /^\d{4}-\d\d-\d\d(T|$)/.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(moment) ? outsideAt(key, `${key} must be a time.`) : moment;
};

/** A list, or a comma-separated text. */
const zoneIdsOf = (values: Values): string[] => {
  const { zone_ids: given } = values;
  const ids =
    typeof given === 'string' ? given.split(',') : given == null ? [] : textsOf(values, 'zone_ids');
  return [...new Set(ids.map((id) => id.trim()).filter((id) => id !== ''))];
};

const zonesOf = (data: Data, values: Values, most: number): Zone[] => {
  const [ids, account] = [zoneIdsOf(values), textOf(values, 'id')];
  if (ids.length === 0 && account === '') {
    const text = 'This is required.';
    return outsideContract('Missing: zone_ids or id', { zone_ids: text, id: text });
  }
  if (account !== '') knownAccount(data, account);
  if (ids.length > most) refuseAt('zone_ids', `At most ${most} zones at once.`);
  if (ids.length === 0) return data.table('zones').by('account_id', account);
  return ids.map((id) => {
    const zone = data.table('zones').get(id);
    if (!zone) return refuseAt('zone_ids', `There is no zone ${id}.`);
    const isOwn = account === '' || zone.account_id === account;
    return isOwn ? zone : refuseAt('zone_ids', `${zone.name} belongs to another organization.`);
  });
};

/**
 * Reporting zones by name, and the period.
 * @param most maximum number of zones
 * @throws a refusal at the invalid parameter
 */
export const analyticsScope = (
  { data, now }: Pick<Call, 'data' | 'now'>,
  values: Values,
  most = 100,
): { readonly zones: readonly Zone[]; readonly window: Window } => {
  const [start, until] = [momentAt(values, 'start_at'), momentAt(values, 'end_at')];
  if (until < start) refuseAt('end_at', 'end_at is before start_at.');
  const zones = zonesOf(data, values, most)
    // Disabled zones report nothing, not even earlier figures.
    .filter(({ reporting_status }) => reporting_status !== 'DISABLED')
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return { zones, window: { since: Math.max(start, now - remembered), until, now } };
};

/** The jobs of each zone; zones without jobs are skipped. */
export const jobsInScope = (
  data: Data,
  { zones, window }: ReturnType<typeof analyticsScope>,
): ZoneJobs[] =>
  zones.flatMap((zone) => {
    const slices = data
      .open<Schedule>(scheduleTable)
      .by('zone_id', zone.id)
      .flatMap((schedule) => slicesOf(schedule, window));
    return slices.length > 0 ? { zone, slices } : [];
  });
