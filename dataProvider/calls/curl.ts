/** The call that reads a record, as a command for a terminal: without the person's credential, which nobody should paste. */
import type { Identifier } from 'react-admin';
import type { Registry } from '../../src/schema/registry';
import { entityReads } from '../mapping/reads';
import type { ReadOptions } from '../mapping/readOptions';
import { metaOf } from '../params';
import type { createParents } from '../parents';
import { addressOf } from '../transport/request';
import type { OutgoingCall } from '../transport/types';

/** Inside single quotes a POSIX shell changes nothing. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const commandOf = (address: string): string =>
  [
    `curl ${quoted(address)}`,
    `-H ${quoted('Accept: application/json')}`,
    `-H ${quoted('Authorization: Bearer <your API key>')}`,
    `-H ${quoted('X-User-Id: <your user id>')}`,
  ].join(' \\\n  ');

type Parents = ReturnType<typeof createParents>;

interface Reading extends ReadOptions {
  readonly id: Identifier;
}

export const createCurl = (
  { find }: Pick<Registry, 'find'>,
  parents: Pick<Parents, 'metaFor'>,
) => ({
  /**
   * A record without a call of its own is read with its list.
   * @param platformUrl without a trailing slash
   * @throws if the record cannot be read, because a parent is unknown
   */
  ofRecord: async (resource: string, reading: Reading, platformUrl: string): Promise<string> => {
    const calls: OutgoingCall[] = [];
    // Takes the call and sends nothing.
    const send = (call: OutgoingCall) => {
      calls.push(call);
      return Promise.resolve({ type: 'error', kind: 'aborted' } as const);
    };
    const reads = entityReads({ send }, find(resource));
    try {
      const { id, meta } = reading;
      await reads.getOne({ id, ...parents.metaFor(resource, 'one', { id, ...metaOf(meta) }) });
    } catch (error) {
      const [first] = calls;
      if (first) return commandOf(addressOf(platformUrl, first));
      throw error;
    }
    throw new Error(`${resource} is read without a call.`);
  },
});
