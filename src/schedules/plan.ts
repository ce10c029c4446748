/** The plan: an organization's templates and zones, reduced to what a calendar needs. */
import { groupsOf } from '../lib/util/groupsOf';
import { momentOf } from '../lib/time/moments';
import { isTimeZone } from '../lib/time/zones';
import { nameToday } from '../lib/time/zoneNames';
import { cronFaultOf, normalCron } from './expression';
import type { RuleMessage } from '../lib/rules/message';
import { textAt, valueAt } from '../schema/template';

export interface PlannedZone {
  readonly id: string;
  readonly name: string;
  readonly region: string | null;
  /** IANA name; UTC if the zone has none or an unknown one. */
  readonly timeZone: string;
  readonly isTimeZoneKnown: boolean;
}

export interface PlannedTemplate {
  readonly id: string;
  readonly name: string;
  /** Five parts separated by single blanks; the stored text if it is invalid (`fault`). */
  readonly expression: string;
  readonly fault: RuleMessage | null;
  /** Milliseconds; 0 if unknown. */
  readonly length: number;
  /** No run starts from this moment on. */
  readonly endsAt: number | null;
  readonly zones: readonly PlannedZone[];
  /** Number of the template's zones that no longer exist. */
  readonly goneZones: number;
}

const universal = 'UTC';

export const plannedZoneOf = (row: unknown): PlannedZone => {
  const timeZone = textAt(row, 'timeZoneName');
  const isTimeZoneKnown = timeZone !== '' && isTimeZone(timeZone);
  return {
    id: textAt(row, 'id'),
    name: textAt(row, 'name'),
    region: textAt(row, 'region.name') || null,
    timeZone: isTimeZoneKnown ? nameToday(timeZone) : universal,
    isTimeZoneKnown,
  };
};

/** Zones are ids, or objects with an id. */
const zoneIdsOf = (row: unknown): readonly string[] => {
  const zones = valueAt(row, 'zones');
  if (!Array.isArray(zones)) return [];
  const ids = (zones as readonly unknown[]).map((zone) =>
    typeof zone === 'object' ? textAt(zone, 'zone_id') : textAt({ zone }, 'zone'),
  );
  return [...new Set(ids)].filter((id) => id !== '');
};

const faultOf = (expression: string): RuleMessage | null => {
  if (expression === '') return { key: 'facings.calendar.idle.noFault', values: {} };
  return cronFaultOf(expression) ?? null;
};

/** @param millisecondsPer milliseconds per unit of the record's duration */
export const templateOf = (
  row: unknown,
  zones: ReadonlyMap<string, PlannedZone>,
  millisecondsPer: number,
): PlannedTemplate => {
  const ids = zoneIdsOf(row);
  const plannedZones = ids.flatMap((id) => zones.get(id) ?? []);
  const expression = normalCron(textAt(row, 'cron_expression'));
  const duration = Number(valueAt(row, 'duration') ?? 0);
  return {
    id: textAt(row, 'id'),
    name: textAt(row, 'name'),
    expression,
    fault: faultOf(expression),
    length: Number.isFinite(duration) && duration > 0 ? duration * millisecondsPer : 0,
    endsAt: momentOf(valueAt(row, 'ends_at'))?.getTime() ?? null,
    zones: plannedZones,
    goneZones: ids.length - plannedZones.length,
  };
};

/** Zones by time zone, sorted by its name. */
export const byTimeZone = (
  zones: readonly PlannedZone[],
): readonly (readonly [string, readonly PlannedZone[]])[] =>
  [...groupsOf(zones, ({ timeZone }) => timeZone)].toSorted(([one], [other]) =>
    one.localeCompare(other, 'en'),
  );

/** The local time and moment of a template's next run. */
export interface NextRun {
  readonly at: number;
  readonly timeZone: string;
}

/** Templates without runs, or with missing zones, and why. */
export type IdleReason =
  | { readonly kind: 'fault'; readonly fault: RuleMessage; readonly expression: string }
  | { readonly kind: 'ended'; readonly at: number }
  | { readonly kind: 'noZones' }
  /** It runs later; null if no next run is found. */
  | { readonly kind: 'later'; readonly next: NextRun | null }
  | { readonly kind: 'allGone'; readonly count: number }
  /** It runs in its other zones. */
  | { readonly kind: 'someGone'; readonly count: number };

export interface Idle {
  readonly template: PlannedTemplate;
  readonly reasons: readonly IdleReason[];
}

const reasonsOf = (
  { fault, expression, endsAt, zones, goneZones }: PlannedTemplate,
  from: number,
): readonly IdleReason[] => [
  ...(fault === null ? [] : [{ kind: 'fault', fault, expression } as const]),
  ...(endsAt !== null && endsAt <= from ? [{ kind: 'ended', at: endsAt } as const] : []),
  ...(zones.length > 0 || goneZones > 0 ? [] : [{ kind: 'noZones' } as const]),
  ...(goneZones === 0
    ? []
    : [{ kind: zones.length === 0 ? 'allGone' : 'someGone', count: goneZones } as const]),
];

/** @param from start of the visible period */
export const idleOf = (templates: readonly PlannedTemplate[], from: number): readonly Idle[] =>
  templates.flatMap((template) => {
    const reasons = reasonsOf(template, from);
    return reasons.length === 0 ? [] : { template, reasons };
  });
