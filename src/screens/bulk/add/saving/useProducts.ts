/** Saves products with their states, notional products and zones; incomplete ones of earlier saves are completed. */
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { loadCode } from '../../../../lib/failures/code';
import type { Entries } from '../../../../lib/grid/entries/types';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import type { SavePort } from '../../save/addRun';
import { eachById, everyProduct, maxSingleReads } from '../../save/changes';
import type { NewRow } from '../../save/rows';
import type { Existing } from '../checks/keyChecks';
import { rememberKeys } from '../checks/rememberKeys';
import { fixedColumns, placeOfFault } from '../../columns/productColumns';
import { productTexts, type PlaceOf } from './backToSheet';
import { begunBy, buildRows, readBegun, type BegunProduct } from './buildRows';
import type { Creating } from './creating';

interface Wanted {
  readonly declaration: AnyDeclaration;
  readonly accountId: string;
  /** Null until the journal is open. */
  readonly port: SavePort | null;
}

export const placeOfProduct: PlaceOf = ({ columns }, fault) =>
  fault.isRefused ? placeOfFault(columns, fault) : null;

/** If a row's product exists, only the columns with its missing data can be edited. */
export const begin = (entries: Entries, begun: ReadonlyMap<string, BegunProduct>): void =>
  entries.setIncomplete(
    new Map([...begun].map(([id, { missing }]) => [id, fixedColumns(entries.columns, missing)])),
  );

/** Finds products by SKU. */
export const existingProducts = (bulk: SavePort['provider']['bulk'], accountId: string) =>
  ({
    ...rememberKeys(
      (keys) => bulk.checkSkus(accountId, keys),
      (signal) => everyProduct(bulk, accountId, signal),
    ),
    sample: 100,
    few: {
      most: maxSingleReads,
      read: async (ids) => [...(await eachById(ids, bulk.product)).values()],
    },
  }) satisfies Existing;

export const useProducts = ({ declaration, accountId, port }: Wanted) => {
  const client = useQueryClient();
  /** Incomplete products by id: from the journal, and from rows that returned to the sheet. */
  const begun = useRef(new Map<string, BegunProduct>());
  const existing = useMemo(
    (): Existing | null =>
      port && {
        ...existingProducts(port.provider.bulk, accountId),
        // Rows with the keys of incomplete products complete them.
        onFound: async (entries) => {
          for (const [id, product] of await readBegun(port.journal, accountId))
            if (!begun.current.has(id)) begun.current.set(id, product);
          if (begun.current.size > 0) begin(entries, begun.current);
        },
      },
    [port, accountId],
  );

  const creating: Creating<NewRow> = {
    plan:
      port &&
      (async (kept) => {
        const { addPlan } = await loadCode(() => import('../../save/addRun'));
        return addPlan({ ...port, accountId }, kept);
      }),
    existing,
    textsOf: productTexts,
    placeOf: placeOfProduct,
    onBack: (entries, results, runId) => {
      const more = begunBy(results, runId);
      begin(entries, more);
      for (const [id, product] of more) begun.current.set(id, product);
    },
    onEnd: () => void client.invalidateQueries({ queryKey: [declaration.name] }),
  };
  return {
    creating,
    build: (options: Omit<Parameters<typeof buildRows>[0], 'begunOf'>) =>
      buildRows({ ...options, begunOf: (id) => begun.current.get(id) }),
  };
};
