import type { RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { ParentIds } from '../../schema/routes';
import { secretNames, secretValues } from './secrets';
import type { Gap, There } from './there';
import { lackingNames, sentCopy, type CopyValues } from './values';

export interface CopySource {
  readonly declaration: AnyDeclaration;
  readonly record: RaRecord;
  readonly parents: ParentIds;
  /** The entered secrets; null where secrets do not matter. */
  readonly typed: CopyValues | null;
}

/** The values of a copy, and what it lacks. */
export const copyOf = (
  there: There,
  { declaration, record, parents, typed }: CopySource,
  created: (gap: Gap) => string | undefined,
) => {
  const sent = sentCopy(declaration, record, { parents, keepsUnique: true });
  const exchanged = there.exchange(declaration, sent, created);
  const secrets = typed ? secretValues(declaration, typed) : {};
  const copy = { ...exchanged.values, ...secrets };
  const fine = new Set(typed ? Object.keys(secrets) : secretNames(declaration, record));
  return {
    ...exchanged,
    values: copy,
    lacking: lackingNames(declaration, record, { ...copy, ...parents }).filter(
      (name) => !fine.has(name),
    ),
  };
};
