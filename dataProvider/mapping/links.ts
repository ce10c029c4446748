/** Calls that join and separate two entities, and read what is joined (rules 7, Zone products). */
import { chunksOf, eachOf } from '../../src/lib/batches/calls';
import type {
  LinkAmount,
  LinkBatch,
  LinkCalls,
  LinkEnd,
  Links,
  LinkWithAmount,
  Pair,
} from '../../src/schema/links';
import { programNumber } from '../../src/lib/text/numbers';
import { valueAt } from '../../src/schema/template';
import type { OutgoingCall, Transport } from '../transport/types';
import { auditOfAction } from './auditAction';
import { isId, listAt } from './decode';
import { fillAll, filledPath } from './encode';
import { sendOver } from './send';

type Row = Readonly<Record<string, unknown>>;

const bodyOf = ({ ends }: LinkCalls, pair: Pair): Row => ({
  [ends[0]]: pair[0],
  [ends[1]]: pair[1],
});

const idsOf = (end: LinkEnd, pairs: readonly Pair[]): readonly string[] => [
  ...new Set(pairs.map((pair) => pair[end])),
];

type Added = Pick<LinkBatch, 'pairs' | 'amounts'>;

const additions = (calls: LinkCalls, { pairs, amounts }: Added) =>
  pairs.map((pair, at) => {
    const body = { ...bodyOf(calls, pair), ...calls.addOne.with };
    const amount = amounts?.[at];
    return amount === undefined ? body : { ...body, [amountIn(calls).key]: amount };
  });

const amountIn = ({ amount }: LinkCalls): LinkAmount => {
  if (!amount) throw new Error('These links have no amount.');
  return amount;
};

/** The amount in a row of a response; null if there is none. */
const amountOf = ({ amount }: LinkCalls, row: unknown): number | null => {
  const value = amount && valueAt(row, amount.key);
  if (typeof value === 'string') return programNumber(value);
  return typeof value === 'number' ? value : null;
};

/** Sends the pairs as a list, even a single one. */
export const additionOfMany = (calls: LinkCalls, added: Added): OutgoingCall => ({
  method: 'POST',
  path: calls.addMany.path,
  body: { [calls.addMany.as]: additions(calls, added) },
  audit: auditOfAction(calls.actions.add),
});

/** A single new link has its own call; several are sent as a list. */
const addition = (calls: LinkCalls, added: Added): OutgoingCall => {
  const call = additionOfMany(calls, added);
  if (added.pairs.length !== 1) return call;
  return { ...call, path: calls.addOne.path, body: additions(calls, added)[0] };
};

/** The link's own id is unknown here, so the audit headers name the records on the shorter side. */
const removal = ({ remove, actions }: LinkCalls, pairs: readonly Pair[]): OutgoingCall => {
  const [ones, others] = [idsOf(0, pairs), idsOf(1, pairs)];
  if (ones.length * others.length !== pairs.length) {
    throw new Error('A removal would part more links than it was asked to.');
  }
  return {
    method: 'DELETE',
    path: remove.path,
    body: { [remove.lists[0]]: ones, [remove.lists[1]]: others },
    audit: auditOfAction(actions.remove, (ones.length <= others.length ? ones : others).join(',')),
  };
};

export const createLinks = (transport: Transport) => {
  const send = sendOver(transport);

  const checked = async (calls: LinkCalls, pairs: readonly Pair[], signal?: AbortSignal) => {
    const { check, ends, addMany } = calls;
    const joined: { readonly pair: Pair; readonly amount: number | null }[] = [];
    for (const batch of chunksOf(pairs, addMany.batch)) {
      const some = batch.map((pair) => bodyOf(calls, pair));
      const body = { [check.as]: some };
      const answer = await send({ method: 'POST', path: check.path, body, signal });
      for (const row of listAt(answer, check.read)) {
        const [one, other] = [valueAt(row, ends[0]), valueAt(row, ends[1])];
        if (!isId(one) || !isId(other)) continue;
        joined.push({ pair: [String(one), String(other)], amount: amountOf(calls, row) });
      }
    }
    return joined;
  };

  const amountsOf = async (
    calls: LinkCalls,
    record: string,
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, number>> => {
    const { list } = amountIn(calls);
    const query = fillAll(list.query, { record: { id: record }, within: {} });
    const path = filledPath(list.path, { id: record });
    const body = await send({ method: 'GET', path, query, signal });
    return new Map(
      listAt(body, list.read).flatMap((row) => {
        const id = valueAt(row, calls.ends[1]);
        // A link without an amount has the default of rules 3.
        return isId(id) ? [[String(id), amountOf(calls, row) ?? 0]] : [];
      }),
    );
  };

  return {
    /** Returns the ids of the rows that are joined to the record. */
    joined: async (
      { joined }: Pick<Links, 'joined'>,
      record: Row,
      signal?: AbortSignal,
    ): Promise<ReadonlySet<string>> => {
      const path = filledPath(joined.path, record);
      const query = fillAll(joined.query, { record, within: {} });
      const body = await send({ method: 'GET', path, query, signal });
      const ids = listAt(body, joined.read).map((row) => valueAt(row, joined.id));
      return new Set(ids.filter(isId).map(String));
    },

    /** Joins or removes the pairs of one batch; a sent call is never canceled. */
    send: async (
      calls: LinkCalls,
      { isOn, ...batch }: LinkBatch,
    ): Promise<{ readonly affected: number | null }> => {
      const answer = await send(isOn ? addition(calls, batch) : removal(calls, batch.pairs));
      const affected = valueAt(answer, calls.affected);
      return { affected: typeof affected === 'number' ? affected : null };
    },

    /** Returns those of the pairs that are joined; each call checks as many pairs as one call may add. */
    check: async (
      calls: LinkCalls,
      pairs: readonly Pair[],
      signal?: AbortSignal,
    ): Promise<readonly Pair[]> => (await checked(calls, pairs, signal)).map(({ pair }) => pair),

    /** Returns the amounts of all links of a record of the first end, by the ids of the other end. */
    amountsOf,

    /** Returns those of the pairs that are joined, with their amounts. */
    amountsAt: async (
      calls: LinkCalls,
      pairs: readonly Pair[],
      signal?: AbortSignal,
    ): Promise<readonly LinkWithAmount[]> => {
      const listedOf = async (records: readonly string[]) => {
        const lists = await eachOf(records, (record) => amountsOf(calls, record, signal));
        return new Map(records.map((record, at) => [record, lists[at]]));
      };
      const all = idsOf(0, pairs);
      if (all.length < pairs.length / calls.addMany.batch) {
        // Their lists take fewer calls than a check.
        const lists = await listedOf(all);
        return pairs.flatMap((pair) => {
          const amount = lists.get(pair[0])?.get(pair[1]);
          return amount === undefined ? [] : [{ pair, amount }];
        });
      }
      const found = await checked(calls, pairs, signal);
      const amounts = found.flatMap(({ pair, amount }) =>
        amount === null ? [] : [{ pair, amount }],
      );
      if (amounts.length === found.length) return amounts;
      // A platform need not answer a check with amounts; its lists have them.
      const listed = await listedOf(
        idsOf(
          0,
          found.map(({ pair }) => pair),
        ),
      );
      return found.flatMap(({ pair, amount: storedAmount }) => {
        const amount = storedAmount ?? listed.get(pair[0])?.get(pair[1]);
        return amount === undefined ? [] : [{ pair, amount }];
      });
    },
  };
};
