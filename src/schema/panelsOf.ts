import type { AnyDeclaration, Panel } from './defineResource';

/** Every panel of an entity, wherever it stands. */
export const panelsOf = ({ list, document, view, edit }: AnyDeclaration): readonly Panel[] => [
  ...(list?.panels ?? []),
  ...(document?.panels ?? []),
  ...(view?.panels ?? []),
  ...(edit?.tabs ?? []).flatMap(({ panels = [] }) => panels),
];
