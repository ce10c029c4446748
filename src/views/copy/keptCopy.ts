/** What the journal keeps of copies, and the copies of closed pages. */
import type { RaRecord, TranslateFunction } from 'react-admin';
import { eachOf } from '../../lib/batches/calls';
import type { Journal } from '../../lib/batches/journal';
import { readItems } from '../../lib/batches/keptRuns';
import { isComplete, type Item } from '../../lib/batches/rowState';
import type { SentRow } from '../../lib/batches/types';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { ParentIds } from '../../schema/routes';
import { writeCallOf } from '../../schema/writeCall';
import type { useUndoEach } from '../list/selection/useUndoEach';
import { childPartsOf } from './copyChildren';
import { createCopy, type Copy } from './createCopy';
import type { Named } from './namedCopies';
import { planCopy, type CopyPlan, type CopyRequest, type PlannedRow } from './copyPlan';
import { accountKey } from './recordsThere';
import { withoutSecrets, type TypedSecrets } from './secrets';

export const copyKind = 'copy';

/** Where the copied records are listed. */
export const copyPlace = ({ name }: AnyDeclaration, from: ParentIds): string =>
  JSON.stringify([name, from]);

interface KeptChildren {
  readonly of: string;
  readonly from: ParentIds;
  readonly rows: readonly RaRecord[];
}

/** A record that is copied, or what is created first, because copies refer to it. */
export interface CopyRow extends SentRow {
  /** Without its secrets: `true` for those that it has. */
  readonly record?: RaRecord;
  readonly children?: readonly KeptChildren[];
  /** Name of the entity and key of what is created first. */
  readonly named?: { readonly of: string; readonly key: string; readonly text: string };
}

/** What a copy is made of. Nothing that may contain credentials is stored. */
const keptRecord = (
  declaration: AnyDeclaration,
  record: RaRecord,
  parentFields: readonly string[] = [],
): RaRecord => {
  const names = [
    ...Object.keys(declaration.fields),
    ...writeCallOf(declaration, 'create').send,
    ...Object.keys(declaration.calls?.also ?? {}),
    ...parentFields,
    accountKey,
  ].filter((name) => Object.hasOwn(record, name));
  const values = Object.fromEntries(names.map((name) => [name, record[name] as unknown]));
  return withoutSecrets(declaration, { ...values, id: record.id });
};

export const copyRows = (
  declaration: AnyDeclaration,
  plan: CopyPlan,
  copy: Copy,
): readonly CopyRow[] => {
  const named = copy.named.all();
  const records = plan.rows.map(({ record, children }, at): CopyRow => {
    const parentFields = children.flatMap(({ part }) => Object.values(part.within));
    return {
      row: named.length + at,
      record: keptRecord(declaration, record, parentFields),
      children: children.map(({ part, from, rows }) => ({
        of: part.of,
        from,
        rows: rows.map((row) => keptRecord(part.child, row)),
      })),
    };
  });
  return [
    ...named.map(({ key, declaration: { name }, text, values }, row) => ({
      row,
      values,
      named: { of: name, key, text },
    })),
    ...records,
  ];
};

/** What a row creates because copies refer to it. */
export const namedOf = (
  registry: CopyRequest['registry'],
  { named, values = {} }: CopyRow,
): Named => {
  const { of = '', key = '', text = '' } = named ?? {};
  return { declaration: registry.find(of), key, text, values };
};

export type KeptItem = Item<CopyRow>;

interface KeptOptions {
  readonly translate: TranslateFunction;
  readonly onNamed?: (name: string) => void;
  readonly secrets?: Pick<TypedSecrets, 'of'>;
}

/** Gives the copy what an earlier page has created. */
export const adoptItems = (
  copy: Copy,
  registry: CopyRequest['registry'],
  items: readonly KeptItem[],
): void => {
  for (const { row, state } of items) {
    const { named, record } = row;
    const { id, done, faults, sending, found = [] } = state;
    if (id === null) continue;
    const begun = [...done, sending ?? '', ...faults.map(({ part }) => part)];
    if (named && found.includes(id)) copy.named.use(named.key, id);
    else if (named) copy.named.adopt(namedOf(registry, row), id);
    else if (record) copy.adopt(record.id, id, begun);
  }
};

/** The plan of a run of a closed page, and how far it came. @throws what cannot be read of the other organization */
export const planKept = async (
  request: CopyRequest,
  items: readonly KeptItem[],
  options: KeptOptions,
) => {
  const { registry } = request;
  const parts = childPartsOf(request.declaration, registry);
  const rows = items.flatMap(({ row: { record, children = [] } }): readonly PlannedRow[] =>
    record
      ? [
          {
            record,
            children: children.flatMap(({ of, ...child }) => {
              const part = parts.find((candidate) => candidate.of === of);
              return part ? [{ ...child, part }] : [];
            }),
          },
        ]
      : [],
  );
  const plan = await planCopy(request, [], { kept: rows });
  const chosen = new Set(items.flatMap(({ row, parts: of }) => [row.named?.of, ...of]));
  const isChosen = (name: string): boolean => chosen.has(name);
  const copy = createCopy(request, { plan, isChosen, ...options });
  adoptItems(copy, registry, items);
  return {
    plan,
    copy,
    isChosen,
    left: items.flatMap((item) => (item.row.record && !isComplete(item) ? [item.row.record] : [])),
  };
};

interface UndoOptions extends Pick<CopyRequest, 'registry'> {
  readonly journal: Journal;
  /** Id of the run. */
  readonly id: string;
  readonly plan: CopyPlan;
  readonly copy: Copy;
  readonly undoEach: ReturnType<typeof useUndoEach>;
}

/** Removes the copies of a run that this tab holds, and notes it, so that they are not taken for copied. */
export const undoCopies = async ({
  journal,
  registry,
  id,
  plan,
  copy,
  undoEach,
}: UndoOptions): Promise<void> => {
  const items = await readItems<CopyRow>(journal, id);
  // Another tab may have gone on.
  adoptItems(copy, registry, items);
  const note = async (isIt: (row: CopyRow) => boolean): Promise<void> => {
    const item = items.find(({ row }) => isIt(row));
    if (!item) return;
    Object.assign(item.state, { id: null, done: [], sending: null });
    await journal.note(id, items, [item]);
  };
  // What was sent without an answer may exist.
  await eachOf(items, async ({ row, state }) => {
    if (state.id !== null || state.sending === null) return;
    await (row.named ? copy.named.find(namedOf(registry, row)) : copy.find(row.record?.id ?? ''));
  });
  const copied = plan.rows.flatMap(({ record }) => (copy.isMade(record) ? [record] : []));
  await undoEach(
    copied,
    async (record) => {
      await copy.undo(record);
      await note((row) => row.record?.id === record.id);
    },
    async () => {
      const stays = await copy.named.undoAll((key) => note(({ named }) => named?.key === key));
      if (!copy.named.isAnyLeft() && !copied.some(copy.isMade)) await journal.forget(id);
      return stays;
    },
  );
};
