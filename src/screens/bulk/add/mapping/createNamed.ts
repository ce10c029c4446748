/** Creates records by their names, each once: what exists already is not created again. */
import { settleEach } from '../../../../lib/batches/calls';
import type { Control } from '../../../../lib/batches/control';
import { sendBatch, type BatchOutcome } from '../../../../lib/batches/sendBatch';
import { plainKey, plainText } from '../../../../lib/text/plainText';

export interface NamedPort {
  /** The names that exist now. */
  readonly names: () => Promise<readonly string[]>;
  /** Returns the new id. */
  readonly create: (name: string) => Promise<string>;
  /** The id of the record that an earlier call without an answer made; undefined if there is none. */
  readonly find: (name: string) => Promise<string | undefined>;
}

export interface NamedOutcome {
  readonly name: string;
  readonly outcome: BatchOutcome;
}

/**
 * Of names that look alike, the first is created. Names that exist by now have no outcome.
 * @throws if it cannot be read which names exist, before anything is sent
 */
export const createNamed = async (
  given: readonly string[],
  port: NamedPort,
  control: Control,
): Promise<readonly NamedOutcome[]> => {
  const known = new Set((await port.names()).map(plainKey));
  const names = new Map<string, string>();
  for (const name of given) {
    const key = plainKey(name);
    if (key !== '' && !known.has(key) && !names.has(key)) names.set(key, plainText(name));
  }
  const outcomes = await settleEach({
    items: [...names.values()],
    work: (name) =>
      sendBatch({
        items: [name],
        isSingle: true,
        send: async () => [await port.create(name)],
        check: async () => [await port.find(name)],
        control,
      }),
  });
  return outcomes.map((one): NamedOutcome => {
    if (one.type === 'failed') throw one.error;
    const [outcome] = one.type === 'done' ? one.result : [];
    return { name: one.item, outcome: outcome ?? { type: 'unsent', isDoubtful: false } };
  });
};
