/** Names in fields: entities, other fields and calls that are not declared. */
import type { AnyDeclaration } from '../defineResource';
import type { Field } from '../field';

const entitiesOf = (field: Field): readonly (readonly [does: string, entity: string])[] => {
  if (field.kind === 'reference') return [['refers to', field.to]];
  if (field.kind === 'chosen') return [['chooses from', field.of]];
  if (field.kind === 'picks' && field.slot) return [['has a slot of', field.slot.to]];
  return [];
};

/** Fields of the same record that a field needs. */
const neighborsOf = (field: Field): readonly (string | undefined)[] => [
  field.gatedBy,
  field.shownIf?.field,
  field.inside?.field,
  field.kind === 'choice' ? field.elseFrom?.field : undefined,
  field.kind === 'typed' ? field.typeFrom : undefined,
  field.kind === 'credentials' ? field.of : undefined,
  field.kind === 'media' ? field.typeFrom : undefined,
  field.kind === 'media' ? field.markedBy : undefined,
];

export const fieldFaults = (declaration: AnyDeclaration, names: ReadonlySet<string>): string[] =>
  Object.entries(declaration.fields).flatMap(([name, field]) => {
    const it = `${declaration.name}.${name}`;
    const faults: string[] = [];
    for (const [does, entity] of entitiesOf(field)) {
      if (!names.has(entity)) faults.push(`${it} ${does} '${entity}', which is not declared`);
    }
    for (const other of neighborsOf(field)) {
      if (other !== undefined && !Object.hasOwn(declaration.fields, other)) {
        faults.push(`${it} depends on '${other}', which is not a field`);
      }
    }
    if (field.kind === 'reference' && field.via !== undefined) {
      if (!declaration.calls?.extra?.[field.via]) {
        faults.push(`${it} is read by '${field.via}', which is not a call`);
      }
    }
    return faults;
  });
