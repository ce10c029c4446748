import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useRecordContext, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import type { ReferenceField } from '../../schema/field';
import { firstValueAt } from '../../schema/template';
import type { CellProps } from '../contract';
import { useRegistry } from '../RegistryContext';
import { asText } from '../shared/asText';
import { Clipped } from '../shared/Clipped';
import { Missing } from '../shared/Missing';
import { useDeclaration } from '../useDeclaration';
import { pathById, usePathBy } from './referencePath';
import { useRelatedName, useRelatedNameVia } from './useRelatedName';

/** A link to another record. The outline is inside, because a clipped cell would cut it off. */
const RelatedLink = styled(Link)(({ theme }) => ({
  color: (theme.vars ?? theme).palette.primary.main,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { textDecoration: 'underline', outlineOffset: -2 },
}));

const noRecord: RaRecord = { id: '' };

const Named = ({ name, to, isRow }: { name: string; to: string | null; isRow: boolean }) => {
  const shown = to === null ? name : <RelatedLink to={to}>{name}</RelatedLink>;
  return isRow ? <Clipped title={name}>{shown}</Clipped> : <span>{shown}</span>;
};

interface RelatedProps extends Pick<CellProps<ReferenceField>, 'field' | 'place'> {
  readonly record: RaRecord;
  /** The stored value. */
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
  readonly known: string | null;
}

const Via = ({ via, known, ...props }: ViaProps) => {
  const { field, record, value } = props;
  const declaration = useDeclaration();
  const { name, isPending } = useRelatedNameVia({ declaration, to: field.to, via, record });
  if (isPending && known === null) return <Skeleton width="60%" />;
  return <RelatedName {...props} name={name ?? known ?? value} />;
};

export const ReferenceCell = ({ source, field, place }: CellProps<ReferenceField>) => {
  const record = useRecordContext() ?? noRecord;
  const value = asText(record[source]);
  const known = field.nameFrom ? asText(firstValueAt(record, field.nameFrom)) : null;
  const cell = { field, record, place };
  if (place === 'page' && value !== null && field.via !== undefined) {
    return <Via {...cell} value={value} via={field.via} known={known} />;
  }
  if (known !== null) return <RelatedName {...cell} value={value} name={known} />;
  if (value === null) return <Missing source={source} field={field} />;
  return <Aggregated {...cell} value={value} />;
};
