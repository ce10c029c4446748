/** The audit headers of a declared mutation (rules 6): UPPER_SNAKE words from the entity's label. */
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Identifier } from '../../src/schema/field';
import { hasUniqueId } from '../../src/schema/parents';
import { parentsIn, type ParentIds } from '../../src/schema/routes';
import type { AuditId } from '../transport/types';

export type Verb = 'CREATE' | 'UPDATE' | 'DELETE';

export interface Audit {
  readonly type: string;
  readonly action: string;
  readonly id?: AuditId;
}

const upperSnake = (label: string): string =>
  label
    .trim()
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_');

const withId = (audit: Omit<Audit, 'id'>, id: AuditId | undefined): Audit =>
  id === undefined ? audit : { ...audit, id };

/** `action` replaces the verb and the label where docs/rules.md names one (DELETE_USER_MEMBERSHIP). */
export const auditOf = (
  declaration: Pick<AnyDeclaration, 'label' | 'auditAs'>,
  verb: Verb,
  id?: AuditId,
  action?: string,
): Audit => {
  const type = declaration.auditAs ?? upperSnake(declaration.label);
  return withId({ type, action: action ?? `${verb}_${type}` }, id);
};

/** Of a call that only names its action: 'DELETE_ZONE_PRODUCT' changes a ZONE_PRODUCT. */
export const auditOfAction = (
  action: string,
  id?: AuditId,
  type = action.replace(/^[A-Z]+_/, ''),
): Audit => withId({ type, action }, id);

interface Audited {
  /** The call's declared path. */
  readonly path: string;
  readonly within: ParentIds;
  /** Absent if the platform has not given one yet. */
  readonly id: Identifier | undefined;
}

/**
 * The id for the audit. A version, a name or an entry of a list says nothing without the record it belongs to, so the
 * ids of its parents come first.
 */
export const auditIdOf = (
  declaration: AnyDeclaration,
  { path, within, id }: Audited,
): AuditId | undefined => {
  const { calls, document } = declaration;
  // A document's id is that of its parent.
  if (document || (hasUniqueId(declaration) && path.includes(':id'))) return id;
  const names = parentsIn(path).length > 0 ? parentsIn(path) : parentsIn(calls?.list?.path);
  const parents = names.flatMap((name) => within[name] ?? []);
  const isParent = id === undefined || parents.at(-1) === String(id);
  const ids = isParent ? parents : [...parents, id];
  return ids.length > 1 ? ids : ids[0];
};
