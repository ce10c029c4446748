/**
 * A record in the address: react-admin's forms fill themselves with `?source={…}` and with `record` of the history
 * state, which its CreateButton and CloneButton set. A link from elsewhere can do so too. Our forms therefore ignore it,
 * and a create dialog takes only what useBegun allows.
 */
import { useMemo, type ReactNode } from 'react';
import { isObject } from '../../lib/util/isObject';
import { AtAddress, useRouterAddress, withLocation, type RouterAddress } from './routerAddress';

export const sourceKey = 'source';

const withoutRecord = (address: RouterAddress): RouterAddress => {
  const { location } = address.here;
  const parameters = new URLSearchParams(location.search);
  const isInState = isObject(location.state) && 'record' in location.state;
  if (!parameters.has(sourceKey) && !isInState) return address;
  parameters.delete(sourceKey);
  return withLocation(address, { search: `?${parameters}`, state: null });
};

/** Everything below sees the address without its record. */
export const WithoutAddressRecord = ({ children }: { readonly children: ReactNode }) => {
  const { here, route } = useRouterAddress();
  const address = useMemo(() => withoutRecord({ here, route }), [here, route]);
  return <AtAddress address={address}>{children}</AtAddress>;
};
