/** Remembers for a while which keys exist, so that the steps of an import ask the platform once for each key. */
import type { ExistingRecord } from '../../../../../dataProvider/calls/bulk';
import { plainKey } from '../../../../lib/text/plainText';

/** Resolves to the existing records with these keys, or with keys that look like them. */
export type AskKeys = (keys: readonly string[]) => Promise<readonly ExistingRecord[]>;

/** Milliseconds from a request in which its answer is used again. */
const fresh = 60_000;

export const rememberKeys = (ask: AskKeys) => {
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
    /** Records were created, changed or removed. */
    forget: () => {
      answers.clear();
    },
  };
};
