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
  newNames: readonly string[],
  port: NamedPort,
  control: Control,
): Promise<readonly NamedOutcome[]> => {
  const existing = new Set((await port.names()).map(plainKey));
  const names = new Map<string, string>();
  for (const name of newNames) {
    const key = plainKey(name);
    if (key !== '' && !existing.has(key) && !names.has(key)) names.set(key, plainText(name));
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
  return outcomes.map((itemOutcome): NamedOutcome => {
    if (itemOutcome.type === 'failed') throw itemOutcome.error;
    const [outcome] = itemOutcome.type === 'done' ? itemOutcome.result : [];
    return { name: itemOutcome.item, outcome: outcome ?? { type: 'unsent', isDoubtful: false } };
  });
};
