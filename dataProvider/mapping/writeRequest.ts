/** Builds the calls that create and change a record, with their audit headers. */
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Identifier } from '../../src/schema/field';
import type { ParentIds } from '../../src/schema/routes';
import type { StatedWrite } from '../../src/schema/writeCall';
import type { AuditId, OutgoingCall } from '../transport/types';
import { auditIdOf, auditOf } from './auditAction';
import { idOf } from './decode';
import { encodeBody, encodeQuery, fillAll, filledPath } from './encode';
import type { Values } from '../../src/lib/util/values';

/** Returns the signed-in person, for calls that name them (rules 6: an invite names its inviter). */
export type WhoAmI = () => Promise<{ readonly id: string }>;

/** Returns the person if a template needs them. */
export const identityFor = async (
  templates: Values | undefined,
  whoAmI: WhoAmI,
): Promise<unknown> => {
  const asksWho = Object.values(templates ?? {}).some(
    (template) => typeof template === 'string' && template.includes('{identity.'),
  );
  return asksWho ? whoAmI() : undefined;
};

interface Written {
  readonly call: StatedWrite;
  /** All values of the record, sent or not. */
  readonly values: Values;
  readonly within: ParentIds;
  /** Absent for a new record. */
  readonly id?: Identifier;
}

export const writeRequests = (declaration: AnyDeclaration, whoAmI: WhoAmI) => {
  /** Adding to an existing record names that record in the audit headers; a real create has no id yet. */
  const audited = ({ call, values, within, id }: Written): AuditId | undefined => {
    const isNew = id === undefined;
    if (isNew && call.method !== 'PUT') return undefined;
    const recordId = id ?? idOf(declaration, values);
    return auditIdOf(declaration, { path: call.path, within, id: recordId });
  };

  /** The body with its additional keys: the person and the parent ids. */
  const bodyOf = async ({ call, values, within, id }: Written) => {
    const body = encodeBody(declaration, call, values, id);
    const identity = await identityFor(call.adds, whoAmI);
    const added = fillAll(call.adds, { record: values, within, identity });
    if (!(body instanceof FormData)) return { ...body, ...added };
    for (const [name, text] of Object.entries(added)) body.append(name, text);
    return body;
  };

  return async (write: 'create' | 'update', written: Written) => {
    const { call, values, within, id } = written;
    const isNew = write === 'create';
    return {
      method: call.method ?? (isNew ? 'POST' : 'PUT'),
      path: filledPath(call.path, isNew ? values : { ...within, id }),
      query: encodeQuery(declaration, call, values),
      body: await bodyOf(written),
      audit: auditOf(declaration, isNew ? 'CREATE' : 'UPDATE', audited(written), call.action),
    } satisfies OutgoingCall;
  };
};
