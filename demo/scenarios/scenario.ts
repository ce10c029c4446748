/** A scenario: the platform's initial rows and behavior. */
import type { CallLatency, Fault } from '../settings';
import type { Seed } from '../store/tables';
import type { ScenarioName } from './names';

export interface Scenario {
  readonly name: ScenarioName;
  /** For the testers' panel. */
  readonly label: string;
  /** What it shows, in one or two sentences. */
  readonly description: string;
  /** Replaces the usual rows; must always return the same ones. */
  readonly rows?: (usual: Seed) => Seed;
  readonly latencyMs?: number;
  readonly latencies?: readonly CallLatency[];
  readonly accessTtlSeconds?: number;
  readonly faults?: readonly Fault[];
}
