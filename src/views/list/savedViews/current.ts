/** Determines which saved view a list currently shows. */
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { Within } from '../../../schema/within';
import { parametersOf, queryFrom, type ListQuery } from '../listQuery';
import type { SavedView } from './viewsStore';

export interface Listed {
  readonly declaration: AnyDeclaration;
  readonly within: Within;
}

type Parameters = Readonly<Record<string, string>>;

/** Drops parameters that the list no longer knows. */
export const knownParameters = (listed: Listed, parameters: Parameters): Parameters =>
  parametersOf(
    listed,
    queryFrom(listed, (key) => (Object.hasOwn(parameters, key) ? (parameters[key] ?? null) : null)),
  );

/** A comparison key; equal settings have equal keys, because parameters have a fixed order. */
const signOf = (parameters: Parameters): string => JSON.stringify(parameters);

export const isPlain = (listed: Listed, query: ListQuery): boolean =>
  signOf(parametersOf(listed, query)) === '{}';

/** Returns the view with exactly these settings; of several, the one selected last. */
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
