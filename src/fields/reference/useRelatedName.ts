/** Name of a related record that the current record does not contain. */
import { useQuery } from '@tanstack/react-query';
import { useReference, type RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import { fillTemplate } from '../../schema/template';
import { useRegistry } from '../useDeclaration';
import { useLookups } from '../useProvider';

const nameIn = (target: AnyDeclaration, record: unknown): string | null =>
  fillTemplate(target.represent, record).trim() || null;

/** Requests of one page are combined into one call and shared through the cache. */
export const useRelatedName = ({
  to,
  id,
  isWanted = true,
}: {
  readonly to: string;
  readonly id: string;
  readonly isWanted?: boolean;
}) => {
  const target = useRegistry().find(to);
  const { referenceRecord, isPending, error } = useReference({
    reference: to,
    id,
    options: { enabled: isWanted },
  });
  const isMissing = isWanted && !isPending && !error && referenceRecord === undefined;
  return { name: nameIn(target, referenceRecord), isPending, isMissing };
};

/** Uses a call that the declaration names, on the record's own page. */
export const useRelatedNameVia = ({
  declaration,
  to,
  via,
  record,
}: {
  readonly declaration: AnyDeclaration;
  readonly to: string;
  readonly via: string;
  readonly record: RaRecord;
}) => {
  const lookups = useLookups();
  const target = useRegistry().find(to);
  const { data, isPending } = useQuery({
    queryKey: [declaration.name, 'extra', via, String(record.id)],
    queryFn: ({ signal }) => lookups.extra(declaration, via, record, signal),
  });
  return { name: nameIn(target, data), isPending };
};
