/** The stand-in as every part of the panel meets it: how it behaves now, and a way to change that. */
import { createContext, useContext } from 'react';
import type { StandInSettings } from '../settings';
import type { ContractCall, ScenarioInfo, StandInPort } from './standInPort';

export interface StandIn {
  readonly port: StandInPort;
  readonly state: StandInSettings;
  readonly scenarios: readonly ScenarioInfo[];
  readonly contract: readonly ContractCall[];
  /** Runs a change, reads the state again, and tells what was done or why it was refused. */
  readonly change: (work: () => Promise<void>, done?: string) => Promise<void>;
  /** Says something to the tester. */
  readonly tell: (text: string) => void;
  /** Loads the console again; at an address, or where it is. */
  readonly reload: (address?: string) => void;
}

export const StandInContext = createContext<StandIn | null>(null);

export const useStandIn = (): StandIn => {
  const standIn = useContext(StandInContext);
  if (!standIn) throw new Error("The testers' panel has no stand-in around it.");
  return standIn;
};
