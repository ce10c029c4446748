import { sameKey } from '../../../../dataProvider/calls/bulk';
import { readEach } from '../../../batches/calls';
import { continued, type Resume } from '../../../batches/continued';
import { createRun, type Begun } from '../../../batches/createRun';
import { deliver, type Delivery } from '../../../batches/sendBatch';
import { zonesPart } from './linkZones';
import { createNewNotionals, type NewNotionals } from './newNotionals';
import { inOneCall, type PartWork } from '../../../batches/sendPart';
import type { SavePort } from './port';
import type { Pace } from '../../../batches/control';
import { endAdd } from './replaced';
import type { Item } from '../../../batches/rowState';
import type { SaveRun } from '../../../batches/types';
import { rowKinds, type NewRow, type NewState } from './rows';
import { createRefusedValues } from '../../../batches/verdict';

/** Values that every imported state has (rules 9, Imported states and Defaults). */
const given = {
  uom: 'EACH',
  uom_baseline: 1,
  hex_color: '#ffffff',
  display_style: 'WHOLE',
  detection_technique_value: 'OCR',
  count_technique: 'DEPTH',
} as const;

const stateBody = (productId: string, { state, reporting, size }: NewState) => ({
  inventory_product_sku_id: productId,
  state,
  ...given,
  is_reporting_uom_conversion: reporting !== null,
  ...(reporting === null
    ? {}
    : { reporting_uom: reporting.uom, reporting_uom_baseline: reporting.baseline }),
  ...(size === null ? {} : { product_dimensions: size }),
});

type NewItem = Item<NewRow>;

const notSent: Delivery<never> = { type: 'unsent', isDoubtful: false };

const valueAt = (values: object, field: string): string =>
  JSON.stringify(Object.entries(values).find(([key]) => key === field)?.[1] ?? null);

/** Compares states: everything that is sent except the product. */
const stateValue = (state: NewState | null, field: string | null): string | null => {
  if (state === null) return null;
  if (field === null) return JSON.stringify(state);
  const [key = ''] = field.split('.');
  const { inventory_product_sku_id: _, ...body } = stateBody('', state);
  return key in body ? `${key} ${valueAt(body, key)}` : null;
};

const skuOf = ({ row }: NewItem): string => row.values.sku ?? '';

interface AddingRows {
  readonly accountId: string;
  readonly port: SavePort;
  readonly notionals: NewNotionals;
}

/** Whether a product equals what was sent: then this run created it, not another user. */
const isLike = (product: Readonly<Record<string, unknown>>, values: NewRow['values']): boolean =>
  Object.entries(values).every(([key, value]) => (product[key] ?? null) === (value ?? null));

/** New products are sent in four parts: products, notional products, states and zones. */
const newParts = ({ accountId, port, notionals }: AddingRows): readonly PartWork<NewRow>[] => {
  const { bulk } = port.provider;
  const refused = {
    product: createRefusedValues<NewItem>(({ row: { values } }, field) =>
      field !== null && field in values ? valueAt(values, field) : null,
    ),
    state: createRefusedValues<NewItem>(({ row: { state } }, field) => stateValue(state, field)),
  };

  const idsBy = (items: readonly NewItem[], found: readonly { id: string; key: string }[]) => {
    const exact = new Map(found.map(({ id, key }) => [key, id]));
    const alike = new Map(found.map(({ id, key }) => [sameKey(key), id]));
    return items.map((item) => exact.get(skuOf(item)) ?? alike.get(sameKey(skuOf(item))));
  };
  const check = async (some: readonly NewItem[]) =>
    idsBy(some, await bulk.checkSkus(accountId, some.map(skuOf)));

  const product = inOneCall<NewRow>('product', (control) => ({
    refused: refused.product,
    send: async (some) =>
      idsBy(
        some,
        await bulk.createProducts(
          accountId,
          some.map(({ row: { values, notional } }) => ({
            ...values,
            sku: values.sku ?? '',
            ...(notional !== null && 'id' in notional
              ? { inventory_notional_product_id: notional.id }
              : {}),
          })),
        ),
      ),
    check,
    recognise: async (some) => {
      const ids = await check(some);
      const known: (string | undefined)[] = [];
      const places = new Map(
        ids.flatMap((id, at) => (id === undefined ? [] : [[id, at] as const])),
      );
      await readEach({
        ids: [...places.keys()],
        read: (id) => bulk.product(id),
        onRead: (id, found) => {
          const at = places.get(id) ?? -1;
          const row = some[at]?.row;
          if (row && isLike(found, row.values)) known[at] = id;
        },
        wait: (ms) => control.wait(ms, control.signal),
      });
      return known;
    },
  }));

  const link: PartWork<NewRow> = {
    part: 'notional',
    deliver: async (items, isDoubtful, control) => {
      const made = await notionals.idsOf(
        items.flatMap(({ row: { notional } }) =>
          notional !== null && !('id' in notional) ? [notional.name] : [],
        ),
        control,
      );
      const known = items.map((item) => {
        const { notional } = item.row;
        const outcome: Delivery<string> =
          notional !== null && 'id' in notional
            ? { type: 'done', answer: notional.id }
            : (made.get(sameKey(notional?.name ?? '')) ?? notSent);
        return { item, outcome };
      });
      const things = known.flatMap(({ item, outcome }) =>
        outcome.type === 'done' ? [{ id: item.state.id ?? '', notionalId: outcome.answer }] : [],
      );
      const links = await deliver({
        things,
        isDoubtful,
        control,
        send: async (some) => {
          await bulk.updateProducts(
            some.map(({ id, notionalId }) => ({
              id,
              values: { inventory_notional_product_id: notionalId },
            })),
          );
          return some.map(() => true as const);
        },
      });
      const sent = links.values();
      return known.map(({ item, outcome }) => {
        if (outcome.type === 'done') return sent.next().value ?? notSent;
        // Without the notional product its link was not sent, so it does not hold up the other parts.
        item.state.sending = null;
        return outcome;
      });
    },
  };

  const state = inOneCall<NewRow>('state', (control) => {
    /** By product, the states found since the last send. Of a hundred requests, some responses may get lost. */
    let told = new Map<string, readonly string[]>();
    return {
      refused: refused.state,
      send: async (some) => {
        told = new Map();
        await bulk.createStates(
          some.flatMap(({ row, state: { id } }) =>
            row.state === null || id === null ? [] : [stateBody(id, row.state)],
          ),
        );
        return some.map(() => true as const);
      },
      check: async (some) => {
        const ids = some.map(({ state: { id } }) => id ?? '');
        await readEach({
          ids: ids.filter((id) => !told.has(id)),
          read: (id) => bulk.statesOf(id),
          onRead: (id, names) => void told.set(id, names),
          wait: (ms) => control.wait(ms, control.signal),
        });
        return some.map(({ row }, at) => {
          const names = told.get(ids[at] ?? '') ?? [];
          return row.state !== null && names.includes(row.state.state)
            ? (true as const)
            : undefined;
        });
      },
    };
  });

  return [product, link, state, zonesPart(port, ({ zones }) => ({ add: zones, remove: [] }))];
};

/** Creates many products at a time (rules 4, Bulk add; 7, Products; 9). */
export interface Adding extends SavePort, Pace {
  readonly accountId: string;
  readonly rows: readonly NewRow[];
  /** Ids of earlier runs that this one completes in part. */
  readonly completes?: readonly string[];
}

/** `begun`: continues a run that is already in the journal. */
export const startAdd = (
  { accountId, rows, replaces, completes = [], ...port }: Adding,
  begun?: Begun<NewRow>,
): SaveRun => {
  const { journal } = port;
  const notionals = createNewNotionals({ port, accountId, isDoubtful: begun !== undefined });
  return createRun({
    ...port,
    begun,
    kind: rowKinds.add,
    entry: { kind: 'add', accountId },
    rows,
    parts: newParts({ accountId, port, notionals }),
    onStored: async () => {
      for (const old of new Set([...completes, ...(replaces === undefined ? [] : [replaces])]))
        await endAdd(journal, old, { rows, isSheet: old === replaces });
    },
  });
};

/** Null if another tab is already working on it. */
export const resumeAdd: Resume<SavePort & Pace, NewRow> = ({ kept, ...port }) =>
  continued(port.journal, rowKinds.add, kept, (rows, begun) =>
    startAdd({ ...port, accountId: kept.accountId, rows }, begun),
  );
