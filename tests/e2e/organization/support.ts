/** Shared by the tests of an organization's pages. */
import type { SeenCall, StandIn } from '../support/standIn';

/** The seed's organization with every kind of data. */
export const alder = 'acc00000-0000-4000-8000-000000000001';
/** The page of an organization, or one below it. */
export const pageOf = (below = '', id = alder): string => `/organizations/view/${id}${below}`;

/** Calls that change something, in order. */
export const writes = async (standIn: StandIn): Promise<readonly SeenCall[]> =>
  (await standIn.calls()).filter(
    ({ method, path }) => method !== 'GET' && !/^\/api\/auth(\/refresh)?$|\/check$/.test(path),
  );
