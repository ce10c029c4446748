/** The zones of a job template, by time zone. */
import { asText } from '../../fields/shared/asText';
import { nameToday } from '../../fields/timeZone/zones';
import { valueAt } from '../../schema/template';

export interface KnownZone {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string | null;
}

/** Zones with the same time zone. */
export interface TimeZoneGroup {
  /** IANA name; null for zones without one, computed as UTC. */
  readonly timeZone: string | null;
  readonly names: readonly string[];
}

export interface ChosenZones {
  /** Largest first. */
  readonly groups: readonly TimeZoneGroup[];
  /** Number of selected zones that no longer exist. */
  readonly gone: number;
}

const keyOf = (id: string): string => id.toLowerCase();

/** Ids in the form's value: a list of ids, or of objects with a `zone_id`. Other items are skipped. */
export const zoneIdsOf = (value: unknown): readonly string[] => {
  if (!Array.isArray(value)) return [];
  const ids = value.map((entry: unknown) =>
    asText(typeof entry === 'object' && entry !== null ? valueAt(entry, 'zone_id') : entry),
  );
  return [...new Set(ids.filter((id) => id !== null))];
};

export const groupZones = (zones: readonly KnownZone[], chosen: readonly string[]): ChosenZones => {
  const known = new Map(zones.map((zone) => [keyOf(zone.id), zone]));
  const groups = new Map<string | null, string[]>();
  let gone = 0;
  for (const id of chosen) {
    const zone = known.get(keyOf(id));
    if (!zone) {
      gone += 1;
      continue;
    }
    const timeZone = zone.timeZone === null ? null : nameToday(zone.timeZone);
    const names = groups.get(timeZone) ?? [];
    names.push(zone.name);
    groups.set(timeZone, names);
  }
  return {
    groups: Array.from(groups, ([timeZone, names]) => ({ timeZone, names })).toSorted(
      (one, other) =>
        other.names.length - one.names.length ||
        (one.timeZone ?? '').localeCompare(other.timeZone ?? ''),
    ),
    gone,
  };
};
