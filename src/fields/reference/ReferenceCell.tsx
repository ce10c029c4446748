import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useGetList, useRecordContext, type RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { ReferenceField } from '../../schema/field';
import { knownViewPath, parentsIn, type ParentIds } from '../../schema/routes';
import { firstValueAt } from '../../schema/template';
import type { CellProps } from '../contract';
import { asText } from '../shared/asText';
import { ClippedWords, Missing } from '../shared/CellText';
import { ConsoleLink } from '../ConsoleLink';
import { useDeclaration, useRegistry } from '../useDeclaration';
import { useRelatedName, useRelatedNameVia } from './useRelatedName';

// The address that a reference links to: the related record's page, or none while a parent id is missing.

/** The parent ids that both records share; null if one is missing, or if the related record has no page. */
const sharedParents = ({ routes }: AnyDeclaration, record: RaRecord): ParentIds | null => {
  if (routes.view === undefined) return null;
  const ids = parentsIn(routes.view).map((name) => [name, asText(record[name])] as const);
  return ids.some(([, id]) => id === null) ? null : (Object.fromEntries(ids) as ParentIds);
};

/** Uses the id that the reference holds. */
const pathById = (target: AnyDeclaration, id: string, record: RaRecord): string | null =>
  knownViewPath(target, id, sharedParents(target, record) ?? {});

/** Uses another value of the related record, which is looked up in its list; null until it is found. */
const usePathBy = (
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

/** A link to another record. The outline is inside, because a clipped cell would cut it off. */
const RelatedLink = styled(ConsoleLink)(({ theme }) => ({
  color: (theme.vars ?? theme).palette.primary.main,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { textDecoration: 'underline', outlineOffset: -2 },
}));

const noRecord: RaRecord = { id: '' };

const Named = ({ name, to, isRow }: { name: string; to: string | null; isRow: boolean }) => {
  const shown = to === null ? name : <RelatedLink to={to}>{name}</RelatedLink>;
  return isRow ? <ClippedWords title={name}>{shown}</ClippedWords> : <span>{shown}</span>;
};

interface RelatedProps extends Pick<CellProps<ReferenceField>, 'field' | 'place'> {
  readonly record: RaRecord;
  readonly value: string;
}

const LookedFor = ({ field, record, value, name }: RelatedProps & { readonly name: string }) => (
  <Named name={name} to={usePathBy(field, value, record)} isRow={false} />
);

interface NameProps extends Omit<RelatedProps, 'value'> {
  readonly value: string | null;
  readonly name: string;
}

/** The related record's name, linked to its page if the address is known. */
const RelatedName = ({ value, name, ...cell }: NameProps) => {
  const { field, record, place } = cell;
  const target = useRegistry().find(field.to);
  const isRow = place === 'row';
  if (value === null) return <Named name={name} to={null} isRow={isRow} />;
  if (field.by === undefined) {
    return <Named name={name} to={pathById(target, value, record)} isRow={isRow} />;
  }
  // Finding the record needs a request: acceptable for one page, but not for each row of a list.
  return isRow ? (
    <Named name={name} to={null} isRow />
  ) : (
    <LookedFor {...cell} name={name} value={value} />
  );
};

const Aggregated = (props: RelatedProps) => {
  const { field, value } = props;
  const { name, isPending } = useRelatedName({ to: field.to, id: value });
  if (isPending) return <Skeleton width="60%" />;
  return <RelatedName {...props} name={name ?? value} />;
};

interface ViaProps extends RelatedProps {
  readonly via: string;
  /** The name in the current record, used until the related record is loaded. */
  readonly storedName: string | null;
}

const Via = ({ via, storedName, ...props }: ViaProps) => {
  const { field, record, value } = props;
  const declaration = useDeclaration();
  const { name, isPending } = useRelatedNameVia({ declaration, to: field.to, via, record });
  if (isPending && storedName === null) return <Skeleton width="60%" />;
  return <RelatedName {...props} name={name ?? storedName ?? value} />;
};

export const ReferenceCell = ({ source, field, place }: CellProps<ReferenceField>) => {
  const record = useRecordContext() ?? noRecord;
  const value = asText(record[source]);
  const storedName = field.nameFrom ? asText(firstValueAt(record, field.nameFrom)) : null;
  const cell = { field, record, place };
  if (place === 'page' && value !== null && field.via !== undefined) {
    return <Via {...cell} value={value} via={field.via} storedName={storedName} />;
  }
  if (storedName !== null) return <RelatedName {...cell} value={value} name={storedName} />;
  if (value === null) return <Missing source={source} field={field} />;
  return <Aggregated {...cell} value={value} />;
};
