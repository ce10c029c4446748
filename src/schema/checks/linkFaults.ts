import type { AnyDeclaration } from '../defineResource';
import type { Screen } from '../screen';

/** Links of lists to hand-made screens that do not exist. */
export const linkFaults = (
  all: readonly AnyDeclaration[],
  screens: readonly Screen[],
): readonly string[] =>
  all.flatMap(({ name, list }) =>
    (list?.links ?? [])
      .filter((link) => !screens.some((screen) => screen.name === link))
      .map((link) => `${name} links to the screen '${link}', which does not exist`),
  );
