/** A scenario: the platform's initial rows and behavior. */
import type { Both } from '../language';
import type { Fault, StandInSettings } from '../settings';
import type { Seed } from '../store/tables';
import type { ScenarioName } from './names';

/** Options in addition to the scenario's name; they override the scenario's own. */
export type ScenarioChoice = Partial<Omit<StandInSettings, 'scenario' | 'faults' | 'person'>> & {
  readonly faults?: readonly Fault[];
  readonly person?: string;
};

export interface Scenario extends Omit<ScenarioChoice, 'seed' | 'clockOffsetMs' | 'person'> {
  readonly name: ScenarioName;
  /** For the testers' panel. */
  readonly label: Both;
  /** What it shows, in one or two sentences. */
  readonly description: Both;
  /** Replaces the usual rows; must always return the same ones. */
  readonly rows?: (usual: Seed) => Seed;
}
