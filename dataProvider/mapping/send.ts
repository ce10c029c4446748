/** Sends calls for the mapping: a failure is thrown as the error that react-admin's hooks expect. */
import { isFailure } from '../../src/lib/failures/failures';
import type { Answer, OutgoingCall, Transport } from '../transport/types';
import { errorOf } from './platformError';

export const answerTo = async (transport: Transport, call: OutgoingCall): Promise<Answer> => {
  const result = await transport.send(call);
  if (isFailure(result)) throw errorOf(result);
  return result;
};

/** Resolves to the response's data. */
export type Send = (call: OutgoingCall) => Promise<unknown>;

export const sendOver =
  (transport: Transport): Send =>
  async (call) =>
    (await answerTo(transport, call)).data;
