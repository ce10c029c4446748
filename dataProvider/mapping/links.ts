/** Calls that join and separate two entities, and read what is joined (rules 7, Zone products). */
import { chunksOf } from '../../src/lib/batches/calls';
import type { LinkBatch, LinkCalls, LinkEnd, Links, Pair } from '../../src/schema/links';
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

const additions = (calls: LinkCalls, pairs: readonly Pair[]) =>
  pairs.map((pair) => ({ ...bodyOf(calls, pair), ...calls.addOne.with }));

/** Sends the pairs as a list, even a single one. */
export const additionOfMany = (calls: LinkCalls, pairs: readonly Pair[]): OutgoingCall => ({
  method: 'POST',
  path: calls.addMany.path,
  body: { [calls.addMany.as]: additions(calls, pairs) },
  audit: auditOfAction(calls.actions.add),
});

/** A single new link has its own call; several are sent as a list. */
const addition = (calls: LinkCalls, pairs: readonly Pair[]): OutgoingCall => {
  const call = additionOfMany(calls, pairs);
  if (pairs.length !== 1) return call;
  return { ...call, path: calls.addOne.path, body: additions(calls, pairs)[0] };
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
      { isOn, pairs }: LinkBatch,
    ): Promise<{ readonly affected: number | null }> => {
      const answer = await send(isOn ? addition(calls, pairs) : removal(calls, pairs));
      const affected = valueAt(answer, calls.affected);
      return { affected: typeof affected === 'number' ? affected : null };
    },

    /** Returns those of the pairs that are joined; each call checks as many pairs as one call may add. */
    check: async (
      calls: LinkCalls,
      pairs: readonly Pair[],
      signal?: AbortSignal,
    ): Promise<readonly Pair[]> => {
      const { check, ends, addMany } = calls;
      const joined: Pair[] = [];
      for (const batch of chunksOf(pairs, addMany.batch)) {
        const some = batch.map((pair) => bodyOf(calls, pair));
        const body = await send({
          method: 'POST',
          path: check.path,
          body: { [check.as]: some },
          signal,
        });
        for (const row of listAt(body, check.read)) {
          const [one, other] = [valueAt(row, ends[0]), valueAt(row, ends[1])];
          if (isId(one) && isId(other)) joined.push([String(one), String(other)]);
        }
      }
      return joined;
    },
  };
};
