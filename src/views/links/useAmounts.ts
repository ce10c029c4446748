/** The amounts of a record's links, such as par: read for the rows in view, and changed one at a time (rules R65). */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { useRegistry } from '../../fields/useDeclaration';
import { useProvider } from '../../fields/useProvider';
import { failureMessageOf } from '../../lib/failures/failures';
import { readAmount } from '../../lib/rules/amountRule';
import { styleOf, typedNumber } from '../../lib/text/numbers';
import { regionOf } from '../../lib/text/region';
import type { Links, Pair } from '../../schema/links';
import { inTurn } from './inTurn';
import {
  amountsKey,
  areAmountsOfRecord,
  endsOf,
  markLinksStale,
  readLinksAgain,
} from './linkQueries';

interface UseAmounts {
  readonly links: Links;
  /** Id of the record. */
  readonly record: string;
  /** Ids of the rows in view. */
  readonly rows: readonly string[];
  /** The amount that a row had when it was last switched off, which it gets back. */
  readonly keptAmount: (row: string) => number | undefined;
  readonly nameOf: (row: string) => string;
}

/** What a person did with a row's amount. */
interface Entry {
  /** What is typed and not saved. */
  readonly typed?: string;
  readonly isBusy?: true;
  /** Why it is not saved. */
  readonly fault?: string;
}

/** The input of one row. */
export interface AmountState {
  readonly text: string;
  /** Something is typed that is not saved, which can be restored. */
  readonly isTyped: boolean;
  readonly isBusy: boolean;
  readonly fault: string | null;
}

export interface Amounts {
  readonly label: string;
  /** Accessible name of a row's input, by the row's name. */
  readonly nameOf: (row: string) => string;
  /** Undefined while the row's amount is unknown. */
  readonly stateOf: (row: string) => AmountState | undefined;
  readonly type: (row: string, text: string) => void;
  /** Sends what is typed, if it is another amount. What was refused is only sent `again` on request. */
  readonly send: (row: string, options?: { readonly again: true }) => void;
  readonly restore: (row: string) => void;
  /** Why the amounts could not be loaded. */
  readonly error: unknown;
  readonly retry: () => void;
}

export const useAmounts = ({
  links,
  record,
  rows,
  keptAmount,
  nameOf,
}: UseAmounts): Amounts | null => {
  const { calls, end } = links;
  const texts = calls.amount?.texts;
  const { links: provider } = useProvider();
  const client = useQueryClient();
  const registry = useRegistry();
  const translate = useTranslate();
  const notify = useNotify();
  const locale = regionOf(useLocale());
  const [entries, setEntries] = useState<ReadonlyMap<string, Entry>>(new Map());
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const pairOf = (row: string): Pair => (end === 0 ? [row, record] : [record, row]);
  const areOfRecord = areAmountsOfRecord(links);
  const key = amountsKey(links, record, areOfRecord ? [] : rows);
  const { data, error, refetch } = useQuery({
    queryKey: key,
    enabled: texts !== undefined && rows.length > 0,
    // They come with the joined ids (useJoined).
    ...(areOfRecord ? { staleTime: Infinity } : {}),
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, number>> => {
      if (areOfRecord) return provider.amountsOf(calls, record, signal);
      const found = await provider.amountsAt(calls, rows.map(pairOf), signal);
      return new Map(found.map(({ pair, amount }) => [pair[0], amount]));
    },
  });
  if (texts === undefined) return null;

  const change = (row: string, entry: Entry) =>
    setEntries((before) => new Map(before).set(row, entry));
  // A link that was added since the amounts were read has what it was sent with.
  const amountOf = (row: string) => data && (data.get(row) ?? keptAmount(row) ?? 0);
  const text = (name: string, values?: Readonly<Record<string, unknown>>) =>
    translate(`facings.amounts.${texts}.${name}`, values);
  const label = text('label');

  const save = async (row: string, typed: string, amount: number) => {
    change(row, { typed, isBusy: true });
    const fail = (fault: string) => {
      if (isHere.current) change(row, { typed, fault });
      else notify(`${text('of', { name: nameOf(row) })}: ${fault}`, { type: 'error' });
    };
    try {
      const pair = pairOf(row);
      const held = await inTurn([pair], () => provider.setAmount(calls, { pair, amount }));
      if (held === null) {
        fail(text('gone'));
        await readLinksAgain(client);
      } else {
        client.setQueryData<ReadonlyMap<string, number>>(key, (before) =>
          new Map(before).set(row, held),
        );
        if (held === amount) change(row, {});
        else fail(text('kept', { held: typedNumber(held, locale) }));
      }
    } catch (failure) {
      fail(failureMessageOf(failure, translate).message);
    }
    await markLinksStale(client, endsOf(calls, registry));
  };

  return {
    label,
    nameOf: (name) => text('of', { name }),
    stateOf: (row) => {
      const amount = amountOf(row);
      if (amount === undefined) return undefined;
      const { typed, isBusy = false, fault = null } = entries.get(row) ?? {};
      const isTyped = typed !== undefined && !isBusy;
      return { text: typed ?? typedNumber(amount, locale), isTyped, isBusy, fault };
    },
    type: (row, typed) => change(row, { typed }),
    send: (row, options) => {
      const { typed, isBusy, fault } = entries.get(row) ?? {};
      if (typed === undefined || isBusy || (fault !== undefined && !options?.again)) return;
      const read = readAmount(typed, { label, locale, style: styleOf(locale) });
      if (read.type === 'fault')
        change(row, { typed, fault: translate(read.fault.key, read.fault.values) });
      else if (read.amount === amountOf(row)) change(row, {});
      else void save(row, typed, read.amount);
    },
    restore: (row) => {
      // What is being sent can no longer be given up.
      if (!entries.get(row)?.isBusy) change(row, {});
    },
    error: data ? null : error,
    retry: () => void refetch(),
  };
};
