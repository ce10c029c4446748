import type { RaRecord } from 'react-admin';
import type { Saved } from '../../src/schema/calls';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { parentsIn, type ParentIds } from '../../src/schema/routes';
import { valueAt } from '../../src/schema/template';
import { writeCallOf } from '../../src/schema/writeCall';
import { sameKey } from '../../src/lib/text/plainText';
import type { OutgoingCall, Result, Transport } from '../transport/types';
import { auditOf } from './auditAction';
import { lacksSecrets, newIdIn, returnedValues, storableValues } from './created';
import { creations } from './creations';
import { isId } from './decode';
import { createLookup } from './findCreated';
import { givenKeysOf, initialValuesOf, withoutUndefined } from './partial';
import { maybeSavedFailure } from './maybeSaved';
import { errorOf, unreadable } from './platformError';
import { withinOf, type Meta } from './readOptions';
import type { EntityReads } from './reads';
import { cannotBeSaved, sendable, valuesOf } from './sendable';
import type { writeRequests } from './writeRequest';
import type { Values } from '../../src/lib/util/values';

export interface NewRecord {
  readonly data: Values;
  readonly meta?: Meta;
}

interface Writing {
  readonly reads: EntityReads;
  readonly requestOf: ReturnType<typeof writeRequests>;
  readonly write: (
    verb: 'create',
    call: OutgoingCall,
    sent: { readonly values: Values },
  ) => Promise<unknown>;
  readonly send: (call: OutgoingCall) => Promise<unknown>;
  /** Sends what the record's own call does not accept. */
  readonly complete: (saved: Saved, within: ParentIds) => Promise<void>;
}

export const entityCreates = (
  transport: Transport,
  declaration: AnyDeclaration,
  { reads, requestOf, write, send, complete }: Writing,
) => {
  const lookup = createLookup(transport, declaration, reads);
  const { create: createOnce, earlier } = creations(declaration, lookup);
  const initialValues = initialValuesOf(declaration);

  /** A blank parent, as an empty input has it, is none: the known one holds. */
  const newValues = (data: Values, within: ParentIds): Values => {
    const isGiven = ([name, value]: readonly [string, unknown]): boolean =>
      within[name] === undefined || isId(value);
    const entries = Object.entries(withoutUndefined(data)).filter(isGiven);
    return { ...initialValues, ...within, ...Object.fromEntries(entries) };
  };

  const parentNames = [declaration.routes.list, declaration.calls?.create?.path].flatMap(parentsIn);

  /** @throws if the values name another parent than the call, in which the record would be created */
  const refuseOtherParent = (data: Values, within: ParentIds): void => {
    const others = parentNames.filter(
      (name) => isId(data[name]) && isId(within[name]) && String(data[name]) !== within[name],
    );
    if (others.length > 0) throw cannotBeSaved(declaration, [...new Set(others)]);
  };

  const created = ({ data, meta }: NewRecord): Promise<RaRecord | null> => {
    const within = withinOf({ meta });
    return earlier(newValues(data, within), within);
  };

  const create = async ({ data, meta }: NewRecord) => {
    const within = withinOf({ meta });
    const named = valuesOf(declaration, data);
    refuseOtherParent(named, within);
    const values = newValues(named, within);
    const stated = writeCallOf(declaration, 'create');
    const checks = sendable({ declaration, write: 'create', call: stated });
    checks.select(named, { parts: [within], stored: initialValues }, values);
    const call = givenKeysOf(declaration, stated, values);
    const request = await requestOf('create', { call, values, within });
    const creation = await createOnce({
      values,
      within,
      send: async (beforeRetry) => {
        const answer = await write('create', { ...request, beforeRetry }, { values });
        const newId = newIdIn(declaration, { call, answer, values });
        // A 200 that neither confirms nor refuses the create.
        if (newId === undefined || lacksSecrets(declaration, answer))
          throw errorOf({ ...unreadable, mayBeSaved: true });
        return { answer, newId };
      },
    });
    const sent = Object.entries(values).filter(([name, value]) => checks.isTaken(name, value));
    const found = creation.type === 'found' ? creation.record : null;
    const { answer, newId } =
      creation.type === 'found' ? { answer: null, newId: creation.record.id } : creation.answer;
    const secrets = declaration.create?.secrets?.map(({ read }) => valueAt(answer, read));
    // What the platform has filled in or normalized, if its response is the record and has no secrets.
    const isRecord = call.newId === undefined && !secrets;
    const returned = isRecord ? returnedValues(declaration, answer, within) : {};
    const stored = storableValues(declaration, {
      ...within,
      ...Object.fromEntries(sent),
      ...returned,
    });
    // The record exists, so a failure from here on is reported beside it: repeating the create would duplicate it.
    const unfinished = await complete(
      { id: newId, isNew: true, before: {}, after: values },
      within,
    ).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    );
    return {
      data: { ...found, ...stored, id: newId } as RaRecord,
      ...(secrets ? { secrets } : {}),
      ...(unfinished ? { unfinished } : {}),
    };
  };

  /** The answer of an earlier attempt that made a record of many: all are made, or none. Null if none is. */
  const madeBefore = async ({ data, meta }: NewRecord): Promise<Result | null> => {
    const key = declaration.bulk?.key ?? '';
    try {
      const rows = await reads.every({}, { meta });
      return rows.some((row) => sameKey(String(row[key]), String(data[key])))
        ? { type: 'ok', status: 200, data: null, headers: new Headers() }
        : null;
    } catch (error) {
      return maybeSavedFailure(error);
    }
  };

  /** Creates many records in one call, which has the body of each. What a body does not accept is not sent. */
  const createMany = async (records: readonly NewRecord[]): Promise<void> => {
    const { createMany: many } = declaration.calls ?? {};
    const [first] = records;
    if (!many) throw new Error(`${declaration.name} are not created many at once.`);
    if (!first) return;
    const stated = writeCallOf(declaration, 'create');
    const requests = await Promise.all(
      records.map(async ({ data, meta }) => {
        const within = withinOf({ meta });
        const values = newValues(data, within);
        const call = givenKeysOf(declaration, stated, values);
        return requestOf('create', { call, values, within });
      }),
    );
    await send({
      method: 'POST',
      path: many.path,
      body: { [many.as]: requests.map(({ body }) => body) },
      audit: auditOf(declaration, 'CREATE', undefined, many.action),
      beforeRetry: () => madeBefore(first),
    });
  };

  return { create, created, createMany };
};
