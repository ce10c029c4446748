import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { inSentence } from '../../../lib/text/inSentence';
import { afterPaint } from '../../../lib/util/yieldToMain';
import type { AddedRow } from './addedRow';
import { maxFilters } from '../state/listQuery';
import type { ListRows } from '../state/useListRows';
import type { Browsing } from '../state/useListState';

interface EmptyListProps {
  /** Plural noun, as in 'No products match your search.' (rules 2; rules R40). */
  readonly many: string;
  /** Search or filters hide rows; a button resets them. */
  readonly isNarrowed: boolean;
  /** Search or filters other than the organization are set. */
  readonly isSearched: boolean;
  /** Smaller, because a panel's list is one of several on a page. */
  readonly isCompact: boolean;
  readonly onClear: () => void;
  /** What to do next if there are no rows at all. */
  readonly next: ReactNode;
}

export const EmptyList = ({
  many,
  isNarrowed,
  isSearched,
  isCompact,
  onClear,
  next,
}: EmptyListProps) => {
  const translate = useTranslate();
  const type = inSentence(many);
  return (
    <Box sx={{ py: isCompact ? 3 : 8, textAlign: 'center' }}>
      <Typography color="text.secondary" sx={{ mb: isNarrowed || next ? 2 : 0 }}>
        {translate(isSearched ? 'facings.views.list.noMatch' : 'facings.views.list.none', { type })}
      </Typography>
      {isNarrowed ? (
        <Button variant="outlined" onClick={onClear}>
          {translate('facings.views.list.clear')}
        </Button>
      ) : (
        next
      )}
    </Box>
  );
};

interface ListSummaryProps
  extends
    Omit<
      ListRows,
      'rows' | 'notFound' | 'isLoading' | 'isRefreshing' | 'readAt' | 'error' | 'retry'
    >,
    Pick<Browsing, 'page' | 'text'> {
  /** Number of shown rows. */
  readonly count: number;
  /** Labels of the address's filters that do not apply. */
  readonly leftOut: readonly string[];
  /** What was just added and is not among the rows. */
  readonly added: AddedRow | null;
  /** The platform never returns all rows: the note on that has its room from the start. */
  readonly isNewestOnly: boolean;
  readonly many: string;
}

const noteSx = { display: 'block', color: 'text.primary', overflowWrap: 'anywhere' } as const;

/** 'Showing X-Y of N' (rules 2), with the scope of the sort order; announced to screen readers on change. */
export const ListSummary = ({
  page,
  pageSize,
  count,
  total,
  isTotalKnown,
  reach,
  missing,
  loose,
  text,
  isOlder,
  leftOut,
  added,
  newest,
  isNewestOnly,
  many,
}: ListSummaryProps) => {
  const translate = useTranslate();
  const from = (page - 1) * pageSize + 1;
  // The rows are painted first: the browser's first use of Intl takes longer than they do.
  const [isDue, setIsDue] = useState(false);
  useEffect(() => afterPaint(() => setIsDue(true)), []);
  return (
    <Typography
      role="status"
      variant="body2"
      color="text.secondary"
      sx={{
        fontVariantNumeric: 'tabular-nums',
        // The pages stay beside it, however long its text is.
        flex: '1 1 0',
        minHeight: isNewestOnly ? 40 : 20,
      }}
    >
      {isOlder && translate(text === '' ? 'facings.splash.loading' : 'facings.lists.searching')}
      {isDue &&
        !isOlder &&
        count > 0 &&
        translate(isTotalKnown ? 'facings.views.list.range' : 'facings.views.list.rangeOfMore', {
          from,
          to: from + count - 1,
          total,
        })}
      {count > 0 && (reach === 'page' || reach === 'ties') && (
        <Box component="span" sx={noteSx}>
          {translate(`facings.lists.sort.${reach}`)}
        </Box>
      )}
      {added && (
        <Box component="span" sx={noteSx}>
          {translate('facings.lists.added', { name: added.name })}{' '}
          <Link to={added.to}>{translate('facings.lists.showAdded')}</Link>
        </Box>
      )}
      {leftOut.length > 0 && (
        <Box component="span" sx={noteSx}>
          {translate('facings.lists.leftOut', { most: maxFilters, names: leftOut.join(', ') })}
        </Box>
      )}
      {newest !== null && newest > 0 && (
        <Box component="span" sx={noteSx}>
          {translate('facings.lists.newest', { smart_count: newest, many: inSentence(many) })}
        </Box>
      )}
      {loose && (
        <Box component="span" sx={noteSx}>
          {translate('facings.lists.loose.close', { text })}{' '}
          {loose.searched !== null &&
            translate('facings.lists.loose.asked', { text: loose.searched })}{' '}
          {loose.found > loose.compared &&
            translate('facings.lists.loose.part', { ...loose, smart_count: loose.compared })}
        </Box>
      )}
      {missing > 0 && (
        <Box component="span" sx={noteSx}>
          {translate(text === '' ? 'facings.lists.missing' : 'facings.views.list.missing', {
            smart_count: missing,
          })}
        </Box>
      )}
    </Typography>
  );
};
