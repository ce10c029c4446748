/** All declarations together, and the checks that types cannot make of one file alone. */
import { addressFaults } from './checks/addressFaults';
import { fieldFaults } from './checks/fieldFaults';
import { linkFaults } from './checks/linkFaults';
import { screenFaults } from './checks/screenFaults';
import { templateFaults } from './checks/templateFaults';
import { twice } from './checks/twice';
import { declarationFault } from './declarationFault';
import type { AnyDeclaration } from './defineResource';
import { menuFaults } from './menuFaults';
import { menuParts, type MenuPart } from './menuParts';
import type { Screen } from './screen';

export { panelsOf } from './panelsOf';

export interface Registry {
  readonly all: readonly AnyDeclaration[];
  /** Throws for a name no declaration has: a mistake in a declaration, never of a person. */
  readonly find: (name: string) => AnyDeclaration;
  readonly screens: readonly Screen[];
  /** Throws for a name no screen has. */
  readonly screen: (name: string) => Screen;
  /** Sidebars and the menu of the signed-in person. */
  readonly menu: readonly MenuPart[];
}

const faultsIn = (
  all: readonly AnyDeclaration[],
  screens: readonly Screen[] | undefined,
): readonly string[] => {
  const names = new Set(all.map(({ name }) => name));
  const faults = all.flatMap((declaration) => [
    ...fieldFaults(declaration, names),
    ...screenFaults(declaration, names),
    ...templateFaults(declaration),
  ]);
  const sameName = twice(all.map(({ name }) => name));
  if (sameName !== undefined) faults.push(`Two declarations are named '${sameName}'`);
  const samePath = twice(all.flatMap(({ routes }) => routes.list ?? []));
  if (samePath !== undefined) faults.push(`Two declarations have the route '${samePath}'`);
  return [
    ...faults,
    ...menuFaults(all, screens ?? []),
    ...(screens ? [...linkFaults(all, screens), ...addressFaults(all, screens)] : []),
  ];
};

/** The declarations and the hand-made screens as one thing, unchecked. */
export const registryOf = (
  all: readonly AnyDeclaration[],
  screens: readonly Screen[] = [],
): Registry => {
  const byName = new Map(all.map((declaration) => [declaration.name, declaration]));
  return {
    all,
    screens,
    menu: menuParts(all, screens),
    screen: (name) => {
      const screen = screens.find((one) => one.name === name);
      if (!screen) throw new Error(`No screen is named '${name}'`);
      return screen;
    },
    find: (name) => {
      const declaration = byName.get(name);
      if (!declaration) throw new Error(`No declaration is named '${name}'`);
      return declaration;
    },
  };
};

/**
 * The same, checked. Where no page is drawn the screens may be absent; then addresses and links to screens are not
 * checked.
 * @throws an error that lists every fault, so that all can be fixed at once
 */
export const createRegistry = (
  all: readonly AnyDeclaration[],
  screens?: readonly Screen[],
): Registry => {
  const faults = faultsIn(all, screens);
  if (faults.length > 0) {
    const error = new Error(`Declarations:\n${faults.join('\n')}`);
    error.name = declarationFault;
    throw error;
  }
  return registryOf(all, screens);
};
