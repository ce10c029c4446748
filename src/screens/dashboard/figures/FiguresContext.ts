/** Context shared by all figures of a dashboard: organization, period, time zone. */
import { createContext, useContext } from 'react';
import type { Period } from '../period/range';
import type { DashboardState } from '../state/urlState';

export interface Shared {
  readonly accountId: string;
  /** Name of the organization; its id until the name is loaded. */
  readonly organization: string;
  /** Empty for all zones. */
  readonly zoneIds: readonly string[];
  readonly timeZone: string;
  readonly period: Period;
  /** Number of today in that time zone. */
  readonly today: number;
  readonly isCompared: boolean;
  /** Unit of measure from the address; empty for the most frequent one. */
  readonly uom: string;
  /** Other organizations to compare with. */
  readonly comparedIds: readonly string[];
  /** Description of organization and period. */
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
