/** Calls that join and separate two entities, and read what is joined (rules 7, Zone products). */
import { chunksOf } from '../../src/batches/chunksOf';
import type { Batch, LinkCalls, LinkEnd, Links, Pair } from '../../src/schema/links';
import { valueAt } from '../../src/schema/template';
import type { OutgoingCall, Transport } from '../transport/types';
import { listAt } from './decode';
import { fillAll, filledPath } from './encode';
import { sendOver } from './send';

type Row = Readonly<Record<string, unknown>>;

const isId = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

const bodyOf = ({ ends }: LinkCalls, pair: Pair): Row => ({
  [ends[0]]: pair[0],
  [ends[1]]: pair[1],
});

const idsOf = (end: LinkEnd, pairs: readonly Pair[]): readonly string[] => [
  ...new Set(pairs.map((pair) => pair[end])),
];

/** The resource type of an action: 'DELETE_ZONE_PRODUCT' changes a ZONE_PRODUCT. */
const typeOf = (action: string): string => action.replace(/^[A-Z]+_/, '');

/** A single new link has its own call; several are sent as a list. */
const addition = (calls: LinkCalls, pairs: readonly Pair[]): OutgoingCall => {
  const { addOne, addMany, actions } = calls;
  const audit = { type: typeOf(actions.add), action: actions.add };
  const bodies = pairs.map((pair) => ({ ...bodyOf(calls, pair), ...addOne.with }));
  return bodies.length === 1
    ? { method: 'POST', path: addOne.path, body: bodies[0], audit }
    : { method: 'POST', path: addMany.path, body: { [addMany.as]: bodies }, audit };
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
    audit: {
      type: typeOf(actions.remove),
      action: actions.remove,
      id: (ones.length <= others.length ? ones : others).join(','),
    },
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
      { isOn, pairs }: Batch,
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

export type LinksOfPlatform = ReturnType<typeof createLinks>;
