/** Creates many products, each with its notional product, state and zones (rules 4, Bulk add; 7, Products; 9). */
import { plainKey } from '../../../lib/text/plainText';
import { readEach } from '../../../lib/batches/calls';
import type { Journal, KeptRun } from '../../../lib/batches/journal';
import { endOpenRun, readItems } from '../../../lib/batches/keptRuns';
import { ifFree } from '../../../lib/batches/lock';
import { createRefusedValues } from '../../../lib/batches/refusedValues';
import { isBegun, isComplete, type Item } from '../../../lib/batches/rowState';
import { sendBatch } from '../../../lib/batches/sendBatch';
import type { RowPart, PartSender, RunPlan, RunPort } from '../../../lib/batches/types';
import { zonesPart, type LinkPort } from './linkZones';
import { createNewNotionals, idsByKey, notSent } from './newNotionals';
import type { NewRow, NewState } from './rows';

/** What a save of products needs from the console. */
export interface SavePort extends RunPort, LinkPort {}

interface AddPort extends SavePort {
  readonly accountId: string;
}

/** @param kept the run of a closed page that is continued */
export const addPlan = (port: AddPort, kept?: KeptRun): RunPlan<NewRow> => {
  const accountId = kept?.accountId ?? port.accountId;
  let passes = 0;
  return {
    ...port,
    entry: { kind: 'add', accountId },
    itemOf: (row) => ({
      parts: partsOf(row),
      // If an earlier save created the product, that part is done.
      ...(row.begun ? { state: { id: row.begun.id, done: ['product'] } } : {}),
    }),
    // Another tab may have gone on before a later pass.
    senders: sendersOf({ ...port, accountId }, () => kept !== undefined || passes > 1),
    prepare: () => {
      passes += 1;
      return Promise.resolve();
    },
    isUndoable: true,
    onStored: async (rows, replaces) => {
      const completed = rows.map(({ begun }) => begun?.runId);
      for (const id of new Set([...completed, replaces]))
        if (id !== undefined) await endAdd(port.journal, id, rows, id === replaces);
    },
  };
};

const partsOf = ({ notional, state, zones, begun }: NewRow): readonly RowPart[] => {
  const isNeeded = {
    // An existing one is sent with a new product; a product that exists is linked to it afterwards.
    notional: notional !== null && (!('id' in notional) || begun !== undefined),
    state: state !== null,
    zones: zones.length > 0,
  };
  const parts = (['notional', 'state', 'zones'] as const).filter((part) => isNeeded[part]);
  return ['product', ...parts.filter((part) => begun?.missing.includes(part) ?? true)];
};

/** Values that every imported state has (rules 9, Imported states and Defaults). */
const stateDefaults = {
  uom: 'EACH',
  uom_baseline: 1,
  hex_color: '#ffffff',
  display_style: 'WHOLE',
  detection_technique_value: 'OCR',
  count_technique: 'DEPTH',
} as const;

const stateBody = ({ state, reporting, size }: NewState) => ({
  state,
  ...stateDefaults,
  is_reporting_uom_conversion: reporting !== null,
  ...(reporting === null
    ? {}
    : { reporting_uom: reporting.uom, reporting_uom_baseline: reporting.baseline }),
  ...(size === null ? {} : { product_dimensions: size }),
});

type NewItem = Item<NewRow>;

const skuOf = ({ values }: NewRow): string => values.sku ?? '';
const idOf = ({ state }: NewItem): string => state.id ?? '';

/** Whether a product equals what was sent: then this run created it, not another user. */
const isLike = (product: Readonly<Record<string, unknown>>, values: NewRow['values']): boolean =>
  Object.entries(values).every(([key, value]) => (product[key] ?? null) === (value ?? null));

const sendersOf = (port: AddPort, mayExist: () => boolean): readonly PartSender<NewRow>[] => {
  const { accountId, provider } = port;
  const { bulk } = provider;
  const notionalIds = createNewNotionals({ bulk, accountId, mayExist });
  const refusedProducts = createRefusedValues<NewItem>(({ row }) => row.values);
  const refusedStates = createRefusedValues<NewItem>(({ row }) =>
    row.state ? stateBody(row.state) : {},
  );
  const check = async (items: readonly NewItem[]) => {
    const skus = items.map(({ row }) => skuOf(row));
    return idsByKey(skus, await bulk.checkSkus(accountId, skus));
  };

  const product: PartSender<NewRow> = {
    part: 'product',
    send: (batch) =>
      sendBatch({
        ...batch,
        refusedValues: refusedProducts,
        send: async (items) =>
          idsByKey(
            items.map(({ row }) => skuOf(row)),
            await bulk.createProducts(accountId, items.map(productBody)),
          ),
        check,
        findSame: async (items) => {
          const ids = await check(items);
          const found = new Map<string, Readonly<Record<string, unknown>>>();
          await readEach({
            ids: ids.flatMap((id) => id ?? []),
            read: bulk.product,
            into: found,
            wait: batch.control.wait,
          });
          return items.map(({ row }, at) => {
            const id = ids[at] ?? '';
            const existing = found.get(id);
            return existing && isLike(existing, row.values) ? id : undefined;
          });
        },
      }),
  };

  const notional: PartSender<NewRow> = {
    part: 'notional',
    send: async ({ items, isDoubtful, control }) => {
      const created = await notionalIds(
        items.map(({ row }) => row.notional),
        control,
      );
      const linked = items.flatMap((item, at) => {
        const outcome = created[at];
        return outcome?.type === 'done' ? [{ item, notionalId: outcome.id }] : [];
      });
      const outcomes = await sendBatch({
        items: linked,
        isDoubtful: ({ item }) => isDoubtful(item),
        control,
        send: (some) =>
          bulk.updateProducts(
            some.map(({ item, notionalId }) => ({
              id: idOf(item),
              values: { inventory_notional_product_id: notionalId },
            })),
          ),
      });
      const sent = outcomes.values();
      return items.map(({ state }, at) => {
        const outcome = created[at] ?? notSent;
        if (outcome.type === 'done') return sent.next().value ?? notSent;
        // Without the notional product its link was not sent, so it does not hold up the other parts.
        state.sending = null;
        return outcome;
      });
    },
  };

  const state: PartSender<NewRow> = {
    part: 'state',
    send: (batch) => {
      /** By product, the states found since the last send: some of a hundred responses may get lost. */
      const found = new Map<string, readonly string[]>();
      return sendBatch({
        ...batch,
        // Another tab may have completed the product since its row returned to the sheet.
        isDoubtful: (item) => item.row.begun !== undefined || batch.isDoubtful(item),
        refusedValues: refusedStates,
        send: async (items) => {
          found.clear();
          await bulk.createStates(
            items.flatMap((item) => {
              const { state: newState } = item.row;
              return newState
                ? [{ inventory_product_sku_id: idOf(item), ...stateBody(newState) }]
                : [];
            }),
          );
        },
        check: async (items) => {
          const { wait } = batch.control;
          await readEach({ ids: items.map(idOf), read: bulk.statesOf, into: found, wait });
          return items.map((item) =>
            found.get(idOf(item))?.includes(item.row.state?.state ?? '') ? true : undefined,
          );
        },
      });
    },
  };

  const zones = zonesPart<NewRow>(
    port,
    ({ zones: add, amounts = {} }) => ({ add, remove: [], amounts }),
    { areNew: true },
  );
  return [product, notional, state, zones];
};

const productBody = ({ row: { values, notional } }: NewItem) => ({
  ...values,
  sku: values.sku ?? '',
  ...(notional !== null && 'id' in notional ? { inventory_notional_product_id: notional.id } : {}),
});

/**
 * Ends a run whose rows returned to their sheet, once a later run saves the result: resuming it would overwrite the new
 * rows with old ones. Until then it stays open, because a closed page loses its sheet. Its other incomplete products
 * remain available to resume.
 * @param rows those of the later run
 * @param isSheet the old rows were in its sheet: those that it does not send are discarded
 */
const endAdd = (journal: Journal, id: string, rows: readonly NewRow[], isSheet: boolean) =>
  endOpenRun(journal, id, async ({ accountId, startedAt, saved }) => {
    const taken = new Set(rows.map((row) => plainKey(skuOf(row))));
    const left = (await readItems<NewRow>(journal, id))
      .filter((item) => !isComplete(item) && !taken.has(plainKey(skuOf(item.row))))
      .filter(({ state }) => !isSheet || isBegun(state))
      .map((item, index) => ({ ...item, index }));
    // Stored as a new run before the old one is removed, so that a page closed in between loses nothing.
    const entry = { id: crypto.randomUUID(), kind: 'add', accountId, startedAt };
    if (left.length > 0) await ifFree(entry.id, () => journal.begin(entry, left));
    // What it created can still be undone.
    await (saved > 0 ? journal.change(id, { saved, phase: 'ended' }) : journal.forget(id));
  });
