/** What the panel asks of the stand-in, in words of its own: control calls without a line in between. */
import type { SeenCall } from '../callLog';
import { askOf } from '../scenarios/ask';
import type { Scenario } from '../scenarios/scenario';
import type { ArmedFault, CallLatency, Fault, StandInSettings } from '../settings';

/** As `GET scenarios` tells it. */
export type ScenarioInfo = Pick<Scenario, 'name' | 'label' | 'description'>;

export interface ContractCall {
  readonly name: string;
  readonly isRead: boolean;
}

export interface StandInPort {
  readonly scenarios: () => Promise<readonly ScenarioInfo[]>;
  readonly contract: () => Promise<readonly ContractCall[]>;
  readonly state: () => Promise<StandInSettings>;
  /** What stays armed keeps its count. */
  readonly changeFaults: (
    change: (armed: readonly ArmedFault[]) => readonly Fault[],
  ) => Promise<void>;
  readonly setLatencies: (latencies: readonly CallLatency[]) => Promise<void>;
  readonly setClock: (offsetMs: number) => Promise<void>;
  readonly setLatency: (ms: number) => Promise<void>;
  readonly setTokens: (accessTtlSeconds: number) => Promise<void>;
  readonly reset: () => Promise<void>;
  readonly clearLog: () => Promise<void>;
  /** The same list until there is another call: cheap to ask again and again. */
  readonly calls: () => readonly SeenCall[];
}

interface PortOptions {
  /** The stand-in itself; it stands in the page, behind a service worker or not. */
  readonly answer: (request: Request) => Promise<Response>;
  readonly calls: () => readonly SeenCall[];
}

/** Every call fails with the stand-in's own words. */
export const createPort = ({ answer, calls }: PortOptions): StandInPort => {
  const ask = askOf(answer, location.origin);
  const tell = async (method: string, path: string, body?: unknown): Promise<void> => {
    await ask(method, path, body);
  };
  // Both ends are parts of the stand-in, and its own tests hold what it answers.
  const state = async () => (await ask('GET', 'settings')) as StandInSettings;
  return {
    scenarios: async () => (await ask('GET', 'scenarios')) as readonly ScenarioInfo[],
    contract: async () => (await ask('GET', 'contract')) as readonly ContractCall[],
    state,
    changeFaults: async (change) => {
      // Asked anew: a fault may have struck since the panel looked last.
      const { faults } = await state();
      await tell('POST', 'faults', { faults: change(faults) });
    },
    setLatencies: (latencies) => tell('POST', 'latencies', { latencies }),
    setClock: (offsetMs) => tell('POST', 'clock', { offsetMs }),
    setLatency: (ms) => tell('POST', 'latency', { ms }),
    setTokens: (accessTtlSeconds) => tell('POST', 'tokens', { accessTtlSeconds }),
    reset: () => tell('POST', 'reset'),
    clearLog: () => tell('DELETE', 'calls'),
    calls,
  };
};
