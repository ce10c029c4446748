/** The amounts of a record's links, such as par: read for the rows in view, and changed one at a time (rules R65). */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { useRegistry } from '../../fields/useDeclaration';
import { useProvider } from '../../fields/useProvider';
import { useIsShown } from '../useIsShown';
import { failureMessageOf } from '../../lib/failures/failures';
import { readAmount } from '../../lib/rules/amountRule';
import { styleOf, typedNumber } from '../../lib/text/numbers';
import { regionOf } from '../../lib/text/region';
import type { Links, Pair } from '../../schema/links';
import { compareLinks, readBack } from './compareLinks';
import { inTurn } from './inTurn';
import {
  amountsKey,
  areAmountsOfRecord,
  endsOf,
  markLinksStale,
  readLinksAgain,
} from './linkQueries';
import { batchOf } from './planBatches';

interface UseAmounts {
  readonly links: Links;
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
  /** Amounts that are not newer than the typed one: what the input showed when the typing began, and what was sent. */
  readonly knownAmounts?: readonly number[];
  readonly isBusy?: true;
  /** Why it is not saved. */
  readonly fault?: string;
  /** What someone else has set since, and what was to be sent. */
  readonly newer?: NewerAmount;
}

interface NewerAmount {
  readonly held: number;
  readonly amount: number;
}

/** Whose amount is kept. */
type Side = 'theirs' | 'mine';

/** The question whether to replace an amount that someone else has set since. */
export interface AmountQuestion {
  readonly text: string;
  readonly answers: Readonly<Record<Side, string>>;
}

/** The input of one row. */
export interface AmountState {
  readonly text: string;
  /** Something is typed that is not saved, which can be restored. */
  readonly isTyped: boolean;
  readonly isBusy: boolean;
  readonly fault: string | null;
  /** Asked until it is answered, or something else is typed. */
  readonly question?: AmountQuestion | undefined;
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
  /** Answers the question of a row. */
  readonly answer?: (row: string, side: Side) => void;
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
  const isShown = useIsShown();

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

  const learn = (row: string, held: number) => {
    client.setQueryData<ReadonlyMap<string, number>>(key, (before) =>
      new Map(before).set(row, held),
    );
  };

  const questionOf = (newer: NewerAmount): AmountQuestion => {
    const held = typedNumber(newer.held, locale);
    const amount = typedNumber(newer.amount, locale);
    return {
      text: text('newer', { held, amount }),
      answers: { theirs: text('keepTheirs', { held }), mine: text('setMine', { amount }) },
    };
  };

  const faultOf = (row: string, fault: string): string =>
    translate('facings.files.labeled', { name: text('of', { name: nameOf(row) }), text: fault });

  const save = async (row: string, { typed = '', knownAmounts = [] }: Entry, amount: number) => {
    change(row, { typed, knownAmounts, isBusy: true });
    /** Says it elsewhere if the page was left. */
    const fail = (fault: string, entry: Entry) => {
      if (isShown.current) change(row, entry);
      else notify(faultOf(row, fault), { type: 'error' });
    };
    const pair = pairOf(row);
    const link = { pair, amount, isExpected: (held: number) => knownAmounts.includes(held) };
    /** Sends the amount, unless the link ended or someone else set another one since. */
    const send = async () => {
      const [now] = await compareLinks(provider, calls, [link]);
      if (now && now.state !== 'open') return now;
      const failure = await provider.send(calls, batchOf([{ ...link, isOn: true }])).then(
        () => undefined,
        (error: unknown) => error,
      );
      const [after] = await readBack(provider, calls, [{ ...link, failure }]);
      if (after && 'error' in after) throw after.error;
      return after;
    };
    try {
      const { held, state } = (await inTurn([pair], send)) ?? {};
      if (held === undefined) {
        // Its input goes with the link.
        if (isShown.current) change(row, {});
        notify(faultOf(row, text('gone')), { type: 'error' });
        await readLinksAgain(client);
      } else {
        learn(row, held);
        const fault = text('kept', { held: typedNumber(held, locale) });
        const newer = { held, amount };
        if (state === 'newer')
          fail(questionOf(newer).text, { typed, knownAmounts: [...knownAmounts, held], newer });
        else if (state === 'same') change(row, {});
        else fail(fault, { typed, knownAmounts: [held], fault });
      }
    } catch (failure) {
      const fault = failureMessageOf(failure, translate).message;
      // It may have been executed.
      fail(fault, { typed, knownAmounts: [...knownAmounts, amount], fault });
    }
    await markLinksStale(client, endsOf(calls, registry));
  };

  return {
    label,
    nameOf: (name) => text('of', { name }),
    stateOf: (row) => {
      const amount = amountOf(row);
      if (amount === undefined) return undefined;
      const { typed, isBusy = false, fault = null, newer } = entries.get(row) ?? {};
      const isTyped = typed !== undefined && !isBusy;
      const state = { text: typed ?? typedNumber(amount, locale), isTyped, isBusy, fault };
      return newer ? { ...state, question: questionOf(newer) } : state;
    },
    type: (row, typed) => {
      const { knownAmounts = [amountOf(row) ?? 0] } = entries.get(row) ?? {};
      change(row, { typed, knownAmounts });
    },
    send: (row, options) => {
      const entry = entries.get(row) ?? {};
      const { typed, knownAmounts = [], isBusy, fault, newer } = entry;
      // Only an answer replaces what someone else has set.
      if (typed === undefined || isBusy || newer || (fault !== undefined && !options?.again))
        return;
      const read = readAmount(typed, { label, locale, style: styleOf(locale) });
      if (read.type === 'fault')
        change(row, { typed, knownAmounts, fault: translate(read.fault.key, read.fault.values) });
      else if (read.amount === amountOf(row)) change(row, {});
      else void save(row, entry, read.amount);
    },
    answer: (row, side) => {
      const entry = entries.get(row) ?? {};
      if (!entry.newer || side === 'theirs') change(row, {});
      else void save(row, entry, entry.newer.amount);
    },
    restore: (row) => {
      // What is being sent can no longer be given up.
      if (!entries.get(row)?.isBusy) change(row, {});
    },
    error: data ? null : error,
    retry: () => void refetch(),
  };
};
