/** The context of the panel: the simulated platform's state, and functions to change it. */
import { createContext, useContext } from 'react';
import type { SeenCall } from '../callLog';
import type { SampleFile } from '../samples';
import { askOf } from '../scenarios/ask';
import type { StandInSettings, ArmedFault, CallLatency, Fault } from '../settings';

interface ContractCall {
  readonly name: string;
  readonly isRead: boolean;
}

export interface PortOptions {
  /** The simulated platform, which runs in the page, with or without a service worker. */
  readonly answer: (request: Request) => Promise<Response>;
  /** The log of this tab, oldest first; the same array until the next call, so that polling is cheap. */
  readonly calls: () => readonly SeenCall[];
  /** Sentences about what the demo cannot do in this browser. */
  readonly limits?: readonly string[];
}

/** Failed calls throw the simulated platform's own message. */
export const createPort = ({ answer, calls, limits = [] }: PortOptions) => {
  const ask = askOf(answer, location.origin);
  const tell = async (method: string, path: string, body?: unknown): Promise<void> => {
    await ask(method, path, body);
  };
  // Both ends are parts of the simulated platform, and its tests check the responses.
  const state = async () => (await ask('GET', 'settings')) as StandInSettings;
  return {
    contract: async () => (await ask('GET', 'contract')) as readonly ContractCall[],
    state,
    /** Files of records that the platform has. */
    samples: async () => (await ask('GET', 'samples')) as readonly SampleFile[],
    /** Faults that stay armed keep their count. */
    changeFaults: async (change: (armed: readonly ArmedFault[]) => readonly Fault[]) => {
      // Read again: a fault may have been applied since the panel last looked.
      const { faults } = await state();
      await tell('POST', 'faults', { faults: change(faults) });
    },
    setLatencies: (latencies: readonly CallLatency[]) => tell('POST', 'latencies', { latencies }),
    setClock: (offsetMs: number) => tell('POST', 'clock', { offsetMs }),
    setLatency: (ms: number) => tell('POST', 'latency', { ms }),
    setTokens: (accessTtlSeconds: number) => tell('POST', 'tokens', { accessTtlSeconds }),
    reset: () => tell('POST', 'reset'),
    clearLog: () => tell('DELETE', 'calls'),
    calls,
    limits,
  };
};

export type StandInPort = ReturnType<typeof createPort>;

export interface StandIn {
  readonly port: StandInPort;
  readonly state: StandInSettings;
  readonly contract: readonly ContractCall[];
  /** Runs a change, reads the state again, and shows the result or the error. */
  readonly change: (work: () => Promise<void>, done?: string) => Promise<void>;
  /** Shows a message to the tester. */
  readonly tell: (text: string) => void;
  /** Reloads the console, at an address if one is given. */
  readonly reload: (address?: string) => void;
}

export const StandInContext = createContext<StandIn | null>(null);

export const useStandIn = (): StandIn => {
  const standIn = useContext(StandInContext);
  if (!standIn) throw new Error("The testers' panel has no stand-in around it.");
  return standIn;
};
