/** Copies the parts of a setup through the data provider, and undoes a copy. */
import type { RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { settleEach } from '../../../lib/batches/calls';
import { unpaged } from '../../../views/list/state/listRequest';
import {
  missingPartsOf,
  withAdditions,
  withoutAdditions,
  type Addition,
  type SetupPart,
} from './setup';

type Provider = Pick<FacingsDataProvider, 'getOne' | 'getList' | 'create' | 'update' | 'delete'>;

const metaOf = (accountId: string) => ({ meta: { within: { account_id: accountId } } });

const documentOf = async (provider: Provider, part: SetupPart, id: string): Promise<RaRecord> =>
  (await provider.getOne<RaRecord>(part.resource, { id, ...metaOf(id) })).data;

/** The value of a part as an organization has it now: a document's field, or all rows of a list. */
const valueOf = async (provider: Provider, part: SetupPart, id: string): Promise<unknown> => {
  if (!part.sameBy) {
    return ((await documentOf(provider, part, id)) as Record<string, unknown>)[part.field];
  }
  return (await provider.getList<RaRecord>(part.resource, { ...unpaged, ...metaOf(id) })).data;
};

/** The values of every part by its resource. */
export type Setup = Readonly<Record<string, unknown>>;

/** @throws HttpError of the first part that cannot be read. */
export const readSetup = async (
  provider: Provider,
  parts: readonly SetupPart[],
  id: string,
): Promise<Setup> =>
  Object.fromEntries(
    await Promise.all(
      parts.map(async (part) => [part.resource, await valueOf(provider, part, id)] as const),
    ),
  );

export interface PartPlan {
  readonly part: SetupPart;
  readonly additions: readonly Addition[];
}

/** What each chosen part would add. Defaults depend on the storage types that are chosen with them. */
export const copyPlanOf = (
  parts: readonly SetupPart[],
  source: Setup,
  target: Setup,
  isChosen: (resource: string) => boolean,
): readonly PartPlan[] =>
  parts.map((part) => {
    const { resource, within } = part;
    const enabled = [target, ...(within && isChosen(within) ? [source] : [])].flatMap((setup) => {
      const values = within === undefined ? [] : setup[within];
      return Array.isArray(values) ? values.map(String) : [];
    });
    const sides = { source: source[resource], target: target[resource] };
    return { part, additions: missingPartsOf(part, sides, new Set(enabled)) };
  });

export interface PartOutcome {
  readonly part: SetupPart;
  /** What is now there because of the copy; of rows with the id that each was given. */
  readonly added: readonly (Addition & { readonly id?: RaRecord['id'] })[];
  readonly failed: readonly Addition[];
  /** Why; undefined where nothing failed. */
  readonly error?: unknown;
}

interface Copying {
  readonly provider: Provider;
  /** Organization that is set up. */
  readonly id: string;
}

const copyRows = async (
  { provider, id }: Copying,
  { part, additions }: PartPlan,
): Promise<PartOutcome> => {
  const outcomes = await settleEach({
    items: additions,
    work: async ({ value }) =>
      (
        await provider.create<Omit<RaRecord, 'id'>, RaRecord>(part.resource, {
          data: value as Omit<RaRecord, 'id'>,
          ...metaOf(id),
        })
      ).data.id,
  });
  return outcomes.reduce<PartOutcome>(
    (sum, outcome) =>
      outcome.type === 'done'
        ? { ...sum, added: [...sum.added, { ...outcome.item, id: outcome.result }] }
        : {
            ...sum,
            failed: [...sum.failed, outcome.item],
            error: sum.error ?? (outcome.type === 'failed' ? outcome.error : undefined),
          },
    { part, added: [], failed: [] },
  );
};

/** Writes what `change` makes of the stored value; nothing where it returns undefined. */
const writeDocument = async (
  { provider, id }: Copying,
  part: SetupPart,
  change: (stored: unknown) => unknown,
): Promise<void> => {
  const stored = await documentOf(provider, part, id);
  const value = change((stored as Record<string, unknown>)[part.field]);
  if (value === undefined) return;
  await provider.update<RaRecord>(part.resource, {
    id: stored.id,
    data: { [part.field]: value },
    previousData: stored,
    meta: { ...metaOf(id).meta, stored },
  });
};

/**
 * Copies one part from `source`. A document is read right before it is written, so that a value that someone has set since
 * the preview stays. A part that fails leaves the others alone.
 */
export const copyPart = async (
  copying: Copying,
  plan: PartPlan,
  source: Setup,
): Promise<PartOutcome> => {
  const { part, additions } = plan;
  if (part.sameBy) return copyRows(copying, plan);
  const planned = new Set(additions.map(({ key }) => key));
  const values = new Set(additions.map(({ value }) => String(value)));
  let added: readonly Addition[] = [];
  try {
    await writeDocument(copying, part, (target) => {
      const sides = { source: source[part.resource], target };
      added = missingPartsOf(part, sides, values).filter(({ key }) => planned.has(key));
      return added.length > 0 ? withAdditions(part, target, added) : undefined;
    });
    return { part, added, failed: [] };
  } catch (error) {
    return { part, added: [], failed: additions, error };
  }
};

/** Undoes a copy. In the outcome, `added` lists what could not be undone. */
export const undoPart = async (
  copying: Copying,
  { part, added }: PartOutcome,
): Promise<PartOutcome> => {
  if (part.sameBy) {
    const outcomes = await settleEach({
      items: added,
      work: async ({ id = '' }) => {
        await copying.provider.delete<RaRecord>(part.resource, { id, ...metaOf(copying.id) });
      },
    });
    const left = outcomes.filter(({ type }) => type !== 'done');
    const [first] = left;
    return {
      part,
      added: left.map(({ item }) => item),
      failed: [],
      ...(first?.type === 'failed' ? { error: first.error } : {}),
    };
  }
  try {
    await writeDocument(copying, part, (now) => withoutAdditions(part, now, added));
    return { part, added: [], failed: [] };
  } catch (error) {
    return { part, added, failed: [], error };
  }
};
