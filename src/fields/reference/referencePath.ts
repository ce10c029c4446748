/** The address that a reference links to: the related record's page, or none while a parent id is missing. */
import { useGetList, type RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { ReferenceField } from '../../schema/field';
import { knownViewPath } from '../../schema/routes';
import { parentsIn, type Within } from '../../schema/within';
import { asText } from '../shared/asText';
import { useRegistry } from '../RegistryContext';

/** The parent ids that both records share; null if one is missing, or if the related record has no page. */
const sharedParents = ({ routes }: AnyDeclaration, record: RaRecord): Within | null => {
  if (routes.view === undefined) return null;
  const ids = parentsIn(routes.view).map((name) => [name, asText(record[name])] as const);
  return ids.some(([, id]) => id === null) ? null : (Object.fromEntries(ids) as Within);
};

/** Uses the id that the reference holds. */
export const pathById = (target: AnyDeclaration, id: string, record: RaRecord): string | null =>
  knownViewPath(target, id, sharedParents(target, record) ?? {});

/** Uses another value of the related record, which is looked up in its list; null until it is found. */
export const usePathBy = (
  { to, by = 'id' }: ReferenceField,
  value: string,
  record: RaRecord,
): string | null => {
  const target = useRegistry().find(to);
  const within = sharedParents(target, record);
  const comesWhole = target.calls?.list?.paging.kind === 'whole';
  const { data } = useGetList<RaRecord>(
    to,
    {
      // The same request as on the list's own screen, so that both share the response.
      pagination: { page: 1, perPage: 100_000 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
      ...(within === null || Object.keys(within).length === 0 ? {} : { meta: { within } }),
    },
    { enabled: comesWhole && within !== null },
  );
  const found = data?.find((row) => asText(row[by]) === value);
  return found === undefined ? null : knownViewPath(target, found.id, within ?? {});
};
