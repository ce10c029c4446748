import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import type { AnyDeclaration } from '../../schema/defineResource';
import { useWithin } from '../place/withinContext';
import { useWords } from '../useWords';
import { isNarrow, isNumeric } from './columnStyle';
import { ariaSortOf, SortHeader } from './sorting/SortHeader';
import { sortableFields, stepped, type Sort } from './sorting/sorts';

interface ListHeadProps {
  readonly declaration: AnyDeclaration;
  readonly columns: readonly string[];
  readonly sorts: readonly Sort[];
  /** Null where the list cannot be sorted: in a panel. */
  readonly onSort: ((sorts: readonly Sort[]) => void) | null;
  readonly withLink: boolean;
  readonly withActions: boolean;
  /** A last column without a heading. */
  readonly withBlank?: boolean;
  /** Heading of a first column of the list's own. */
  readonly lead?: ReactNode;
  /** Headings of columns that are no fields. */
  readonly further?: readonly string[];
}

export const ListHead = ({
  declaration,
  columns,
  sorts,
  onSort,
  withLink,
  withActions,
  withBlank = false,
  lead,
  further = [],
}: ListHeadProps) => {
  const words = useWords(declaration);
  const within = useWithin();
  const sortable = onSort ? sortableFields(declaration, within) : [];
  const blank = (key: string, className = 'narrow') => (
    <TableCell scope="col" className={className} align="right">
      <span style={visuallyHidden}>{words.translate(key)}</span>
    </TableCell>
  );
  const heading = (name: string) => {
    const sort = sorts.find((one) => one.name === name);
    if (!onSort || !sortable.includes(name)) return words.fieldLabel(name);
    return (
      <SortHeader
        label={words.fieldLabel(name)}
        sort={sort}
        place={sort && sorts.length > 1 ? sorts.indexOf(sort) + 1 : null}
        isRight={isNumeric(declaration, name)}
        hint={words.translate('facings.lists.sort.hint')}
        onStep={(options) => {
          onSort(stepped(sorts, name, options));
        }}
      />
    );
  };

  return (
    <TableHead>
      <TableRow>
        {lead !== undefined && (
          <TableCell scope="col" className="narrow">
            {lead}
          </TableCell>
        )}
        {columns.map((name) => (
          <TableCell
            key={name}
            align={isNumeric(declaration, name) ? 'right' : 'left'}
            scope="col"
            className={isNarrow(declaration, name) ? 'narrow' : undefined}
            aria-sort={
              sortable.includes(name)
                ? ariaSortOf(sorts.find((sort) => sort.name === name))
                : undefined
            }
          >
            {heading(name)}
          </TableCell>
        ))}
        {further.map((label) => (
          <TableCell key={label} scope="col">
            {label}
          </TableCell>
        ))}
        {withBlank && (
          <TableCell
            scope="col"
            className="narrow"
            aria-label={words.translate('facings.lists.row.open')}
          />
        )}
        {withLink && blank('facings.lists.row.open')}
        {withActions && blank('facings.views.row.actions', 'actions')}
      </TableRow>
    </TableHead>
  );
};
