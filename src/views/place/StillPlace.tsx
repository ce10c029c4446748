/**
 * A page under a dialog stands still: what is below sees no change of the address that only opens or closes a
 * dialog over it. Every link listens to the address, and a page of lists has hundreds: without this, each
 * dialog would draw the whole page anew behind itself.
 */
import { useContext, useState, type ReactNode } from 'react';
import { UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router';
import { panelKey } from './useOverlay';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

interface Place extends Address {
  /** What stands over the page, by its part of the address; empty for nothing. */
  readonly dialog: string;
}

/** The address of the page itself, and the dialog that stands over it (see useOverlay). */
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

export const StillPlace = ({ children }: { readonly children: ReactNode }) => {
  const here = useContext(UNSAFE_LocationContext);
  const route = useContext(UNSAFE_RouteContext);
  const place = placeOf(here.location);
  // The page below never hears of a dialog, so that its own links lead to where there is none.
  const { pathname, search } = place;
  const seen = { ...here, location: { ...here.location, pathname, search } };
  const [still, setStill] = useState({ location: here.location, place, seen, route });
  // Set while rendering, so that nothing below is drawn for a place that was left.
  if (still.location !== here.location) {
    const { place: before } = still;
    const isDialog =
      before.pathname === place.pathname &&
      before.search === place.search &&
      before.dialog !== place.dialog;
    const now = { location: here.location, place };
    setStill(isDialog ? { ...still, ...now } : { ...now, seen, route });
  }
  return (
    <UNSAFE_LocationContext value={still.seen}>
      <UNSAFE_RouteContext value={still.route}>{children}</UNSAFE_RouteContext>
    </UNSAFE_LocationContext>
  );
};
