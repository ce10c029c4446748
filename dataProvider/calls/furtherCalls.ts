/** The platform's calls that are no methods of react-admin's data provider. Most are loaded with the first of them. */
import { laterCalls } from '../laterCalls';
import { createLinks } from '../mapping/links';
import { createLookups } from '../mapping/lookups';
import type { WhoAmI } from '../mapping/writeRequest';
import type { Transport } from '../transport/types';
import { createMemberships } from './memberships';

interface Signed {
  readonly whoAmI: WhoAmI;
  /** Called when the signed-in person's name has changed. */
  readonly onRenamed: ((name: string) => void) | undefined;
}

export const furtherCalls = (transport: Transport, { whoAmI, onRenamed }: Signed) => ({
  lookups: createLookups(transport),
  actionCalls: laterCalls(
    async () => (await import('../mapping/actionCalls')).createActionCalls(transport, whoAmI),
    { act: true, exportFile: true },
  ),
  links: createLinks(transport),
  own: laterCalls(
    () => import('./own').then(({ createOwnCalls }) => createOwnCalls(transport, onRenamed)),
    { updateMe: true, requestReset: true },
  ),
  flash: laterCalls(
    () => import('./flash').then(({ createFlashCalls }) => createFlashCalls(transport)),
    { productsOf: true, parsOf: true, flash: true },
  ),
  bulk: laterCalls(
    () => import('./bulk').then(({ createBulkCalls }) => createBulkCalls(transport)),
    {
      createProducts: true,
      updateProducts: true,
      loadProducts: true,
      product: true,
      checkSkus: true,
      checkNotionals: true,
      createNotionals: true,
      createStates: true,
      statesOf: true,
      join: true,
    },
  ),
  twins: laterCalls(async () => (await import('../mapping/twins')).createTwins(transport), {
    find: true,
    existing: true,
  }),
  memberships: createMemberships(transport),
  readiness: laterCalls(
    () => import('./readiness').then(({ createReadiness }) => createReadiness(transport)),
    { units: true, plans: true },
  ),
  analytics: laterCalls(
    () => import('./analytics').then(({ createAnalytics }) => createAnalytics(transport)),
    {
      topAdjustments: true,
      adjustments: true,
      jobTime: true,
      locationTime: true,
      productJobs: true,
      productUnits: true,
      productAdjustments: true,
      productZoneAdjustments: true,
      unitsChanged: true,
      zoneAdjustments: true,
      zoneAccuracy: true,
      startExport: true,
      download: true,
      startJobsExport: true,
      downloadJobs: true,
    },
  ),
});
