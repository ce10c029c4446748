import { panelsOf, type AnyDeclaration } from './defineResource';

/** Removes the parameter names of a path: `/api/pick-lists/:id` and `/api/pick-lists/:pick_list_id` become equal. */
const shapeOf = (path: string): string => path.replace(/:[A-Za-z_]+/g, ':');

const readPaths = ({ calls }: AnyDeclaration): readonly string[] => {
  const { list, one } = calls ?? {};
  return [list?.path, typeof one === 'object' ? one.path : undefined].flatMap((path) =>
    path === undefined ? [] : [shapeOf(path)],
  );
};

/**
 * Names of the entities whose rows or pages may change with a record of this one: its own, those that show it in a
 * panel (their page may count it), and those that are read from the same responses.
 */
export const shownWith = (
  all: readonly AnyDeclaration[],
  changed: AnyDeclaration,
): readonly string[] => {
  const paths = readPaths(changed);
  return all
    .filter(
      (other) =>
        other.name === changed.name ||
        panelsOf(other).some((panel) => 'of' in panel && panel.of === changed.name) ||
        readPaths(other).some((path) => paths.includes(path)),
    )
    .map(({ name }) => name);
};
