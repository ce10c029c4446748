/**
 * The mutations of one entity with their audit headers: those of its declaration, and ra-data-simple-rest for the
 * rest.
 */
import type { RaRecord } from 'react-admin';
import type { Accepted, Saved, WriteCall } from '../../src/schema/calls';
import { acceptedOf } from '../../src/schema/declaredMessages';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Identifier } from '../../src/schema/field';
import { fillTemplate, valueAt } from '../../src/schema/template';
import { nowhere, parentsIn, type Within } from '../../src/schema/routes';
import { writeCallOf, type StatedWrite } from '../../src/schema/writeCall';
import type { OutgoingCall, Transport } from '../transport/types';
import { auditOf } from './auditAction';
import { conventionalProvider } from './conventional';
import { isUnconfirmed, storableValues, newIdIn } from './created';
import { decodeRecord, idOf } from './decode';
import { encodeBody, encodeQuery, fillAll, filledPath } from './encode';
import type { Meta } from './lists';
import { createLookup, holdsSent } from './look';
import { creations, mayBeSaved, withMessage } from './maybeSaved';
import { errorOf, refusedBy, saysNotFound, unreadable } from './platformError';
import type { EntityReads } from './reads';
import { answerTo } from './send';

type Values = Readonly<Record<string, unknown>>;

/** Returns the platform's response of a ra-data-simple-rest call. */
const answerOf = ({ data }: { readonly data?: unknown }): unknown => data;

interface Check {
  readonly accepted: readonly Accepted[] | undefined;
  /** The sent values. */
  readonly values: Values;
}

/** Returns the signed-in person, for calls that name them (rules 6: an invite names its inviter). */
export type WhoAmI = () => Promise<{ readonly id: string }>;

interface NewRecord {
  readonly data: Values;
  readonly meta?: Meta;
}

export const entityWrites = (
  transport: Transport,
  declaration: AnyDeclaration,
  { whoAmI, reads }: { readonly whoAmI: WhoAmI; readonly reads: EntityReads },
) => {
  const { api, calls = {} } = declaration;
  const conventional = conventionalProvider(transport, declaration);
  const resource = api.slice(1);
  const lookup = createLookup(transport, declaration, reads);
  const { create: createOnce, idsBefore } = creations(declaration, lookup);

  const said = (place: string, values: Values) => ({
    key: `resources.${declaration.name}.${place}`,
    values,
  });

  const send = async (call: OutgoingCall, check?: Check): Promise<unknown> => {
    const { status, data: answer } = await answerTo(transport, call);
    const { accepted = [], values = {} } = check ?? {};
    const broken = accepted.find(({ when }) => !when({ answer, status }));
    if (!broken) return answer;
    if (broken.refused === undefined) throw errorOf({ type: 'error', kind: 'malformed', status });
    const place = `refusals.${acceptedOf(declaration).indexOf(broken)}`;
    throw refusedBy(fillTemplate(broken.refused, values), said(place, values));
  };

  /** Adding to an existing record names that record in the audit headers; a real create has no id yet. */
  const resourceOf = (call: WriteCall, values: Values, within: Within): Identifier | undefined => {
    if (call.method !== 'PUT') return undefined;
    const parent = parentsIn(call.path).at(-1);
    return parent === undefined ? idOf(declaration, values) : within[parent];
  };

  /** Additional body keys: the person and the parent ids. */
  const additions = async (call: WriteCall, record: Values, within: Within) => {
    if (!call.adds) return {};
    const asksWho = Object.values(call.adds).some((template) => template.includes('{identity.'));
    const identity = asksWho ? await whoAmI() : undefined;
    return fillAll(call.adds, { record, within, identity });
  };

  const bodyOf = async (call: StatedWrite, values: Values, within: Within, id?: Identifier) => {
    const body = encodeBody(declaration, call, values, id);
    const added = await additions(call, values, within);
    if (!(body instanceof FormData)) return { ...body, ...added };
    for (const [name, text] of Object.entries(added)) body.append(name, text);
    return body;
  };

  /** Values that no form has but the platform requires in a new record. */
  const unshown: Values = Object.fromEntries(
    Object.entries(declaration.fields).flatMap(([name, { initial }]) =>
      initial === undefined || declaration.create?.fields.includes(name) ? [] : [[name, initial]],
    ),
  );

  /** Sends what the record's own call does not accept. */
  const complete = async (saved: Saved) => {
    for (const { action, ...call } of calls.afterSave?.(saved) ?? []) {
      const audit = auditOf(declaration, 'UPDATE', saved.id, action);
      await send({ ...call, audit }).catch((error: unknown) => {
        // What is removed may no longer exist, after a first attempt that failed halfway.
        if (call.method !== 'DELETE' || !saysNotFound(error)) throw error;
      });
    }
  };

  const newValues = (data: Values, within: Within): Values => ({ ...unshown, ...within, ...data });

  /**
   * The record that an earlier create made, perhaps of a page that was closed since; null if there is none.
   *
   * @throws if a record of the same identity has other values, or if the platform cannot be asked
   */
  const created = async ({ data, meta }: NewRecord): Promise<RaRecord | null> => {
    const within = meta?.within ?? nowhere;
    if (!lookup) return null;
    const values = newValues(data, within);
    const hit = await lookup.find(values, within, idsBefore(lookup.keyOf(values, within)));
    if (hit && !hit.isSame) throw withMessage(null, 'maybeSavedOther');
    return hit?.record ?? null;
  };

  const create = async ({ data, meta }: NewRecord) => {
    const within = meta?.within ?? nowhere;
    const values = newValues(data, within);
    const call = writeCallOf(declaration, 'create');
    const path = filledPath(call.path, values);
    const body = await bodyOf(call, values, within);
    const creation = await createOnce({
      values,
      within,
      send: async (beforeRetry) => {
        const answer =
          calls.create || body instanceof FormData
            ? await send(
                {
                  method: call.method ?? 'POST',
                  path,
                  query: encodeQuery(declaration, call, values),
                  body,
                  audit: auditOf(
                    declaration,
                    'CREATE',
                    resourceOf(call, values, within),
                    call.action,
                  ),
                  beforeRetry,
                },
                { accepted: call.accepted, values },
              )
            : answerOf(
                await conventionalProvider(transport, declaration, { beforeRetry }).create(
                  resource,
                  {
                    data: body,
                  },
                ),
              );
        if (isUnconfirmed(declaration, { call, answer, values }))
          throw errorOf({ ...unreadable, mayBeSaved: true });
        return answer;
      },
    });
    if (creation.type === 'found') {
      return {
        data: {
          ...creation.record,
          ...storableValues(declaration, values),
          id: creation.record.id,
        } as RaRecord,
      };
    }
    const { answer } = creation;
    const newId = newIdIn(declaration, { call, answer, values });
    if (newId === undefined) throw errorOf(unreadable);
    const secrets = declaration.create?.secrets?.map(({ read }) => valueAt(answer, read));
    // The record exists, so a failure from here on is reported beside it: repeating the create would duplicate it.
    const unfinished = await complete({
      id: newId,
      isNew: true,
      before: {},
      after: values,
    }).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    );
    return {
      data: { ...storableValues(declaration, values), id: newId } as RaRecord,
      ...(secrets ? { secrets } : {}),
      ...(unfinished ? { unfinished } : {}),
    };
  };

  const update = async ({
    id,
    data,
    previousData = {},
    meta,
  }: {
    readonly id: Identifier;
    readonly data: Values;
    readonly previousData?: Values;
    readonly meta?: Meta;
  }) => {
    const within = meta?.within ?? nowhere;
    const call = writeCallOf(declaration, 'update');
    const path = filledPath(call.path, { ...within, id });
    const whole = { ...within, ...previousData, ...data };
    const body = await bodyOf(call, whole, within, id);
    const put = async (): Promise<unknown> =>
      calls.update || body instanceof FormData
        ? send(
            {
              method: call.method ?? 'PUT',
              path,
              query: encodeQuery(declaration, call, whole),
              body,
              audit: auditOf(declaration, 'UPDATE', id, call.action),
            },
            { accepted: call.accepted, values: whole },
          )
        : answerOf(await conventional.update(resource, { id, data: body, previousData: { id } }));
    const answer = await put().catch(async (error: unknown) => {
      if (!mayBeSaved(error)) throw error;
      const stored = await reads.getOne({ id, meta: { within } }).catch(() => null);
      const names = [...call.send, ...(call.query ?? [])];
      // An empty response: the sent values are stored.
      if (stored && holdsSent(declaration, names, whole, stored.data) === true) return null;
      throw withMessage(error, 'maybeSavedAgain');
    });
    await complete({ id, isNew: false, before: previousData, after: data });
    // A response without a complete record only means success; the sent values are then current.
    const own = declaration.document ? null : decodeRecord(declaration, answer, within);
    const said = Object.entries(own ?? {}).filter(
      ([name, value]) => value !== null || Object.hasOwn(answer as object, name),
    );
    const now = {
      ...previousData,
      ...storableValues(declaration, data, previousData),
      ...Object.fromEntries(said),
    };
    return { data: { ...now, id } as RaRecord };
  };

  const remove = async ({
    id,
    previousData,
    meta,
  }: {
    readonly id: Identifier;
    readonly previousData?: Values;
    readonly meta?: Meta;
  }) => {
    const within = meta?.within ?? nowhere;
    const call = calls.remove;
    const path = filledPath(call?.path ?? `${api}/:id`, { ...within, id });
    const filling = { record: { ...previousData, id }, within };
    const leave = async (): Promise<unknown> =>
      call
        ? send({
            method: 'DELETE',
            path,
            ...(call.with ? { query: fillAll(call.with, filling) } : {}),
            ...(call.body ? { body: fillAll(call.body, filling) } : {}),
            audit: auditOf(declaration, 'DELETE', id, call.action),
          })
        : conventional.delete(resource, { id });
    await leave().catch(async (error: unknown) => {
      if (!mayBeSaved(error)) throw error;
      const isGone = await reads.getOne({ id, meta: { within } }).then(() => false, saysNotFound);
      if (!isGone) throw withMessage(error, 'maybeRemoved');
    });
    return { data: { ...previousData, id } as RaRecord };
  };

  return { create, created, update, remove };
};
