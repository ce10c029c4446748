/**
 * A record's parent ids, by the names in its address and its calls: `{ account_id: '…' }` for
 * `/organizations/view/:account_id/apps`. Empty if the entity has no parents.
 */
export type Within = Readonly<Record<string, string>>;

export const nowhere: Within = {};

/** Returns the names of a route's segments other than the record's own id. */
export const parentsIn = (route: string | undefined): readonly string[] =>
  [...(route ?? '').matchAll(/:([A-Za-z_]+)/g)].flatMap(([, name = '']) =>
    name === 'id' ? [] : [name],
  );

const isKnown = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/** Fills a declared route with the parent ids (and the id, if given); null if one is missing. */
export const knownRoute = (
  route: string,
  values: Readonly<Record<string, unknown>>,
): string | null => {
  const segments = route.split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const value = values[segment.slice(1)];
    return isKnown(value) ? encodeURIComponent(value) : null;
  });
  return segments.includes(null) ? null : segments.join('/');
};

/**
 * Like `knownRoute`, for values that must be known.
 * @throws if a segment stays unfilled, since the address would lead to no page
 */
export const fillRoute = (route: string, values: Readonly<Record<string, unknown>>): string => {
  const path = knownRoute(route, values);
  if (path === null) {
    throw new Error(`'${route}' cannot be filled from: ${Object.keys(values).join(', ')}`);
  }
  return path;
};
