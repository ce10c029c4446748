/**
 * A record's parents, by the names its address and its calls give them: `{ account_id: '…' }` for what is at
 * `/organizations/view/:account_id/apps`. Empty for what stands on its own.
 */
export type Within = Readonly<Record<string, string>>;

export const nowhere: Within = {};

/** Names of a route's segments that are not the record's own id. */
export const parentsIn = (route: string | undefined): readonly string[] =>
  [...(route ?? '').matchAll(/:([A-Za-z_]+)/g)].flatMap(([, name = '']) =>
    name === 'id' ? [] : [name],
  );

const isKnown = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/** A declared route with its parents (and, where given, the id) filled in; null while one of them is unknown. */
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
 * The same where all of them are sure to be known. An address with an unfilled segment leads to no page, so it is
 * a mistake of the code that asked.
 */
export const fillRoute = (route: string, values: Readonly<Record<string, unknown>>): string => {
  const path = knownRoute(route, values);
  if (path === null) {
    throw new Error(`'${route}' cannot be filled from: ${Object.keys(values).join(', ')}`);
  }
  return path;
};
