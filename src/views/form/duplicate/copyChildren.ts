/** Copies the records of a panel to a new parent: a product's states. */
import type { RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { chunksOf, settleEach, type ItemOutcome } from '../../../lib/batches/calls';
import { holdPage } from '../../../lib/batches/holdPage';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { ParentIds } from '../../../schema/routes';
import { writeCallOf } from '../../../schema/writeCall';
import { unpaged } from '../../list/state/listRequest';
import { copiedValues } from './useOriginal';

type Provider = Pick<FacingsDataProvider, 'getList' | 'getOne' | 'create' | 'createMany'>;

interface Copying {
  readonly child: AnyDeclaration;
  readonly from: ParentIds;
  readonly to: ParentIds;
}

interface NotCopied {
  readonly record: RaRecord;
  readonly error: unknown;
}

export interface CopiedChildren {
  readonly done: number;
  readonly failed: readonly NotCopied[];
}

const metaOf = (within: ParentIds) => ({ meta: { within } });

/** All children of a record. */
export const childrenOf = async (
  provider: Pick<Provider, 'getList'>,
  child: AnyDeclaration,
  within: ParentIds,
): Promise<readonly RaRecord[]> =>
  (await provider.getList<RaRecord>(child.name, { ...unpaged, ...metaOf(within) })).data;

/** What a create accepts and its calls complete, without secrets, parents, and what no two records share. */
const valuesOf = (child: AnyDeclaration, parents: ParentIds, stored: RaRecord) => {
  const record = copiedValues(child, stored);
  const { create, calls, fields } = child;
  const names = new Set([
    ...writeCallOf(child, 'create').send,
    ...(create?.fields ?? []),
    ...Object.keys(calls?.also ?? {}),
  ]);
  const without = create?.duplicate?.without ?? {};
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const isLeft = name in parents || name in without || fields[name]?.secret !== undefined;
      return isLeft || record[name] == null ? [] : [[name, record[name] as unknown]];
    }),
  );
};

type Outcome = ItemOutcome<readonly RaRecord[], unknown>;

/**
 * Creates a copy of each child. Many are sent in one call where the platform has one, except for those that further
 * calls complete, which need the id of their own. A refused call stops no other.
 */
export const copyChildren = async (
  provider: Provider,
  { child, from, to }: Copying,
): Promise<CopiedChildren> => {
  const { createMany, also, afterSave } = child.calls ?? {};
  const rows = await childrenOf(provider, child, from);
  const read = await settleEach({
    items: rows,
    // The list lacks what a single record is read with, such as pan sizes.
    work: async (row) =>
      also
        ? (await provider.getOne<RaRecord>(child.name, { id: row.id, ...metaOf(from) })).data
        : row,
  });
  const whole = read.flatMap((one) => (one.type === 'done' ? [one.result] : []));
  const isCompleted = (record: RaRecord): boolean =>
    (afterSave?.({ id: '', isNew: true, before: {}, after: valuesOf(child, to, record) }).length ??
      0) > 0;
  const isMany = (record: RaRecord): boolean => createMany !== undefined && !isCompleted(record);

  const groups = [
    ...chunksOf(whole.filter(isMany), createMany?.batch ?? 1),
    ...whole.filter((record) => !isMany(record)).map((record) => [record]),
  ];
  const send = async (records: readonly RaRecord[]): Promise<void> => {
    const data = records.map((record) => ({ data: valuesOf(child, to, record), ...metaOf(to) }));
    const [first] = data;
    if (!first) return;
    if (records[0] && isMany(records[0])) {
      await provider.createMany(child.name, data);
      return;
    }
    const { unfinished } = (await provider.create(child.name, first)) as { unfinished?: Error };
    // It exists, but not as it was: its pan sizes were refused.
    if (unfinished) throw unfinished;
  };
  const sent: readonly Outcome[] = await holdPage(() => settleEach({ items: groups, work: send }));

  const failed = [
    ...read.flatMap((one) =>
      one.type === 'failed' ? [{ record: one.item, error: one.error }] : [],
    ),
    ...sent.flatMap((one) =>
      one.type === 'failed' ? one.item.map((record) => ({ record, error: one.error })) : [],
    ),
  ];
  return { done: rows.length - failed.length, failed };
};
