/** Reads back which amounts the platform holds after they were sent (rules R65). */
import { useLocale, useTranslate } from 'react-admin';
import { useProvider } from '../../fields/useProvider';
import { settleEach } from '../../lib/batches/calls';
import { failureMessageOf } from '../../lib/failures/failures';
import { typedNumber } from '../../lib/text/numbers';
import { regionOf } from '../../lib/text/region';
import type { LinkCalls } from '../../schema/links';
import type { CellChange } from './model';
import type { MatrixStore } from './store';

export interface SentAmounts {
  readonly cells: readonly CellChange[];
  /** Why the call failed; it may have been executed all the same. Null if it succeeded. */
  readonly reason: string | null;
}

/** Returns a function that confirms or refuses each cell, and returns the number of confirmed ones. */
export const useConfirmAmounts = (store: MatrixStore, calls: LinkCalls) => {
  const { links } = useProvider();
  const translate = useTranslate();
  const locale = regionOf(useLocale());

  const keptText = (held: number) =>
    translate(`facings.amounts.${calls.amount?.texts ?? ''}.kept`, {
      held: typedNumber(held, locale),
    });

  return async (sent: readonly SentAmounts[]): Promise<number> => {
    const { zones, products } = store.matrixData;
    const cells = sent.flatMap(({ cells: own, reason }) =>
      own.map((cell) => ({ ...cell, reason })),
    );
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
};
