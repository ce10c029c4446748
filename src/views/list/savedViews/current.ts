/** Which of a person's views a list shows at the moment. */
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { Within } from '../../../schema/within';
import { parametersOf, queryFrom, type ListQuery } from '../listQuery';
import type { SavedView } from './viewsStore';

export interface Listed {
  readonly declaration: AnyDeclaration;
  readonly within: Within;
}

type Parameters = Readonly<Record<string, string>>;

/** A view's parameters as far as the list still knows them. */
export const knownParameters = (listed: Listed, parameters: Parameters): Parameters =>
  parametersOf(
    listed,
    queryFrom(listed, (key) => (Object.hasOwn(parameters, key) ? (parameters[key] ?? null) : null)),
  );

/** The same for what says the same: parameters come in one order. */
const signOf = (parameters: Parameters): string => JSON.stringify(parameters);

export const isPlain = (listed: Listed, query: ListQuery): boolean =>
  signOf(parametersOf(listed, query)) === '{}';

/** The view that says exactly this; of several, the one that was chosen last. */
export const viewShown = (
  listed: Listed,
  views: readonly SavedView[],
  query: ListQuery,
  lastId: string | null,
): SavedView | undefined => {
  const sign = signOf(parametersOf(listed, query));
  const same = views.filter(
    ({ parameters }) => signOf(knownParameters(listed, parameters)) === sign,
  );
  return same.find(({ id }) => id === lastId) ?? same[0];
};
