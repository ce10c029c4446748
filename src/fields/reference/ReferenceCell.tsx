import Skeleton from '@mui/material/Skeleton';
import type { ReferenceField } from '../../schema/field';
import { viewPath } from '../../schema/routes';
import { firstValueAt } from '../../schema/template';
import type { CellPlace, CellProps } from '../contract';
import { useRegistry } from '../RegistryContext';
import { asText } from '../shared/asText';
import { Clipped } from '../shared/Clipped';
import { Missing } from '../shared/Missing';
import { RelatedLink } from './RelatedLink';
import { useRelatedName, useRelatedNameVia } from './useRelatedName';

interface NameProps {
  readonly to: string;
  readonly id: string | null;
  readonly name: string;
  readonly place: CellPlace;
}

/** The related record's name, leading to its page where it has one. */
const RelatedName = ({ to, id, name, place }: NameProps) => {
  const target = useRegistry().find(to);
  const shown =
    id !== null && target.routes.view ? (
      <RelatedLink to={viewPath(target, id)}>{name}</RelatedLink>
    ) : (
      name
    );
  return place === 'row' ? <Clipped title={name}>{shown}</Clipped> : <span>{shown}</span>;
};

interface FetchedProps {
  readonly cell: CellProps<ReferenceField>;
  readonly id: string;
}

const Aggregated = ({ cell, id }: FetchedProps) => {
  const { name, isPending } = useRelatedName({ to: cell.field.to, id });
  if (isPending) return <Skeleton width="60%" />;
  return <RelatedName to={cell.field.to} id={id} name={name ?? id} place={cell.place} />;
};

interface ViaProps extends FetchedProps {
  readonly via: string;
  /** The name that the record carries, until the related record itself has come. */
  readonly known: string | null;
}

const Via = ({ cell, id, via, known }: ViaProps) => {
  const { declaration, field, record, place } = cell;
  const { name, isPending } = useRelatedNameVia({ declaration, to: field.to, via, record });
  if (isPending && known === null) return <Skeleton width="60%" />;
  return <RelatedName to={field.to} id={id} name={name ?? known ?? id} place={place} />;
};

export const ReferenceCell = (cell: CellProps<ReferenceField>) => {
  const { declaration, field, name, record, place } = cell;
  const id = asText(record[name]);
  const known = field.nameFrom ? asText(firstValueAt(record, field.nameFrom)) : null;
  if (place === 'page' && id !== null && field.via !== undefined) {
    return <Via cell={cell} id={id} via={field.via} known={known} />;
  }
  if (known !== null) return <RelatedName to={field.to} id={id} name={known} place={place} />;
  if (id === null) return <Missing declaration={declaration} name={name} field={field} />;
  return <Aggregated cell={cell} id={id} />;
};
