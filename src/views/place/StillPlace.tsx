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

/** The address without the dialog that stands over it, and that dialog. */
const split = ({ pathname, search }: Address): readonly [string, string | null] => {
  const parameters = new URLSearchParams(search);
  const panel = parameters.get(panelKey);
  parameters.delete(panelKey);
  return [`${pathname}?${parameters.toString()}`, panel];
};

export const StillPlace = ({ children }: { readonly children: ReactNode }) => {
  const here = useContext(UNSAFE_LocationContext);
  const route = useContext(UNSAFE_RouteContext);
  const { location } = here;
  const [still, setStill] = useState({ location, here, route });
  // Set while rendering, so that nothing below is drawn for a place that was left.
  if (still.location !== location) {
    const [before, panelBefore] = split(still.location);
    const [now, panelNow] = split(location);
    const isDialog = before === now && panelBefore !== panelNow;
    setStill(isDialog ? { ...still, location } : { location, here, route });
  }
  return (
    <UNSAFE_LocationContext value={still.here}>
      <UNSAFE_RouteContext value={still.route}>{children}</UNSAFE_RouteContext>
    </UNSAFE_LocationContext>
  );
};
