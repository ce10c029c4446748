/** The audit headers of a declared mutation (rules 6): UPPER_SNAKE words from the entity's label. */
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Identifier } from '../../src/schema/field';

export type Verb = 'CREATE' | 'UPDATE' | 'DELETE';

export interface Audit {
  readonly type: string;
  readonly action: string;
  readonly id?: Identifier;
}

const upperSnake = (label: string): string =>
  label
    .trim()
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_');

/** `action` replaces the verb and the label where docs/rules.md names one (DELETE_USER_MEMBERSHIP). */
export const auditOf = (
  declaration: Pick<AnyDeclaration, 'label' | 'auditAs'>,
  verb: Verb,
  id?: Identifier,
  action?: string,
): Audit => {
  const type = declaration.auditAs ?? upperSnake(declaration.label);
  return { type, action: action ?? `${verb}_${type}`, ...(id === undefined ? {} : { id }) };
};
