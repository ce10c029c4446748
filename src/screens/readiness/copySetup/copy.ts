/** Copies the parts of a setup through the data provider, and undoes a copy. */
import type { RaRecord, TranslateFunction } from 'react-admin';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { settleEach } from '../../../lib/batches/calls';
import { plainKey } from '../../../lib/text/plainText';
import type { AnyDeclaration } from '../../../schema/defineResource';
import {
  planCopy,
  type CopyPlan,
  type CopyRequest,
  type PlannedRow,
} from '../../../views/copy/copyPlan';
import { createCopy, type Copy } from '../../../views/copy/createCopy';
import { copyKeyOf } from '../../../views/copy/recordsThere';
import { createTypedSecrets, type TypedSecrets } from '../../../views/copy/secrets';
import { wholeList } from '../../../views/list/state/wholeList';
import {
  missingPartsOf,
  withAdditions,
  withoutAdditions,
  type Addition,
  type SetupPart,
} from './setup';

type Provider = Pick<FacingsDataProvider, 'getOne' | 'update'>;

const metaOf = (accountId: string) => ({ meta: { within: { account_id: accountId } } });

const documentOf = async (provider: Provider, part: SetupPart, id: string): Promise<RaRecord> =>
  (await provider.getOne<RaRecord>(part.resource, { id, ...metaOf(id) })).data;

const fieldOf = ({ field = '' }: SetupPart, document: RaRecord): unknown =>
  (document as Record<string, unknown>)[field];

/** The values of every document by its resource. */
export type Setup = Readonly<Record<string, unknown>>;

/** @throws HttpError of the first part that cannot be read. */
export const readSetup = async (
  provider: Provider,
  parts: readonly SetupPart[],
  id: string,
): Promise<Setup> =>
  Object.fromEntries(
    await Promise.all(
      parts
        .filter(({ field }) => field !== undefined)
        .map(async (part) => {
          const document = await documentOf(provider, part, id);
          return [part.resource, fieldOf(part, document)] as const;
        }),
    ),
  );

/** The rows of a list, and what copies them. */
export interface RowsPlan {
  readonly declaration: AnyDeclaration;
  readonly plan: CopyPlan;
  readonly copy: Copy;
  readonly secrets: TypedSecrets;
}

/** What would be copied of each list, by its resource. @throws HttpError of the first one that cannot be read */
export const planRows = async (
  request: Omit<CopyRequest, 'declaration'>,
  parts: readonly SetupPart[],
  translate: TranslateFunction,
): Promise<Readonly<Record<string, RowsPlan>>> => {
  const { provider, registry, from } = request;
  const lists = parts.filter(({ field }) => field === undefined);
  const plans = await Promise.all(
    lists.map(async ({ resource }) => {
      const copyRequest = { ...request, declaration: registry.find(resource) };
      const rows = await wholeList(provider, resource, { filter: from });
      const plan = await planCopy(copyRequest, rows);
      const secrets = createTypedSecrets();
      // What has a part of its own is created by it.
      const isChosen = (name: string) =>
        !parts.some((part) => part.resource === name && part.notFor === undefined);
      const copy = createCopy(copyRequest, { plan, translate, isChosen, secrets });
      return [resource, { declaration: copyRequest.declaration, plan, copy, secrets }] as const;
    }),
  );
  const planned: Record<string, RowsPlan> = Object.fromEntries(plans);
  for (const { resource, notFor } of lists) {
    const rows = planned[resource];
    if (!rows || notFor === undefined) continue;
    const { declaration } = rows;
    const used = (planned[notFor]?.copy.named.all() ?? []).flatMap((named) =>
      named.declaration === declaration ? [plainKey(named.text)] : [],
    );
    const isUnused = ({ record }: PlannedRow) =>
      !used.includes(plainKey(copyKeyOf(declaration, record)));
    planned[resource] = { ...rows, plan: { ...rows.plan, rows: rows.plan.rows.filter(isUnused) } };
  }
  return planned;
};

export interface PartPlan {
  readonly part: SetupPart;
  readonly additions: readonly Addition[];
  /** Of a list. */
  readonly rows?: RowsPlan;
}

const additionsOf = ({ plan, declaration }: RowsPlan): readonly Addition[] =>
  plan.rows.map(({ record }) => ({
    key: String(record.id),
    label: copyKeyOf(declaration, record),
    value: record,
  }));

export interface CopySides {
  readonly source: Setup;
  readonly target: Setup;
  readonly lists: Readonly<Record<string, RowsPlan>>;
}

/** What each chosen part would add. Defaults depend on the storage types that are chosen with them. */
export const copyPlanOf = (
  parts: readonly SetupPart[],
  { source, target, lists }: CopySides,
  isChosen: (resource: string) => boolean,
): readonly PartPlan[] =>
  parts.map((part) => {
    const { resource, within } = part;
    const rows = lists[resource];
    if (rows) return { part, rows, additions: additionsOf(rows) };
    const enabled = [target, ...(within && isChosen(within) ? [source] : [])].flatMap((setup) => {
      const values = within === undefined ? [] : setup[within];
      return Array.isArray(values) ? values.map(String) : [];
    });
    const sides = { source: source[resource], target: target[resource] };
    return { part, additions: missingPartsOf(part, sides, new Set(enabled)) };
  });

export interface PartOutcome {
  readonly part: SetupPart;
  readonly rows?: RowsPlan;
  /** What is now there because of the copy. */
  readonly added: readonly Addition[];
  readonly failed: readonly Addition[];
  /** Why; undefined where nothing failed. */
  readonly error?: unknown;
  /** What was created for the rows and cannot be removed, with the reason. */
  readonly stays?: readonly string[];
}

interface Copying {
  readonly provider: Provider;
  /** Organization that is set up. */
  readonly id: string;
}

/** Does something with each row. `left`: those of which it failed. */
const eachRow = async (
  additions: readonly Addition[],
  work: (record: RaRecord) => Promise<unknown>,
) => {
  const outcomes = await settleEach({
    items: additions,
    work: ({ value }) => work(value as RaRecord),
  });
  const left = outcomes.filter(({ type }) => type !== 'done');
  const [first] = left;
  return {
    done: outcomes.flatMap(({ type, item }) => (type === 'done' ? [item] : [])),
    left: left.map(({ item }) => item),
    ...(first?.type === 'failed' ? { error: first.error } : {}),
  };
};

/** Writes what `change` makes of the stored value; nothing where it returns undefined. */
const writeDocument = async (
  { provider, id }: Copying,
  part: SetupPart,
  change: (stored: unknown) => unknown,
): Promise<void> => {
  const stored = await documentOf(provider, part, id);
  const value = change(fieldOf(part, stored));
  if (value === undefined) return;
  await provider.update<RaRecord>(part.resource, {
    id: stored.id,
    data: { [part.field ?? '']: value },
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
  const { part, additions, rows } = plan;
  if (rows) {
    await rows.copy.named.createAll();
    const { done, left, ...why } = await eachRow(additions, ({ id }) => rows.copy.createOrFind(id));
    return { part, rows, added: done, failed: left, ...why };
  }
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
  { part, rows, added }: PartOutcome,
): Promise<PartOutcome> => {
  if (rows) {
    const { left, ...why } = await eachRow(added, rows.copy.undo);
    const stays = await rows.copy.named.undoAll();
    return { part, rows, added: left, failed: [], stays, ...why };
  }
  try {
    await writeDocument(copying, part, (now) => withoutAdditions(part, now, added));
    return { part, added: [], failed: [] };
  } catch (error) {
    return { part, added, failed: [], error };
  }
};
