/** Checks all declarations together when the console starts: what types cannot see of one file alone. */
import type { AnyDeclaration } from './defineResource';

export interface Registry {
  readonly all: readonly AnyDeclaration[];
  /** Throws for a name no declaration has: a mistake in a declaration, never of a person. */
  readonly find: (name: string) => AnyDeclaration;
}

const twice = (values: readonly string[]): string | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);

const faultsOf = (declaration: AnyDeclaration, names: ReadonlySet<string>): string[] => {
  const faults: string[] = [];
  for (const [name, field] of Object.entries(declaration.fields)) {
    if (field.kind === 'reference' && !names.has(field.to)) {
      faults.push(`${declaration.name}.${name} refers to '${field.to}', which is not declared`);
    }
    for (const other of [field.gatedBy, field.shownIf?.field]) {
      if (other !== undefined && !Object.hasOwn(declaration.fields, other)) {
        faults.push(`${declaration.name}.${name} depends on '${other}', which is not a field`);
      }
    }
    if (field.kind === 'reference' && field.via !== undefined) {
      if (!declaration.calls?.extra?.[field.via]) {
        faults.push(`${declaration.name}.${name} is read by '${field.via}', which is not a call`);
      }
    }
  }
  if (declaration.edit && !declaration.routes.view) {
    faults.push(`${declaration.name} can be edited but has no view route`);
  }
  return faults;
};

/** The declarations as one thing; throws with every fault found, so that they are mended in one go. */
export const createRegistry = (all: readonly AnyDeclaration[]): Registry => {
  const names = new Set(all.map(({ name }) => name));
  const faults = all.flatMap((declaration) => faultsOf(declaration, names));
  const sameName = twice(all.map(({ name }) => name));
  if (sameName) faults.push(`Two declarations are named '${sameName}'`);
  const samePath = twice(all.map(({ routes }) => routes.list));
  if (samePath) faults.push(`Two declarations have the route '${samePath}'`);
  if (faults.length > 0) throw new Error(`Declarations:\n${faults.join('\n')}`);

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
