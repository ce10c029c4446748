/** Reads back which amounts the platform holds after they were sent (rules R65). */
import type { TranslateFunction } from 'react-admin';
import type { FacingsDataProvider } from '../../../dataProvider';
import { settleEach } from '../../lib/batches/calls';
import { failureMessageOf } from '../../lib/failures/failures';
import { typedNumber } from '../../lib/text/numbers';
import type { LinkCalls } from '../../schema/links';
import type { CellChange } from './model';
import type { MatrixStore } from './store';

export interface SentAmounts {
  readonly cells: readonly CellChange[];
  /** Why the call failed; it may have been executed all the same. Null if it succeeded. */
  readonly reason: string | null;
}

export interface MatrixPort {
  readonly store: MatrixStore;
  readonly calls: LinkCalls;
  readonly links: Pick<FacingsDataProvider['links'], 'send' | 'check' | 'amountsOf' | 'amountsAt'>;
  readonly translate: TranslateFunction;
  /** Locale of the user's number format. */
  readonly locale: string;
}

/** Confirms or refuses each cell, and returns the number of confirmed ones. */
export const confirmAmounts = async (
  { store, calls, links, translate, locale }: MatrixPort,
  sent: readonly SentAmounts[],
): Promise<number> => {
  const keptText = (held: number) =>
    translate(`facings.amounts.${calls.amount?.texts ?? ''}.kept`, {
      held: typedNumber(held, locale),
    });
  const { zones, products } = store.matrixData;
  const cells = sent.flatMap(({ cells: own, reason }) => own.map((cell) => ({ ...cell, reason })));
  const columns = [...new Set(cells.map(({ column }) => column))];
  const outcomes = await settleEach({
    items: columns,
    work: (column) => links.amountsOf(calls, zones[column]?.id ?? ''),
  });
  let confirmed = 0;
  const refused = new Map<string, CellChange[]>();
  const refuse = (reason: string, cell: CellChange) => {
    refused.set(reason, [...(refused.get(reason) ?? []), cell]);
  };
  for (const outcome of outcomes) {
    const own = cells.filter(({ column }) => column === outcome.item);
    if (outcome.type !== 'done') {
      const { message } =
        outcome.type === 'failed' ? failureMessageOf(outcome.error, translate) : { message: '' };
      const text = translate('facings.matrix.unconfirmed', { reason: message });
      for (const { reason, ...cell } of own) refuse(reason ?? text, cell);
      continue;
    }
    const held: CellChange[] = [];
    for (const { reason, ...cell } of own) {
      const kept = outcome.result.get(products[cell.row]?.id ?? '');
      if (kept === cell.amount) held.push(cell);
      else if (kept === undefined) refuse(reason ?? translate('facings.matrix.notAdded'), cell);
      else {
        store.learnAmount({ ...cell, amount: kept });
        refuse(reason ?? keptText(kept), cell);
      }
    }
    confirmed += held.length;
    store.confirm(held);
  }
  for (const [reason, some] of refused) store.refuse(some, reason);
  return confirmed;
};
