/** Recent jobs that failed, or that are overdue. */
import { asText } from '../../../fields/shared/asText';
import { momentOf } from '../../../fields/moment/momentText';
import { isObject } from '../../../schema/isObject';
import { groupsOf } from '../groups';

type Row = Readonly<Record<string, unknown>>;

export interface JobTrouble {
  readonly type: 'failed' | 'late';
  /** Name of the jobs, which is their template's. */
  readonly name: string;
  /** Ids of the jobs, newest first. */
  readonly ids: readonly string[];
  readonly zoneName: string | null;
  /** Milliseconds; scheduled start of the newest one. */
  readonly at: number | null;
}

/** Milliseconds a job may stay queued before it counts as overdue. */
const overdueAfter = 15 * 60_000;

const typeOf = (row: Row, now: number): JobTrouble['type'] | null => {
  if (row.state === 'FAILED') return 'failed';
  const at = momentOf(row.scheduled_at)?.getTime();
  return row.state === 'QUEUED' && at !== undefined && at + overdueAfter < now ? 'late' : null;
};

const nameAt = (value: unknown): string | null => (isObject(value) ? asText(value.name) : null);

const timeOf = (row: Row): number => momentOf(row.scheduled_at)?.getTime() ?? 0;

/** One problem for all jobs with the same name, in the selected zones; most jobs first. */
export const jobTroubles = (
  rows: readonly Row[],
  { now, zoneIds }: { readonly now: number; readonly zoneIds: readonly string[] },
): readonly JobTrouble[] => {
  const wanted = new Set(zoneIds);
  const inZones = rows.filter(
    ({ zone_id }) => wanted.size === 0 || wanted.has(asText(zone_id) ?? ''),
  );
  const troubled = inZones.flatMap((row) => {
    const type = typeOf(row, now);
    return type === null ? [] : [{ type, row, name: asText(row.name) ?? asText(row.id) ?? '' }];
  });
  const groups = groupsOf(troubled, ({ type, name }) => `${type} ${name}`);
  return [...groups.values()]
    .flatMap((group): readonly JobTrouble[] => {
      const newest = group.toSorted((one, other) => timeOf(other.row) - timeOf(one.row));
      const [first] = newest;
      if (!first) return [];
      return [
        {
          type: first.type,
          name: first.name,
          ids: newest.map(({ row }) => String(row.id)),
          zoneName: nameAt(first.row.zone),
          at: momentOf(first.row.scheduled_at)?.getTime() ?? null,
        },
      ];
    })
    .sort((one, other) => other.ids.length - one.ids.length);
};
