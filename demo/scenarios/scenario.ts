/** A named state of the platform: the rows it starts from, and how it behaves. */
import type { CallLatency, Fault } from '../settings';
import type { Seed } from '../store/tables';
import type { ScenarioName } from './names';

export interface Scenario {
  readonly name: ScenarioName;
  /** For the testers' panel. */
  readonly label: string;
  /** What one sees in it, in one or two sentences. */
  readonly description: string;
  /** Rows instead of the usual ones; must give the same ones every time. */
  readonly rows?: (usual: Seed) => Seed;
  readonly latencyMs?: number;
  readonly latencies?: readonly CallLatency[];
  readonly accessTtlSeconds?: number;
  readonly faults?: readonly Fault[];
}
