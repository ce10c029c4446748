import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { styled } from '@mui/material/styles';
import type { Sort } from './sorts';

/** As wide as its column, so that the whole heading can be pressed; drawn as the heading itself. */
const HeaderButton = styled('button')(({ theme }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  // A block, not a part of a line: a line would set it higher or lower than a heading without a button.
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
  /** Undefined while the list is not sorted by this column. */
  readonly sort: Sort | undefined;
  /** Its place among several, counted from 1; null where it is the only one. */
  readonly place: number | null;
  /** A heading above numbers has its arrow before its words, which then end where the numbers do. */
  readonly isRight: boolean;
  readonly hint: string;
  readonly onStep: (options: { readonly isAlone: boolean }) => void;
}

/** A column's heading sorts by it: ascending, descending, not at all. With Shift it joins the others. */
export const SortHeader = ({ label, sort, place, isRight, hint, onStep }: SortHeaderProps) => (
  <HeaderButton
    type="button"
    title={hint}
    data-sorted={sort ? '' : undefined}
    onClick={({ shiftKey }) => {
      onStep({ isAlone: !shiftKey });
    }}
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

/** For the heading's cell: `aria-sort` says of every sorted column which way it goes. */
export const ariaSortOf = (sort: Sort | undefined): 'ascending' | 'descending' | 'none' =>
  sort ? (sort.isDescending ? 'descending' : 'ascending') : 'none';
