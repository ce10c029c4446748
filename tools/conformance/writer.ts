/** Creates records for the run, and ensures that they are removed. */
import { Stopped, type Answer, type Call, type Client } from './client';
import { faultIn, rowsAt, valueAt, type Fault } from './judge';
import { judged, skipped, type Tell, type CheckName } from './outcome';

/** Where an existing record would be listed. */
interface Look {
  readonly call: Call;
  readonly read: string;
  /** Key of its name. */
  readonly key?: string;
  /** Path of its id; 'id' if absent. */
  readonly id?: string;
}

export interface Making {
  readonly call: Call;
  /** Its name, also used in `look`. */
  readonly name: string;
  /** Dotted path of the new id in the response. */
  readonly idAt?: string;
  /** The only status that counts as success (rules R16). */
  readonly status?: number;
  readonly look: Look;
  readonly remove: (id: string) => Call;
}

/** A record of this run; `id` is undefined if its creation failed. */
export interface Made {
  readonly id: string | undefined;
  /** Why there is none. */
  readonly reason: string;
}

type Sought = Pick<Making, 'look' | 'name'> & { readonly id?: string | undefined };

interface Kept extends Making {
  id: string | undefined;
  isGone: boolean;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Some entities have numbers as ids. */
const idOf = (value: unknown): string | undefined =>
  typeof value === 'number' ? String(value) : textOf(value);

export const createWriter = ({ client, tell }: { client: Client; tell: Tell }) => {
  const kept: Kept[] = [];
  const left: string[] = [];

  /** The record's id in the list; null if the list does not have it, undefined if that is unknown. */
  const seek = async ({ look, name, id }: Sought): Promise<string | null | undefined> => {
    const answer = await client.send(look.call);
    if (faultIn(answer)) return undefined;
    const idAt = look.id ?? 'id';
    const row = rowsAt(answer.json, look.read).find((one) =>
      // Its name may have been changed since.
      id === undefined ? one[look.key ?? 'name'] === name : idOf(valueAt(one, idAt)) === id,
    );
    return row ? idOf(valueAt(row, idAt)) : null;
  };

  /** Makes and checks one call for a created record. */
  const check = async (
    call: Call,
    {
      check: words,
      status,
      isFile = false,
      fault: more,
    }: {
      readonly check?: string;
      readonly status?: number;
      readonly isFile?: boolean;
      readonly fault?: (answer: Answer) => Fault | undefined;
    } = {},
  ): Promise<Answer> => {
    const answer = await client.send(call);
    const promised = { call: call.name, isFile, ...(status === undefined ? {} : { status }) };
    const checked: CheckName = {
      call: call.name,
      ...(words === undefined ? {} : { check: words }),
    };
    tell(judged(checked, answer, faultIn(answer, promised) ?? more?.(answer)));
    return answer;
  };

  const make = async (making: Making): Promise<Made> => {
    const record: Kept = { ...making, id: undefined, isGone: false };
    // Before the call: if its response is lost, the record may still have been created.
    kept.push(record);
    const { status, idAt = 'id', call } = making;
    const answer = await check(call, status === undefined ? {} : { status });
    const isMade = answer.status >= 200 && answer.status < 300;
    // Shown once and never printed.
    for (const key of ['key', 'clientId', 'clientSecret'])
      client.secrets.add(textOf(valueAt(answer.json, key)) ?? '');
    record.id = idOf(valueAt(answer.json, idAt)) ?? (isMade ? await sought(making) : undefined);
    if (answer.status >= 400 && answer.status < 500) record.isGone = true;
    return { id: record.id, reason: `${call.name} made nothing to go on with` };
  };

  const sought = async (making: Making): Promise<string | undefined> =>
    (await seek(making)) ?? undefined;

  /** Removes a record as a separate step. */
  const remove = async ({ id }: Made): Promise<void> => {
    const record = kept.find((one) => one.id === id && id !== undefined);
    if (!record || id === undefined) return;
    const answer = await check(record.remove(id));
    if (faultIn(answer)) return;
    const there = await seek(record);
    record.isGone = there === null || there === undefined;
    if (typeof there === 'string')
      tell(
        judged({ call: record.remove(id).name, check: 'takes it out of the list' }, answer, {
          expected: 'the record to be gone',
          seen: 'it is listed still',
        }),
      );
  };

  /** Tries twice: a call whose response was lost may have removed it; then it is not found. */
  const tidy = async (record: Kept): Promise<void> => {
    const id = record.id ?? (await seek(record));
    if (id === null) return;
    if (id === undefined) {
      left.push(`perhaps ${record.name} (${record.call.name}): its list cannot be read`);
      return;
    }
    for (const _ of [1, 2]) {
      const answer = await client.send(record.remove(id));
      if (!faultIn(answer) || [404, 410].includes(answer.status)) return;
    }
    left.push(`${record.name} (${record.call.name}, id ${id})`);
  };

  return {
    check,
    make,
    remove,
    /** Skips steps whose record was not created. */
    skip: (calls: readonly string[], reason: string): void => {
      for (const call of calls) tell(skipped({ call }, reason));
    },
    /** In reverse order of creation. `leftBehind` reports failures. */
    cleanUp: async (): Promise<void> => {
      for (const record of kept.filter(({ isGone }) => !isGone).reverse()) {
        try {
          await tidy(record);
        } catch (error) {
          if (!(error instanceof Stopped)) throw error;
        }
      }
    },
    leftBehind: (): readonly string[] => left,
  };
};

export type Writer = ReturnType<typeof createWriter>;
