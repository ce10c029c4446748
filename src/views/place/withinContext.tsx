/** What the screen at hand stands within: the ids its address names, or those its panel was given. */
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { nowhere, type Within } from '../../schema/within';

export { metaOf, searchMetaOf } from './metaOf';

interface Place {
  readonly within: Within;
  /** Name of the entity whose panel this is; null on a page of its own. */
  readonly panel: string | null;
}

const PlaceContext = createContext<Place>({ within: nowhere, panel: null });

export const usePlace = (): Place => useContext(PlaceContext);

export const useWithin = (): Within => usePlace().within;

/** Keeps its value while the ids stay the same: they are part of every query's key. */
export const PlaceProvider = ({
  within,
  panel = null,
  children,
}: {
  readonly within: Within;
  readonly panel?: string | null;
  readonly children: ReactNode;
}) => {
  const ids = JSON.stringify(within);
  const place = useMemo(() => ({ within: JSON.parse(ids) as Within, panel }), [ids, panel]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
};
