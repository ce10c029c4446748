/** Context shared by all figures of a dashboard: organization, period, time zone. */
import { createContext, useContext, useMemo } from 'react';
import { useRegistry } from '../../../fields/useDeclaration';
import { panelsOf } from '../../../schema/registry';
import { listPath, viewPath } from '../../../schema/routes';
import { anchorOf } from '../../../views/panels/Section';
import type { RecordLinks } from '../models/given';
import { lengthOf, type Period } from '../period/range';
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

/** Links from figures to pages, using the declarations' routes. */
export const useRecordLinks = (): RecordLinks => {
  const registry = useRegistry();
  const { accountId, period, addressOf } = useShared();
  return useMemo(() => {
    const zones = registry.find('zones');
    const products = registry.find('products');
    const locations = panelsOf(zones).find(
      (panel) => 'of' in panel && panel.of === 'zoneLocations',
    );
    const jobs = `${listPath(registry.find('jobs'))}?${new URLSearchParams({ account_id: accountId }).toString()}`;
    return {
      jobs,
      product: (id) => viewPath(products, id),
      zone: (id) => viewPath(zones, id),
      location: (zoneId) => viewPath(zones, zoneId) + (locations ? `#${anchorOf(locations)}` : ''),
      // A day links to the dashboard of that day, which has products and zones, and from there to the jobs.
      day: (day) =>
        lengthOf(period) === 1
          ? jobs
          : addressOf({ range: { type: 'custom', from: day, to: day } }),
    };
  }, [registry, accountId, period, addressOf]);
};
