/** Links from figures to pages, using the declarations' routes. */
import { useMemo } from 'react';
import { useRegistry } from '../../../fields/useDeclaration';
import { panelsOf } from '../../../schema/registry';
import { listPath, viewPath } from '../../../schema/routes';
import { anchorOf } from '../../../views/panels/Section';
import type { Leads } from '../models/given';
import { lengthOf } from '../period/range';
import { useShared } from './FiguresContext';

export const useLeads = (): Leads => {
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
