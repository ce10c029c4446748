import type { AnyDeclaration, Panel } from './defineResource';

/** Returns all panels of an entity: in its list, document, view and edit form. */
export const panelsOf = ({ list, document, view, edit }: AnyDeclaration): readonly Panel[] => [
  ...(list?.panels ?? []),
  ...(document?.panels ?? []),
  ...(view?.panels ?? []),
  ...(edit?.tabs ?? []).flatMap(({ panels = [] }) => panels),
];
