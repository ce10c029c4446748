/** The context of the panel: the simulated platform's state, and functions to change it. */
import { createContext, useContext } from 'react';
import type { StandInSettings } from '../settings';
import type { ContractCall, StandInPort } from './standInPort';

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
