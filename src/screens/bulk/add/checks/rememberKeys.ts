/**
 * Remembers for a while which keys exist and what values their records have, so that the steps of an import ask the
 * platform once.
 */
import type { ExistingRecord } from '../../../../../dataProvider/calls/bulk';
import { plainKey } from '../../../../lib/text/plainText';

/** Resolves to the existing records with these keys, or with keys that look like them. */
export type AskKeys = (keys: readonly string[]) => Promise<readonly ExistingRecord[]>;

/** Milliseconds from a request in which its answer is used again. */
const fresh = 60_000;

/** @param readAll reads all records with their values */
export const rememberKeys = <Records>(
  ask: AskKeys,
  readAll: (signal: AbortSignal) => Promise<Records>,
) => {
  let all: {
    readonly at: number;
    readonly control: AbortController;
    readonly records: Promise<Records>;
  } | null = null;
  /** By key as it was asked: keys that look alike have an answer each. Keys of one request share theirs. */
  const answers = new Map<
    string,
    { readonly at: number; readonly records: Promise<readonly ExistingRecord[]> }
  >();
  const askNow = (keys: readonly string[]) => {
    const answer = { at: Date.now(), records: ask(keys) };
    for (const key of keys) answers.set(key, answer);
    // The next step asks again.
    answer.records.catch(() => {
      for (const key of keys) if (answers.get(key) === answer) answers.delete(key);
    });
  };
  const stop = () => {
    all?.control.abort();
    all = null;
  };
  return {
    ask: async (keys: readonly string[]): Promise<readonly ExistingRecord[]> => {
      const since = Date.now() - fresh;
      const rest = keys.filter((key) => (answers.get(key)?.at ?? -Infinity) <= since);
      if (rest.length > 0) askNow(rest);
      const used = new Set(keys.flatMap((key) => answers.get(key)?.records ?? []));
      const records = (await Promise.all([...used])).flat();
      const wanted = new Set(keys.map(plainKey));
      return records.filter(({ key }) => wanted.has(plainKey(key)));
    },
    every: (): Promise<Records> => {
      if (all && all.at > Date.now() - fresh) return all.records;
      const control = new AbortController();
      const reading = { at: Date.now(), control, records: readAll(control.signal) };
      all = reading;
      reading.records.catch(() => {
        if (all === reading) all = null;
      });
      return reading.records;
    },
    stop,
    forget: () => {
      answers.clear();
      stop();
    },
  };
};
