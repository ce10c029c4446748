/** The data of a calendar: the organization's templates, all its zones, and recent jobs. */
import { useMemo } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { useRegistry } from '../../fields/useDeclaration';
import type { AnyDeclaration } from '../../schema/defineResource';
import { useEveryRow } from '../../views/availability/useEveryRow';
import { metaOf, useWithin } from '../../views/place/withinContext';
import { unpaged } from '../../views/list/listRequest';
import { templateOf, zoneOf, type PlannedTemplate, type PlannedZone } from './plan';

const second = 1000;
/** Milliseconds for which jobs count as fresh. */
const jobsAge = 60 * second;

export interface Plan {
  readonly templates: readonly PlannedTemplate[];
  readonly zones: readonly PlannedZone[];
  readonly zoneById: ReadonlyMap<string, PlannedZone>;
}

/** Milliseconds per unit of the record's duration. */
const unitOf = ({ fields }: AnyDeclaration): number => {
  const field = fields.duration;
  return (field?.kind === 'number' ? (field.scale ?? 1) : 1) * second;
};

export type PlanState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly error: unknown; readonly again: () => void }
  | { readonly type: 'ready'; readonly plan: Plan };

export interface JobsState {
  readonly rows: readonly RaRecord[] | undefined;
  readonly error: unknown;
  readonly again: () => void;
}

export const useCalendarData = (): { readonly plan: PlanState; readonly jobs: JobsState } => {
  const registry = useRegistry();
  const within = useWithin();
  const declaration = registry.find('jobTemplates');
  const asked = { ...unpaged, ...metaOf(within) };
  const templates = useGetList(declaration.name, asked);
  const zones = useEveryRow(registry.find('zones'), { text: '', filters: within }, true);
  const jobs = useGetList('jobs', asked, { refetchInterval: jobsAge });

  const [templateRows, zoneRows] = [templates.data, zones.data?.rows];
  const plan = useMemo<Plan | null>(() => {
    if (!templateRows || !zoneRows) return null;
    const all = zoneRows.map(zoneOf);
    const zoneById = new Map(all.map((zone) => [zone.id, zone]));
    return {
      templates: templateRows.map((row) => templateOf(row, zoneById, unitOf(declaration))),
      zones: all,
      zoneById,
    };
  }, [templateRows, zoneRows, declaration]);

  const error = templates.error ?? zones.error;
  const planState = (): PlanState => {
    if (plan) return { type: 'ready', plan };
    if (!error) return { type: 'loading' };
    const again = () => {
      if (templates.error) void templates.refetch();
      if (zones.error) void zones.refetch();
    };
    return { type: 'failed', error, again };
  };
  return {
    plan: planState(),
    jobs: { rows: jobs.data, error: jobs.error, again: () => void jobs.refetch() },
  };
};
