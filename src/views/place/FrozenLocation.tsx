/**
 * Keeps a page below a dialog from re-rendering: it does not see address changes that only open or close a dialog.
 * Every link subscribes to the address, and a page of lists has hundreds; otherwise each dialog would re-render the
 * whole page behind it.
 */
import { useState, type ReactNode } from 'react';
import { AtAddress, useRouterAddress, withLocation } from './routerAddress';
import { panelKey } from './useOverlay';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

interface Place extends Address {
  /** The dialog over the page, as its part of the address; '' for none. */
  readonly dialog: string;
}

/** Splits an address into the page and the dialog over it (see useOverlay). */
const placeOf = ({ pathname, search }: Address): Place => {
  const page = pathname.replace(/\/(create|edit|edit\/[^/]+)$/, '');
  const parameters = new URLSearchParams(search);
  const panel = parameters.get(panelKey);
  if (panel === null) return { pathname: page, search, dialog: pathname.slice(page.length) };
  parameters.delete(panelKey);
  const rest = parameters.toString();
  return {
    pathname: page,
    search: rest === '' ? '' : `?${rest}`,
    dialog: `${pathname.slice(page.length)}?${panel}`,
  };
};

export const FrozenLocation = ({ children }: { readonly children: ReactNode }) => {
  const address = useRouterAddress();
  const { location } = address.here;
  const place = placeOf(location);
  // The page below never sees the dialog in the address, so its own links lead to the page without it.
  const { pathname, search } = place;
  const seen = withLocation(address, { pathname, search });
  const [still, setStill] = useState({ location, place, seen });
  // Set during rendering, so that nothing below renders for an outdated address.
  if (still.location !== location) {
    const { place: before } = still;
    const isDialog =
      before.pathname === place.pathname &&
      before.search === place.search &&
      before.dialog !== place.dialog;
    setStill({ location, place, seen: isDialog ? still.seen : seen });
  }
  return <AtAddress address={still.seen}>{children}</AtAddress>;
};
