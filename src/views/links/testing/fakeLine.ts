/** A simulated platform that stores the zones of one product, with latency and configurable refusals. */
import type { LinkBatch } from '../../../schema/links';
import { batchOf, type LinkChange } from '../planBatches';

interface Sent extends LinkBatch {
  readonly at: number;
}

interface FakeLine {
  readonly joined: Iterable<string>;
  /** Latency of the nth call in milliseconds. */
  readonly latency: (call: number) => number;
  /** Outcome of the nth call: executed, refused, or executed with a lost response. */
  readonly verdict?: (call: number) => 'done' | 'refused' | 'lost';
  readonly affected?: (changed: number) => number | null;
}

export const fakeLine = ({
  joined,
  latency,
  verdict = () => 'done',
  affected = (changed) => changed,
}: FakeLine) => {
  const truth = new Set(joined);
  const sent: Sent[] = [];
  const flying = new Set<string>();
  let now = 0;
  let most = 0;
  let reads = 0;
  let canRead = true;

  const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
  const apply = ({ isOn, pairs }: LinkBatch): number => {
    const size = truth.size;
    for (const [zone] of pairs) {
      if (isOn) truth.add(zone);
      else truth.delete(zone);
    }
    return Math.abs(truth.size - size);
  };

  return {
    truth,
    sent,
    /** Highest number of concurrent calls. */
    most: () => most,
    reads: () => reads,
    cut: () => {
      canRead = false;
    },
    send: async (changes: readonly LinkChange[]) => {
      const batch = batchOf(changes);
      const call = sent.length;
      sent.push({ ...batch, at: Date.now() });
      for (const [zone] of batch.pairs) {
        if (flying.has(zone)) throw new Error(`${zone} is under way twice`);
        flying.add(zone);
      }
      now += 1;
      most = Math.max(most, now);
      await wait(latency(call) / 2);
      const fate = verdict(call);
      const changed = fate === 'refused' ? 0 : apply(batch);
      await wait(latency(call) / 2);
      now -= 1;
      for (const [zone] of batch.pairs) flying.delete(zone);
      if (fate !== 'done') throw new Error(`${fate} ${call}`);
      return { affected: affected(changed) };
    },
    readTruth: async (): Promise<ReadonlySet<string>> => {
      reads += 1;
      const now = new Set(truth);
      await wait(40);
      if (!canRead) throw new Error('cut');
      return now;
    },
  };
};
