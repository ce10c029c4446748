/** Every scenario, in the order of its name's list, and what the stand-in's settings are in it. */
import { initialSettings, type Fault, type StandInSettings } from '../settings';
import { bigChain } from './bigChain';
import { lineScenarios } from './line';
import { scenarioNames, type ScenarioName } from './names';
import { newcomerScenarios } from './newcomers';
import type { Scenario } from './scenario';
import { sessionScenarios } from './session';

const usual: Scenario = {
  name: 'default',
  label: 'Default',
  description: 'Nine organizations with everything there is to see, on a quick line.',
};

const all: readonly Scenario[] = [
  usual,
  ...newcomerScenarios,
  bigChain,
  ...lineScenarios,
  ...sessionScenarios,
];

export const scenarioNamed = (name: ScenarioName): Scenario =>
  all.find((scenario) => scenario.name === name) ?? usual;

export const scenarios: readonly Scenario[] = scenarioNames.map(scenarioNamed);

/** What may be said besides the scenario's name; it goes before what the scenario says itself. */
export interface ScenarioChoice {
  readonly seed?: number;
  readonly latencyMs?: number;
  readonly latencies?: StandInSettings['latencies'];
  readonly clockOffsetMs?: number;
  readonly accessTtlSeconds?: number;
  readonly faults?: readonly Fault[];
  readonly person?: string;
}

export const settingsFor = (name: ScenarioName, choice: ScenarioChoice = {}): StandInSettings => {
  const { latencyMs, latencies, accessTtlSeconds, faults = [] } = scenarioNamed(name);
  return {
    ...initialSettings,
    ...(latencyMs === undefined ? {} : { latencyMs }),
    ...(latencies === undefined ? {} : { latencies }),
    ...(accessTtlSeconds === undefined ? {} : { accessTtlSeconds }),
    ...choice,
    scenario: name,
    faults: (choice.faults ?? faults).map((fault) => ({ ...fault, matched: 0 })),
  };
};
