/**
 * The mutations of one entity with their audit headers: those of its declaration, and ra-data-simple-rest for the
 * rest.
 */
import type { RaRecord } from 'react-admin';
import type { Accepted, Saved } from '../../src/schema/calls';
import { acceptedOf } from '../../src/schema/declaredMessages';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Identifier } from '../../src/schema/field';
import type { ParentIds } from '../../src/schema/routes';
import { fillTemplate } from '../../src/schema/template';
import { writeCallOf } from '../../src/schema/writeCall';
import type { OutgoingCall, Transport } from '../transport/types';
import { auditIdOf, auditOf } from './auditAction';
import { simpleRest } from './simpleRest';
import { returnedValues, storableValues } from './created';
import { entityCreates } from './creates';
import { fillAll, filledPath } from './encode';
import { mayBeSaved, withMessage } from './maybeSaved';
import { holdsSent } from './sameValues';
import { createTurns } from './turns';
import { sendable, valuesOf } from './sendable';
import { errorOf, refusedBy, saysNotFound } from './platformError';
import type { EntityReads } from './reads';
import {
  changedValues,
  differingValues,
  needsStored,
  withKeysOf,
  withoutUndefined,
} from './partial';
import { withinOf, type Meta } from './readOptions';
import { answerTo } from './send';
import { writeRequests, type WhoAmI } from './writeRequest';
import type { Values } from '../../src/lib/util/values';

/** Of many records, which each have their calls. */
export { each } from './each';

interface Check {
  readonly accepted?: readonly Accepted[] | undefined;
  readonly values?: Values;
}

interface ExistingRecord {
  readonly id: Identifier;
  readonly previousData?: Values;
  readonly meta?: Meta;
}

interface Change extends ExistingRecord {
  readonly data: Values;
}

export const entityWrites = (
  transport: Transport,
  declaration: AnyDeclaration,
  { whoAmI, reads }: { readonly whoAmI: WhoAmI; readonly reads: EntityReads },
) => {
  const { api, calls = {} } = declaration;
  const rest = simpleRest(transport, declaration);
  const resource = api.slice(1);
  const requestOf = writeRequests(declaration, whoAmI);
  const inTurn = createTurns();

  const send = async (
    call: OutgoingCall,
    { accepted = [], values = {} }: Check = {},
  ): Promise<unknown> => {
    const { status, data: answer } = await answerTo(transport, call);
    const broken = accepted.find(({ when }) => !when({ answer, status }));
    if (!broken) return answer;
    if (broken.refused === undefined) throw errorOf({ type: 'error', kind: 'malformed', status });
    const at = acceptedOf(declaration).indexOf(broken);
    const key = `resources.${declaration.name}.refusals.${at}`;
    throw refusedBy(fillTemplate(broken.refused, values), { key, values });
  };

  /** Sends a create or an update; ra-data-simple-rest sends what the declaration does not state. */
  const write = async (
    verb: 'create' | 'update',
    call: OutgoingCall,
    { values, id }: { readonly values: Values; readonly id?: Identifier },
  ): Promise<unknown> => {
    const stated = calls[verb];
    if (stated) return send(call, { accepted: stated.accepted, values });
    const { body, beforeRetry } = call;
    const rest = simpleRest(transport, declaration, { beforeRetry });
    const data = body as Values;
    const answer =
      id === undefined
        ? await rest.create(resource, { data })
        : await rest.update(resource, { id, data, previousData: { id } });
    return answer.data as unknown;
  };

  /** Sends what the record's own call does not accept. */
  const complete = async (saved: Saved, within: ParentIds) => {
    const id = auditIdOf(declaration, { path: ':id', within, id: saved.id });
    for (const { action, ...call } of calls.afterSave?.(saved) ?? []) {
      const audit = auditOf(declaration, 'UPDATE', id, action);
      await send({ ...call, audit }).catch((error: unknown) => {
        // What is removed may no longer exist, after a first attempt that failed halfway.
        if (call.method !== 'DELETE' || !saysNotFound(error)) throw error;
      });
    }
  };

  const { create, created, createMany } = entityCreates(transport, declaration, {
    reads,
    requestOf,
    write,
    send,
    complete,
  });

  const updateNow = async ({ id, data: someValues, previousData = {}, meta }: Change) => {
    const within = withinOf({ meta });
    const stated = writeCallOf(declaration, 'update');
    const named = valuesOf(declaration, someValues);
    const typedValues =
      stated.method === 'PATCH' ? changedValues(named, meta?.stored ?? previousData) : named;
    const checks = sendable({ declaration, write: 'update', call: stated });
    const parts = [{ id }, within, previousData];
    const read = async (): Promise<Values> => (await reads.getOne({ id, meta: { within } })).data;
    // `previousData` may be older than the stored record, or a row of a list, which lacks fields.
    const isRead =
      needsStored(declaration, stated, { ...within, ...typedValues }) ||
      checks.isUnclear(typedValues, { parts, stored: meta?.stored });
    const before = meta?.stored ?? (isRead ? await read() : undefined);
    const data = checks.select(
      typedValues,
      { parts, stored: before },
      { ...within, ...before, ...typedValues },
    );
    if (checks.isNothing(typedValues, data, before))
      return { data: { ...(before ?? (await read())), id } };
    const values = { ...within, ...data };
    const call = withKeysOf(declaration, stated, { values, stored: before ?? {} });
    const whole = { ...within, ...before, ...data };
    const request = await requestOf('update', { call, values: whole, within, id });
    const answer = await write('update', request, { values: whole, id }).catch(
      async (error: unknown) => {
        if (!mayBeSaved(error)) throw error;
        const stored = await reads.getOne({ id, meta: { within } }).catch(() => null);
        const names = [...call.send, ...(call.query ?? [])];
        // An empty response: the sent values are stored.
        if (stored && holdsSent(declaration, names, whole, stored.data) === true) return null;
        throw withMessage(error, 'maybeSavedAgain');
      },
    );
    await complete({ id, isNew: false, before: before ?? {}, after: data }, within);
    const now = {
      ...previousData,
      ...before,
      ...storableValues(declaration, data, { ...previousData, ...before }),
      ...returnedValues(declaration, answer, within),
    };
    return { data: { ...now, id } as RaRecord };
  };

  /**
   * A change that had to wait is applied to what is stored since: `meta.stored` was read before. An unchanged record
   * sends nothing; its values would overwrite what the changes before it have stored.
   */
  const rebased = ({ data, meta: { stored, ...meta } = {}, ...change }: Change): Change => ({
    ...change,
    data: stored ? differingValues(withoutUndefined(data), stored) : data,
    ...(stored ? { previousData: stored } : {}),
    meta,
  });

  const update = (change: Change): Promise<{ data: RaRecord }> =>
    inTurn(String(change.id), ({ hasWaited }) => updateNow(hasWaited ? rebased(change) : change));

  const removeWith = async (
    { id, previousData, meta }: ExistingRecord,
    accepts: (error: unknown) => boolean,
  ) => {
    const within = withinOf({ meta });
    const call = calls.remove;
    const template = call?.path ?? `${api}/:id`;
    const path = filledPath(template, { ...within, id });
    const filling = { record: { ...previousData, id }, within };
    const leave = async (): Promise<unknown> =>
      call
        ? send({
            method: 'DELETE',
            path,
            ...(call.with ? { query: fillAll(call.with, filling) } : {}),
            ...(call.body ? { body: fillAll(call.body, filling) } : {}),
            audit: auditOf(
              declaration,
              'DELETE',
              auditIdOf(declaration, { path: template, within, id }),
              call.action,
            ),
          })
        : rest.delete(resource, { id });
    await leave().catch(async (error: unknown) => {
      if (accepts(error)) return;
      if (!mayBeSaved(error)) throw error;
      const isGone = await reads.getOne({ id, meta: { within } }).then(() => false, saysNotFound);
      if (!isGone) throw withMessage(error, 'maybeRemoved');
    });
    return { data: { ...previousData, id } as RaRecord };
  };

  /** After the updates of the record that were asked for before. */
  const removeInTurn = (record: ExistingRecord, accepts: (error: unknown) => boolean) =>
    inTurn(String(record.id), () => removeWith(record, accepts));

  const remove = (record: ExistingRecord) => removeInTurn(record, () => false);

  /** For one of many: a record that is already gone counts as removed. A missing parent id still throws. */
  const removeIfThere = (record: ExistingRecord) => removeInTurn(record, saysNotFound);

  return { create, created, createMany, update, remove, removeIfThere };
};
