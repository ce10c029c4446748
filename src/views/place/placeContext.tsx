/** The parent ids of the current screen: those in its address, or those that its panel received. */
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { asText } from '../../fields/shared/asText';
import { noParents, type ParentIds } from '../../schema/routes';

export { parentMeta, searchMetaOf } from '../list/state/listRequest';

interface Place {
  readonly within: ParentIds;
  /** Name of the entity whose panel this is; null on its own page. */
  readonly panel: string | null;
}

const PlaceContext = createContext<Place>({ within: noParents, panel: null });

export const usePlace = (): Place => useContext(PlaceContext);

export const useParentIds = (): ParentIds => usePlace().within;

/**
 * Parent ids of the rows of a panel, from the page's record; null if it lacks one.
 * @param from by parent: the record's field
 */
export const withinOf = (
  from: Readonly<Record<string, string>>,
  record: Readonly<Record<string, unknown>>,
): ParentIds | null => {
  const ids = Object.entries(from).map(([name, field]) => [name, asText(record[field])] as const);
  return ids.some(([, id]) => id === null) ? null : (Object.fromEntries(ids) as ParentIds);
};

/** Keeps the same object while the ids are equal, because it is part of every query key. */
export const PlaceProvider = ({
  within,
  panel = null,
  children,
}: {
  readonly within: ParentIds;
  readonly panel?: string | null;
  readonly children: ReactNode;
}) => {
  const ids = JSON.stringify(within);
  const place = useMemo(() => ({ within: JSON.parse(ids) as ParentIds, panel }), [ids, panel]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
};
