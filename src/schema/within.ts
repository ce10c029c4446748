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

/** A declared route with its parents (and, where given, the id) filled in. */
export const fillRoute = (
  route: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  route.replace(/:([A-Za-z_]+)/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : encodeURIComponent(String(value));
  });
