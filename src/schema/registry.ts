/** Checks all declarations together when the console starts: what types cannot see of one file alone. */
import { addressFaults } from './checks/addressFaults';
import { fieldFaults } from './checks/fieldFaults';
import { screenFaults } from './checks/screenFaults';
import { templateFaults } from './checks/templateFaults';
import { twice } from './checks/twice';
import { declarationFault } from './declarationFault';
import type { AnyDeclaration } from './defineResource';

export { panelsOf } from './panelsOf';

export interface Registry {
  readonly all: readonly AnyDeclaration[];
  /** Throws for a name no declaration has: a mistake in a declaration, never of a person. */
  readonly find: (name: string) => AnyDeclaration;
}

const faultsIn = (all: readonly AnyDeclaration[]): readonly string[] => {
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
  return [...faults, ...addressFaults(all)];
};

/** The declarations as one thing; throws with every fault found, so that all can be fixed at once. */
export const createRegistry = (all: readonly AnyDeclaration[]): Registry => {
  const faults = faultsIn(all);
  if (faults.length > 0) {
    const error = new Error(`Declarations:\n${faults.join('\n')}`);
    error.name = declarationFault;
    throw error;
  }
  const byName = new Map(all.map((declaration) => [declaration.name, declaration]));
  return {
    all,
    find: (name) => {
      const declaration = byName.get(name);
      if (!declaration) throw new Error(`No declaration is named '${name}'`);
      return declaration;
    },
  };
};
