/** Faults in navigation entries, as sentences; the registry throws them. */
import type { AnyDeclaration } from './defineResource';
import { baseOf, globalGroups, isWithin, placesOf, type Placed } from './menuParts';
import type { Screen } from './screen';

const twice = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

const nestingFaults = (places: readonly Placed[]): readonly string[] =>
  places.flatMap(({ name, group, below }) => {
    if (below === undefined) return [];
    const above = places.find((place) => place.name === below && place.group === group);
    const isFirstLevel = above?.below === undefined && !above?.isOnlyInPalette;
    return above && isFirstLevel
      ? []
      : [`${name} is below '${below}', which is no first-level entry of the menu '${group}'`];
  });

/** A sidebar belongs to the pages of one record or one area, so its entries must have the same base address. */
const baseFaults = (
  places: readonly Placed[],
  declarations: readonly AnyDeclaration[],
): readonly string[] =>
  [...new Set(places.map(({ group }) => group))].flatMap((group) => {
    const own = places.filter((place) => place.group === group);
    if (globalGroups.includes(group)) {
      return own
        .filter(({ to }) => to.includes(':'))
        .map(({ name, to }) => `${name} is in the menu '${group}', but '${to}' needs a record`);
    }
    const base = baseOf(own, declarations).address;
    if (base === '') return [`The entries of the menu '${group}' share no address`];
    return own
      .filter(({ to }) => to !== base && !isWithin(to, base))
      .map(({ name, to }) => `${name} is in the menu '${group}', but '${to}' is not in '${base}'`);
  });

export const menuFaults = (
  declarations: readonly AnyDeclaration[],
  screens: readonly Screen[],
): readonly string[] => {
  const places = placesOf(declarations, screens);
  const sameName = screens.filter(({ name }) => declarations.some((one) => one.name === name));
  return [
    ...declarations
      .filter(({ menu, routes }) => menu && routes.list === undefined)
      .map(({ name }) => `${name} is in the menu, but has no list to open`),
    ...sameName.map(({ name }) => `An entity and a screen are named '${name}'`),
    ...places
      .filter(({ key, group }) => key !== undefined && group !== 'main')
      .map(({ name, group }) => `${name} has a key in the menu '${group}'; only 'main' has keys`),
    ...nestingFaults(places),
    ...baseFaults(places, declarations),
    ...twice(places.flatMap(({ key }) => key ?? [])).map(
      (key) => `Two entries of the menu have the key '${key}'`,
    ),
    ...twice(screens.map(({ name }) => name)).map((name) => `Two screens are named '${name}'`),
  ];
};
