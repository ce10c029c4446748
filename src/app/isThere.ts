/** Which entries of the navigation have their screen: those that routes lead to, no more. */
import type { AnyDeclaration } from '../schema/defineResource';

const madeByHand: readonly string[] = ['/', '/account'];

export const createIsThere = (
  declarations: readonly AnyDeclaration[],
): ((path: string) => boolean) => {
  const paths = new Set([
    ...madeByHand,
    ...declarations.flatMap(({ routes }) => [routes.list, routes.view ?? routes.list]),
  ]);
  return (path) => paths.has(path);
};
