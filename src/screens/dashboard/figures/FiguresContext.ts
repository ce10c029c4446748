/** What all figures of a dashboard have in common: whose they are, of when, and by whose days. */
import { createContext, useContext } from 'react';
import type { Period } from '../period/range';
import type { DashboardState } from '../state/urlState';

export interface Shared {
  readonly accountId: string;
  /** Name of the organization; its id until the name is known. */
  readonly organization: string;
  /** Empty: all zones. */
  readonly zoneIds: readonly string[];
  readonly timeZone: string;
  readonly period: Period;
  /** Number of the day it is in that time zone. */
  readonly today: number;
  readonly isCompared: boolean;
  /** Unit of measure asked for by the address; empty: the one told of most often. */
  readonly uom: string;
  /** Whose figures, and the days, in words. */
  readonly about: string;
  readonly show: (change: Partial<DashboardState>) => void;
  readonly addressOf: (change: Partial<DashboardState>) => string;
}

export const FiguresContext = createContext<Shared | null>(null);

export const useShared = (): Shared => {
  const shared = useContext(FiguresContext);
  if (!shared) throw new Error('No figures are shared above.');
  return shared;
};
