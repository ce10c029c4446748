/** The parts of a zone that a dashboard needs. */
import type { RaRecord } from 'react-admin';
import { asText } from '../../../fields/shared/asText';

export interface Zone {
  readonly id: string;
  readonly name: string;
  readonly regionId: string | null;
  /** IANA time zone; null if it has none that the browser knows. */
  readonly timeZone: string | null;
}

const isKnown = (timeZone: string): boolean => {
  try {
    return Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

export const zoneOf = (row: RaRecord): Zone => {
  const timeZone = asText(row.timeZoneName);
  return {
    id: String(row.id),
    name: asText(row.name) ?? String(row.id),
    regionId: asText(row.region_id),
    timeZone: timeZone !== null && isKnown(timeZone) ? timeZone : null,
  };
};

/** The common time zone; null if they differ or one has none. */
export const sharedTimeZone = (zones: readonly Zone[]): string | null => {
  const [first] = zones;
  const shared = first?.timeZone ?? null;
  return zones.every(({ timeZone }) => timeZone === shared) ? shared : null;
};
