/** The declarations behind an address: of the page and its panels. */
import type { AnyDeclaration, Panel } from '../../schema/defineResource';
import { matchPath, type MatchedRoute } from '../../schema/routes';

export interface Drawn {
  readonly name: string;
  readonly file: string;
  readonly as: MatchedRoute['screen'] | 'document' | 'panel';
}

const fileOf = (name: string): string => `resources/${name}.ts`;

const panelsAt = (
  { list, document, view }: AnyDeclaration,
  screen: MatchedRoute['screen'],
): readonly Panel[] =>
  screen === 'view' || screen === 'edit'
    ? (view?.panels ?? [])
    : [...(list?.panels ?? []), ...(document?.panels ?? [])];

export const drawnBy = (
  declarations: readonly AnyDeclaration[],
  pathname: string,
): readonly Drawn[] => {
  const matched = matchPath(declarations, pathname);
  const own = declarations.find(({ name }) => name === matched?.name);
  if (!matched || !own) return [];
  const panels = panelsAt(own, matched.screen).flatMap((panel): Drawn[] =>
    'of' in panel ? [{ name: panel.of, file: fileOf(panel.of), as: 'panel' }] : [],
  );
  const as = own.document && matched.screen === 'list' ? 'document' : matched.screen;
  return [{ name: own.name, file: fileOf(own.name), as }, ...panels];
};
