/** The zones selected in the form, by time zone. */
import { useDeferredValue, useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { asText } from '../../fields/shared/asText';
import { useFormValues } from '../../fields/shared/useFormValues';
import { groupsOf } from '../../lib/util/groupsOf';
import { nameToday } from '../../lib/time/zoneNames';
import { valueAt } from '../../schema/template';
import { useParentIds } from '../../views/place/placeContext';
import { useOrganizationRows } from '../../views/list/state/organizationRows';

interface KnownZone {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string | null;
}

export interface TimeZoneGroup {
  /** IANA name; null for zones without one, computed as UTC. */
  readonly timeZone: string | null;
  readonly names: readonly string[];
}

/** The zones of a job template, by time zone. */
export interface ChosenZones {
  /** Largest first. */
  readonly groups: readonly TimeZoneGroup[];
  /** Number of selected zones that no longer exist. */
  readonly gone: number;
}

const keyOf = (id: string): string => id.toLowerCase();

/** Ids in the form's value: a list of ids, or of objects with a `zone_id`. Other items are skipped. */
const zoneIdsOf = (value: unknown): readonly string[] => {
  if (!Array.isArray(value)) return [];
  const ids = value.map((entry: unknown) =>
    asText(typeof entry === 'object' && entry !== null ? valueAt(entry, 'zone_id') : entry),
  );
  return [...new Set(ids.filter((id) => id !== null))];
};

const groupZones = (zones: readonly KnownZone[], chosen: readonly string[]): ChosenZones => {
  const zonesByKey = new Map(zones.map((zone) => [keyOf(zone.id), zone]));
  const found = chosen.flatMap((id) => zonesByKey.get(keyOf(id)) ?? []);
  const groups = groupsOf(found, ({ timeZone }) => timeZone && nameToday(timeZone));
  return {
    groups: Array.from(groups, ([timeZone, alike]) => ({
      timeZone,
      names: alike.map(({ name }) => name),
    })).toSorted(
      (one, other) =>
        other.names.length - one.names.length ||
        (one.timeZone ?? '').localeCompare(other.timeZone ?? ''),
    ),
    gone: chosen.length - found.length,
  };
};

const zoneOf = (row: RaRecord): KnownZone => ({
  id: String(row.id),
  name: asText(row.name) ?? String(row.id),
  timeZone: asText(row.timeZoneName),
});

interface Chosen extends ChosenZones {
  /** Number of selected ids, known or not. */
  readonly count: number;
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

export const useChosenZones = (): Chosen => {
  const { zones, account_id } = useFormValues(['zones', 'account_id']);
  const within = useParentIds();
  const accountId = asText(account_id) ?? within.account_id ?? null;
  // Deferred, so that switching a page of zones does not wait for grouping thousands.
  const deferred = useDeferredValue(zones);
  const ids = useMemo(() => zoneIdsOf(deferred), [deferred]);
  const { data, isError, refetch } = useOrganizationRows('zones', accountId, {
    isWanted: ids.length > 0,
  });
  const every = useMemo(() => data?.rows.map(zoneOf), [data]);
  const chosen = useMemo(() => groupZones(every ?? [], every ? ids : []), [every, ids]);
  return {
    ...chosen,
    count: ids.length,
    isPending: ids.length > 0 && data === undefined && !isError,
    isFailed: data === undefined && isError,
    retry: () => void refetch(),
  };
};
