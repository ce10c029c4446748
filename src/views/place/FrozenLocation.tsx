/**
 * Keeps a page below a dialog from re-rendering: it does not see address changes that only open or close a dialog.
 * Every link subscribes to the address, and a page of lists has hundreds; otherwise each dialog would re-render the
 * whole page behind it.
 */
import { useState, type ReactNode } from 'react';
import { AtAddress, useRouterAddress, withLocation } from './routerAddress';
import { usePage } from './usePage';

export const FrozenLocation = ({ children }: { readonly children: ReactNode }) => {
  const address = useRouterAddress();
  const { location } = address.here;
  const page = usePage();
  // The page below never sees the dialog in the address, so its own links lead to the page without it.
  const { pathname, search } = page;
  const seen = withLocation(address, { pathname, search });
  const [still, setStill] = useState({ location, page, seen });
  // Set during rendering, so that nothing below renders for an outdated address.
  if (still.location !== location) {
    const { page: before } = still;
    const isDialog =
      before.pathname === pathname &&
      before.search === search &&
      before.overlayAddress !== page.overlayAddress;
    setStill({ location, page, seen: isDialog ? still.seen : seen });
  }
  return <AtAddress address={still.seen}>{children}</AtAddress>;
};
