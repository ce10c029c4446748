import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { useParentIds } from '../../place/placeContext';
import { useWords } from '../../useWords';
import type { LeadColumn } from './ListTable';
import { isNumeric } from './tableStyles';
import { sortableFields, steppedSorts, type Sort } from '../toolbar/sorting/sorts';

/** Fills the width of its column, so that the whole header is clickable; styled as the header. */
const HeaderButton = styled('button')(({ theme }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  // A block: inline content would be aligned differently from a header without a button.
  display: 'flex',
  width: 'fit-content',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  minHeight: 24,
  cursor: 'pointer',
  borderRadius: theme.shape.borderRadius,
  '&:hover, &[data-sorted]': { color: (theme.vars ?? theme).palette.text.primary },
  '&:focus-visible': {
    outline: '2px solid',
    outlineColor: (theme.vars ?? theme).palette.primary.main,
    outlineOffset: 2,
  },
  '& svg': { fontSize: 16, opacity: 0, transition: theme.transitions.create('transform') },
  '&:hover svg, &:focus-visible svg': { opacity: 0.45 },
  '&[data-sorted] svg': { opacity: 1 },
}));

const Order = styled('span')({ fontSize: 11, fontVariantNumeric: 'tabular-nums', marginLeft: -2 });

interface SortHeaderProps {
  readonly label: string;
  /** Undefined if the list is not sorted by this column. */
  readonly sort: Sort | undefined;
  /** Position among several sort columns, starting at 1; null if it is the only one. */
  readonly place: number | null;
  /** A right-aligned header has its arrow on the left, so that the label lines up with the numbers. */
  readonly isRight: boolean;
  readonly hint: string;
  readonly onStep: (options: { readonly isAlone: boolean }) => void;
}

/** A column header that sorts: ascending, descending, unsorted. Shift adds it to the current sort. */
const SortHeader = ({ label, sort, place, isRight, hint, onStep }: SortHeaderProps) => (
  <HeaderButton
    type="button"
    title={hint}
    data-sorted={sort ? '' : undefined}
    onClick={({ shiftKey }) => onStep({ isAlone: !shiftKey })}
    sx={isRight ? { flexDirection: 'row-reverse', marginLeft: 'auto' } : undefined}
  >
    <span>{label}</span>
    <ArrowUpward
      aria-hidden="true"
      sx={sort?.isDescending ? { transform: 'rotate(180deg)' } : undefined}
    />
    {place !== null && <Order aria-hidden="true">{place}</Order>}
  </HeaderButton>
);

/** Value of the header cell's `aria-sort`; every sorted column has one. */
const ariaSortOf = (sort: Sort | undefined): 'ascending' | 'descending' | 'none' =>
  sort ? (sort.isDescending ? 'descending' : 'ascending') : 'none';

interface ListHeadProps {
  readonly declaration: AnyDeclaration;
  readonly columns: readonly string[];
  readonly sorts: readonly Sort[];
  /** Null if the list cannot be sorted: in a panel. */
  readonly onSort: ((sorts: readonly Sort[]) => void) | null;
  readonly withLink: boolean;
  readonly withActions: boolean;
  /** The columns have no width yet: their headers keep their room and appear with the rows, so that none moves. */
  readonly isWaiting?: boolean;
  /** Header of an additional first column. */
  readonly lead?: LeadColumn | undefined;
  /** Header of a column after that one. */
  readonly second?: string | undefined;
  readonly styles: Readonly<Record<string, string | undefined>>;
  /** Headers of columns that are not fields. */
  readonly further?: readonly string[];
}

export const ListHead = ({
  declaration,
  columns,
  sorts,
  onSort,
  withLink,
  withActions,
  isWaiting = false,
  lead,
  second,
  styles,
  further = [],
}: ListHeadProps) => {
  const words = useWords(declaration);
  const within = useParentIds();
  const sortable = onSort ? sortableFields(declaration, within) : [];
  const blank = (key: string, className = 'narrow') => (
    <TableCell scope="col" className={className} aria-label={words.translate(key)} />
  );
  const heading = (name: string) => {
    const sort = sorts.find((candidate) => candidate.name === name);
    if (!onSort || !sortable.includes(name)) return words.fieldLabel(name);
    return (
      <SortHeader
        label={words.fieldLabel(name)}
        sort={sort}
        place={sort && sorts.length > 1 ? sorts.indexOf(sort) + 1 : null}
        isRight={isNumeric(declaration, name)}
        hint={words.translate('facings.lists.sort.hint')}
        onStep={(options) => onSort(steppedSorts(sorts, name, options))}
      />
    );
  };

  return (
    <TableHead>
      <TableRow style={isWaiting ? { visibility: 'hidden' } : undefined}>
        {lead && (
          // A box that selects the rows is over a column of boxes, and names none.
          <TableCell
            {...(lead.className === undefined ? { scope: 'col' } : { component: 'td' })}
            className={lead.className ?? 'narrow'}
          >
            {lead.head}
          </TableCell>
        )}
        {second !== undefined && (
          <TableCell scope="col" className="narrow">
            {second}
          </TableCell>
        )}
        {columns.map((name) => (
          <TableCell
            key={name}
            align={isNumeric(declaration, name) ? 'right' : 'left'}
            scope="col"
            className={styles[name]}
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
        {withLink && blank('facings.fields.open')}
        {withActions && blank('facings.views.row.actions', 'actions')}
      </TableRow>
    </TableHead>
  );
};
