/** Changes many records, and undoes that: the changes stay in the journal with the earlier values. */
import { createRun } from '../../../lib/batches/createRun';
import type { KeptRun } from '../../../lib/batches/journal';
import type { Control } from '../../../lib/batches/control';
import { readItems, type ChangedAt } from '../../../lib/batches/keptRuns';
import { ifFree } from '../../../lib/batches/lock';
import {
  missingParts,
  recordOutcome,
  type Item,
  type RowState,
} from '../../../lib/batches/rowState';
import type { RowPart, PartSender, RunPlan, RunPort, Sent } from '../../../lib/batches/types';
import type { Reason } from '../../../lib/failures/reason';
import { inSlices } from '../../../lib/util/yieldToMain';
import type { ChangeCalls } from './changes';
import { childPart } from './childPart';
import { keepZoneAmounts, zonesPart, type ZonesOptions } from './linkZones';
import {
  childAgain,
  childPartName,
  decidedRow,
  plainValue,
  type HeldRow,
  type ReadValue,
} from './newerValues';
import { withNamesNow, type ReadNameIds } from './namedValues';
import { recordsNow } from './recordsNow';
import type { ChangedRow, ChildChange, ZoneChange } from './rows';
import { valuesPart } from './valuesPart';

/** What a change of many records needs from the console. */
export interface ChangePort extends RunPort, ChangedAt {
  readonly changes: ChangeCalls;
  /** By default, values are compared and shown as the platform sends them. */
  readonly readValue?: ReadValue;
  readonly nameIds?: ReadNameIds | undefined;
}

/** @param kept the change or undo of a closed page that is continued */
export const changePlan = (port: ChangePort, kept?: KeptRun): RunPlan<ChangedRow> =>
  kept?.of === undefined
    ? editPlan(port, { isResumed: kept !== undefined })
    : undoPlan(port, kept.of);

/**
 * Null if nothing can be undone or another tab is working on it.
 * @param id of the run to undo
 */
export const startUndo = (port: ChangePort, id: string) =>
  ifFree(id, async (): Promise<Sent<ChangedRow> | null> => {
    const rows: ChangedRow[] = [];
    await inSlices(await readItems<ChangedRow>(port.journal, id), ({ row, state }) => {
      const inverse = inverseOf(row, state);
      if (partsOf(inverse).length > 0) rows.push(inverse);
    });
    if (rows.length === 0) return null;
    const named = port.nameIds ? await withNamesNow(rows, port.nameIds) : rows;
    return { of: 'undo', run: createRun(undoPlan(port, id), named), rows: named };
  });

const noZones = { add: [], remove: [] };

/** An archived product is in no zone: the platform removes it (rules 4). */
const zonesOf = ({ after, zones = noZones }: ChangedRow): ZoneChange =>
  after.is_archived === true ? noZones : zones;

/** The part with the values; a record without zones has no other. */
const valuesPartOf = ({ zones }: Pick<ChangedRow, 'zones'> | ChangeCalls): RowPart =>
  zones ? 'product' : 'record';

const partsOf = (row: ChangedRow): readonly RowPart[] => {
  const { add, remove, amounts = {} } = zonesOf(row);
  return [
    ...(Object.keys(row.after).length > 0 ? [valuesPartOf(row)] : []),
    ...(add.length + remove.length + Object.keys(amounts).length > 0 ? ['zones'] : []),
    ...(row.child ? [childPartName] : []),
  ];
};

interface SenderOptions {
  /** Of an undo. */
  readonly newer?: ZonesOptions['newer'];
  readonly isResumed?: boolean;
  readonly reasonOf?: (held: HeldRow) => Reason;
  readonly onHeld?: (row: number) => void;
}

const sendersOf = (
  { changes, readValue = plainValue }: ChangePort,
  {
    isResumed = false,
    reasonOf = (held) => ({ key: `facings.bulkEdit.children.held.${held}` }),
    newer,
    onHeld,
  }: SenderOptions,
): readonly PartSender<ChangedRow>[] => [
  valuesPart({ part: valuesPartOf(changes), calls: changes, readValue, reasonOf, onHeld }),
  ...(changes.zones ? [zonesPart(changes.zones, zonesOf, newer ? { newer } : {})] : []),
  ...(changes.children
    ? [childPart({ calls: changes.children, isResumed, reasonOf, ...(onHeld ? { onHeld } : {}) })]
    : []),
];

/**
 * Archiving ends links, which undo restores with their amounts: those that exist now, whatever was loaded before. They
 * are read before anything is sent, so that they are stored with the rows.
 */
const keepLeft = async (
  { changes }: ChangePort,
  items: readonly Item<ChangedRow>[],
  control: Control,
) => {
  const { zones } = changes;
  const leaving = items.filter(({ row: { leaves = [] } }) => leaves.length > 0);
  if (!zones || leaving.length === 0) return;
  const { provider, links } = zones;
  const states = new Map(leaving.map(({ row, state }) => [row.id, state]));
  const now = async () => {
    const pairs = leaving.flatMap(({ row: { id, leaves = [] } }) =>
      leaves.map((zone) => [zone, id] as const),
    );
    const linked = links.amount
      ? (await keepZoneAmounts(zones, pairs, (id) => states.get(id))).map(({ pair }) => pair)
      : await provider.links.check(links, pairs);
    const left = new Map<string, { readonly zones: string[] }>();
    for (const [zone, id] of linked)
      left.set(id, { zones: [...(left.get(id)?.zones ?? []), zone] });
    return left;
  };
  const left = await recordsNow(leaving, { now, control });
  // In no zone any more, the product may be archived by an earlier attempt.
  if (left)
    for (const { row, state } of leaving) state.left = left.get(row.id)?.zones ?? state.left ?? [];
};

const editPlan = (port: ChangePort, options: SenderOptions): RunPlan<ChangedRow> => {
  const { accountId, place, changes, ...rest } = port;
  return {
    batch: changes.batch,
    ...rest,
    entry: { kind: 'edit', accountId, place },
    itemOf: (row) => ({ parts: partsOf(row), state: { id: row.id } }),
    senders: sendersOf(port, options),
    prepare: (items, control) => keepLeft(port, items, control),
    isUndoable: true,
  };
};

/** @param of id of the run to undo */
const undoPlan = (port: ChangePort, of: string): RunPlan<ChangedRow> => {
  const { journal, changes, accountId, place } = port;
  /** Numbers of the rows that someone else changed since: their change is newer than the undo. */
  const skipped = new Set<number>();
  const onSkip = (row: number) => skipped.add(row);
  return {
    ...editPlan(port, {
      newer: { reason: { key: 'facings.saving.undo.changedSince' }, onSkip },
      reasonOf: (held) => ({
        key: `facings.saving.undo.${held === 'hidden' ? 'changedSince' : held}`,
      }),
      onHeld: onSkip,
    }),
    entry: { kind: 'undo', accountId, place, of },
    prepare: async (items, control) => {
      skipped.clear();
      for (const item of items) {
        const { row, goneName } = item.row;
        const part = valuesPartOf(item.row);
        if (goneName === undefined || !missingParts(item).includes(part)) continue;
        onSkip(row);
        const reason = { key: 'facings.bulkEdit.goneName', values: { name: goneName } };
        recordOutcome(item, part, { type: 'failed', reason });
      }
      // Values, and what belongs to a record, are read by their own parts.
      const linked = items.filter((item) => missingParts(item)[0] === 'zones');
      if (linked.length === 0) return;
      const { now } = changes;
      const records = await recordsNow(linked, { now, control });
      if (!records) return;
      for (const item of linked) {
        if (records.has(item.row.id)) continue;
        onSkip(item.row.row);
        recordOutcome(item, 'zones', {
          type: 'failed',
          reason: { key: 'facings.saving.undo.gone' },
        });
      }
    },
    onEnd: async ({ saved, failed, halt }, id) => {
      // From here on, only this run can undo the first one.
      if (saved > 0) await journal.change(of, { phase: 'undone' });
      // Rows skipped because of newer changes leave nothing to resume.
      if (halt !== undefined || failed > skipped.size)
        await journal.change(id, { saved, phase: 'open' });
      else await journal.forget(id);
    },
  };
};

/** Texts as they are after the undo. */
const shownBefore = ({ shown, before, was }: ChangedRow): ChangedRow['shown'] => ({
  ...shown,
  ...Object.fromEntries(
    Object.entries(before).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : value === null ? [[key, '']] : [],
    ),
  ),
  ...was,
});

/** The inverse of what was actually saved of a row. */
const inverseOf = (planned: ChangedRow, state: RowState): ChangedRow => {
  const row = decidedRow(planned, state);
  const isChanged = state.done.includes(valuesPartOf(row));
  const isArchived = isChanged && row.after.is_archived === true;
  // Archiving removed it from its zones; the known ones are restored, unless it had left them before.
  const left = isArchived ? (state.left ?? row.leaves ?? []) : [];
  // Of removed links, and of those that got another amount.
  const amounts = { ...state.amountsBefore, ...state.amounts };
  const rowAmounts = row.zones?.amounts ?? {};
  // What the change gave: any other amount is newer.
  const expected = Object.fromEntries(
    [...state.added, ...Object.keys(state.amountsBefore ?? {})].map((zone) => [
      zone,
      rowAmounts[zone] ?? 0,
    ]),
  );
  const zones = {
    add: [...new Set([...state.removed, ...left])],
    remove: state.added,
    ...(Object.keys(amounts).length > 0 ? { amounts } : {}),
    ...(Object.keys(expected).length > 0 ? { expected } : {}),
  };
  const { child, ...values } = row;
  // What is restored of a value that was overwritten is not what the change was planned for.
  const { overwritten = {} } = state;
  const namedIds = Object.entries(row.namedIds ?? {}).filter(([key]) => !overwritten[key]);
  return {
    ...values,
    namedIds: Object.fromEntries(namedIds),
    shown: shownBefore(row),
    before: isChanged ? row.after : {},
    after: isChanged ? row.before : {},
    ...(row.zones ? { zones, leaves: [] } : {}),
    ...(child && state.done.includes(childPartName)
      ? { child: inverseChild(childAgain(child, state) ?? child) }
      : {}),
  };
};

const inverseChild = ({ before, after, ...child }: ChildChange): ChildChange => ({
  ...child,
  before: after,
  after: before,
});
