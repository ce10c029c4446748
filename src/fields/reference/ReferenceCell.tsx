import Skeleton from '@mui/material/Skeleton';
import type { ReferenceField } from '../../schema/field';
import { firstValueAt } from '../../schema/template';
import type { CellProps } from '../contract';
import { useRegistry } from '../RegistryContext';
import { asText } from '../shared/asText';
import { Clipped } from '../shared/Clipped';
import { Missing } from '../shared/Missing';
import { pathById, usePathBy } from './referencePath';
import { RelatedLink } from './RelatedLink';
import { useRelatedName, useRelatedNameVia } from './useRelatedName';

interface NameProps {
  readonly cell: CellProps<ReferenceField>;
  /** What the field holds. */
  readonly value: string | null;
  readonly name: string;
}

const Named = ({ name, to, isRow }: { name: string; to: string | null; isRow: boolean }) => {
  const shown = to === null ? name : <RelatedLink to={to}>{name}</RelatedLink>;
  return isRow ? <Clipped title={name}>{shown}</Clipped> : <span>{shown}</span>;
};

const LookedFor = ({
  field,
  record,
  value,
  name,
}: CellProps<ReferenceField> & { value: string }) => (
  <Named name={name} to={usePathBy(field, value, record)} isRow={false} />
);

/** The related record's name, leading to its page where the address of that is known. */
const RelatedName = ({ cell, value, name }: NameProps) => {
  const { field, record, place } = cell;
  const target = useRegistry().find(field.to);
  const isRow = place === 'row';
  if (value === null) return <Named name={name} to={null} isRow={isRow} />;
  if (field.by === undefined) {
    return <Named name={name} to={pathById(target, value, record)} isRow={isRow} />;
  }
  // Looking for the record is a call: one for a page, and none for the rows of a list.
  return isRow ? (
    <Named name={name} to={null} isRow />
  ) : (
    <LookedFor {...cell} name={name} value={value} />
  );
};

interface FetchedProps {
  readonly cell: CellProps<ReferenceField>;
  readonly id: string;
}

const Aggregated = ({ cell, id }: FetchedProps) => {
  const { name, isPending } = useRelatedName({ to: cell.field.to, id });
  if (isPending) return <Skeleton width="60%" />;
  return <RelatedName cell={cell} value={id} name={name ?? id} />;
};

interface ViaProps extends FetchedProps {
  readonly via: string;
  /** The name that the record carries, until the related record itself has come. */
  readonly known: string | null;
}

const Via = ({ cell, id, via, known }: ViaProps) => {
  const { declaration, field, record } = cell;
  const { name, isPending } = useRelatedNameVia({ declaration, to: field.to, via, record });
  if (isPending && known === null) return <Skeleton width="60%" />;
  return <RelatedName cell={cell} value={id} name={name ?? known ?? id} />;
};

export const ReferenceCell = (cell: CellProps<ReferenceField>) => {
  const { declaration, field, name, record, place } = cell;
  const id = asText(record[name]);
  const known = field.nameFrom ? asText(firstValueAt(record, field.nameFrom)) : null;
  if (place === 'page' && id !== null && field.via !== undefined) {
    return <Via cell={cell} id={id} via={field.via} known={known} />;
  }
  if (known !== null) return <RelatedName cell={cell} value={id} name={known} />;
  if (id === null) return <Missing declaration={declaration} name={name} field={field} />;
  return <Aggregated cell={cell} id={id} />;
};
