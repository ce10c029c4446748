/** Which entries of the navigation have their screen: those that routes lead to, no more. */
import type { AnyDeclaration } from '../schema/defineResource';

const madeByHand: readonly string[] = ['/', '/account', '/settings'];

/** A navigation entry calls an id `:id`, a declaration by the field that holds it. */
const anonymous = (path: string): string => path.replace(/:[A-Za-z_]+/g, ':');

export const createIsThere = (
  declarations: readonly AnyDeclaration[],
): ((path: string) => boolean) => {
  const routes = declarations.flatMap(({ routes: { list, view } }) =>
    [list ?? [], view ?? []].flat(),
  );
  const paths = new Set([...madeByHand, ...routes].map(anonymous));
  return (path) => paths.has(anonymous(path));
};
