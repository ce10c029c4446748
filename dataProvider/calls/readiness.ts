/** Reads what a first job needs and no declared list provides (rules 7). */
import { momentIn } from '../../src/lib/time/moments';
import { valueAt } from '../../src/schema/template';
import { readJson } from '../../src/lib/rules/readJson';
import { listAt, rowsAt } from '../mapping/decode';
import { sendOver } from '../mapping/send';
import type { Transport } from '../transport/types';

/** The part of a job template that says when, where and for which products jobs run. */
export interface Plan {
  readonly cron: string;
  /** Milliseconds; null if it has no end. */
  readonly endsAt: number | null;
  readonly zoneIds: readonly string[];
  readonly productCount: number;
}

const objectOf = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  return readJson(value)?.value;
};

const idAt = (row: unknown): readonly string[] => {
  const id = valueAt(row, 'zone_id');
  return typeof id === 'string' || typeof id === 'number' ? [String(id)] : [];
};

const planOf = (row: unknown): Plan => {
  const cron = valueAt(row, 'cron_expression');
  return {
    cron: typeof cron === 'string' ? cron : '',
    endsAt: momentIn(valueAt(row, 'ends_at')),
    zoneIds: rowsAt(row, 'zones').flatMap(idAt),
    // The template may be JSON text (rules R15).
    productCount: rowsAt(objectOf(valueAt(row, 'template')), 'products').length,
  };
};

export const createReadiness = (transport: Transport) => {
  const send = sendOver(transport);
  const get = (path: string, signal: AbortSignal) => send({ method: 'GET', path, signal });
  const ofOrganization = (id: string, rest: string) =>
    `/api/organizations/${encodeURIComponent(id)}/${rest}`;

  return {
    /** Returns the number of units of measure that the organization has enabled. */
    units: async (accountId: string, signal: AbortSignal): Promise<number> =>
      listAt(await get(ofOrganization(accountId, 'uom'), signal), 'uoms.enabled').length,

    plans: async (accountId: string, signal: AbortSignal): Promise<readonly Plan[]> => {
      const body = await get(ofOrganization(accountId, 'job-templates'), signal);
      return listAt(body, 'job_templates').map(planOf);
    },
  };
};
