/**
 * The address that a part of the page has for react-router's hooks and links: the only module that uses react-router's
 * internal contexts (docs/decisions/34-router-contexts.md).
 */
import { useContext, type ContextType, type ReactNode } from 'react';
// oxlint-disable-next-line no-restricted-imports -- the one module that may
import { UNSAFE_LocationContext, UNSAFE_RouteContext, type Location } from 'react-router';

/** Parts keep their place without rendering again as long as they get the same object. */
export interface RouterAddress {
  readonly here: ContextType<typeof UNSAFE_LocationContext>;
  readonly route: ContextType<typeof UNSAFE_RouteContext>;
}

export const useRouterAddress = (): RouterAddress => ({
  here: useContext(UNSAFE_LocationContext),
  route: useContext(UNSAFE_RouteContext),
});

/** The address with some parts of its location replaced. */
export const withLocation = (
  { here, route }: RouterAddress,
  change: Partial<Location>,
): RouterAddress => ({ here: { ...here, location: { ...here.location, ...change } }, route });

interface AtAddressProps {
  readonly address: RouterAddress;
  readonly children: ReactNode;
}

/** Everything below sees this address instead of the browser's. */
export const AtAddress = ({ address: { here, route }, children }: AtAddressProps) => (
  <UNSAFE_LocationContext value={here}>
    <UNSAFE_RouteContext value={route}>{children}</UNSAFE_RouteContext>
  </UNSAFE_LocationContext>
);
