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

const withId = (audit: Omit<Audit, 'id'>, id: Identifier | undefined): Audit =>
  id === undefined ? audit : { ...audit, id };

/** `action` replaces the verb and the label where docs/rules.md names one (DELETE_USER_MEMBERSHIP). */
export const auditOf = (
  declaration: Pick<AnyDeclaration, 'label' | 'auditAs'>,
  verb: Verb,
  id?: Identifier,
  action?: string,
): Audit => {
  const type = declaration.auditAs ?? upperSnake(declaration.label);
  return withId({ type, action: action ?? `${verb}_${type}` }, id);
};

/** Of a call that only names its action: 'DELETE_ZONE_PRODUCT' changes a ZONE_PRODUCT. */
export const auditOfAction = (
  action: string,
  id?: Identifier,
  type = action.replace(/^[A-Z]+_/, ''),
): Audit => withId({ type, action }, id);
