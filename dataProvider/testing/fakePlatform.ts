/** A transport that returns the given responses in order and records its calls. */
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Failure } from '../../src/lib/failures/failures';
import { entityProvider } from '../mapping/entityProvider';
import type { OutgoingCall, Transport } from '../transport/types';

/** A response: a body, or a failure. */
export type PlatformAnswer = { readonly data: unknown; readonly status?: number } | Failure;

export const fakePlatform = (...answers: readonly PlatformAnswer[]) => {
  const sent: OutgoingCall[] = [];
  const left = [...answers];
  const transport = {
    send: (call: OutgoingCall) => {
      sent.push(call);
      const answer = left.shift() ?? { data: null };
      return Promise.resolve(
        'type' in answer
          ? answer
          : { type: 'ok', status: answer.status ?? 200, data: answer.data, headers: new Headers() },
      );
    },
  } as Transport;
  return { sent, transport };
};

export const me = { id: 'me', fullName: 'Olive', email: 'olive@facings.example' };

/** The calls of one entity over such a transport. */
export const entityOn = (declaration: AnyDeclaration, ...answers: readonly PlatformAnswer[]) => {
  const { sent, transport } = fakePlatform(...answers);
  return { sent, provider: entityProvider(transport, declaration, () => Promise.resolve(me)) };
};

/** Returns method, path, query and body of a call, for comparison. */
export const shapeOf = ({ method, path, query, body }: OutgoingCall) => ({
  method,
  path,
  ...(query && Object.keys(query).length > 0 ? { query } : {}),
  ...(body === undefined ? {} : { body }),
});

/** The first page of a list, as react-admin requests it. */
export const firstPage = (filter: Record<string, unknown> = {}, page = 1) => ({
  pagination: { page, perPage: 2 },
  sort: { field: 'id', order: 'ASC' as const },
  filter,
});
