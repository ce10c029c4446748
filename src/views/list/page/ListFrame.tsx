import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { lazyPart } from '../../../lib/failures/code';
import { OwnPart } from '../../../fields/OwnPart';
import { listOf, type AnyDeclaration } from '../../../schema/defineResource';
import { onlyKey } from '../../../schema/only';
import { RowsBeyondContext } from '../../keys/useRowKeys';
import { usePageActions } from '../../keys/usePageAction';
import { LoadFailure } from '../../LoadFailure';
import { useWords } from '../../useWords';
import { EmptyList, ListSummary } from './ListSummary';
import { FilterBar } from '../toolbar/FilterBar';
import { ListTable, type Columns } from '../table/ListTable';
import { useAddedRow } from './addedRow';
import { isScope } from '../state/listQuery';
import { Pagination } from './Pagination';
import { ScrollBox } from '../table/ScrollBox';
import { SearchBox } from '../toolbar/SearchBox';
import type { ListRows } from '../state/useListRows';
import type { Browsing } from '../state/useListState';
import { useRowFocus } from '../table/useRowFocus';

const OnlyKeys = lazyPart(() => import('../only/OnlyKeys'), 'OnlyKeys');

interface ListFrameProps extends Columns {
  readonly declaration: AnyDeclaration;
  readonly state: Browsing;
  readonly list: ListRows;
  /** One of several lists on a page: it takes little space, and its headers do not sort. */
  readonly isCompact: boolean;
  /** Its count and pages have their line from the start, also if all rows fit on one page. */
  readonly hasSummary?: boolean;
  /** Fields to filter by; defaults to those of the declaration. */
  readonly filters?: readonly string[] | undefined;
  /** The rows can be those of pasted keys. */
  readonly hasOnly?: boolean;
  /** Shown beside search and filters. */
  readonly tools?: ReactNode;
  /** Over the headers of the columns, while rows are selected. */
  readonly selection?: ReactNode;
  /** How old the rows are, if they are read again by themselves. */
  readonly age?: ReactNode;
  /** What to do if there are no rows at all. */
  readonly next?: ReactNode;
}

const rowSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
const edgeSx = { ...rowSx, justifyContent: 'space-between', columnGap: 2, minHeight: 32 } as const;

/** Whether search or filters other than the organization are set; otherwise 'No products to display.' is shown. */
const isSearched = (declaration: AnyDeclaration, { text, filters }: Browsing): boolean =>
  text !== '' || Object.keys(filters).some((name) => !isScope(declaration, name));

/**
 * A list's rows with search and filters, row count, and page links above and below them (rules 2, Availability list).
 */
export const ListFrame = ({
  declaration,
  state,
  list,
  isCompact,
  hasSummary = !isCompact,
  filters,
  hasOnly = false,
  tools,
  selection,
  age,
  next,
  ...columns
}: ListFrameProps) => {
  const words = useWords(declaration);
  const { isSearchable = false, above } = listOf(declaration);
  const Above = isCompact ? undefined : above;
  const pages = Math.max(1, Math.ceil(list.total / list.pageSize));
  // Rows that are read again in vain stay, with the questions that are asked about them.
  const isFailed = list.error !== null && list.rows.length === 0;
  const isBeyond = !list.isLoading && !list.isRefreshing && !isFailed && state.page > pages;
  const isEmpty = !list.isLoading && !isFailed && list.rows.length === 0 && !isBeyond;
  const { setPage } = state;
  const isNarrowed = state.text !== '' || Object.keys(state.filters).length > 0;
  const only = state.filters[onlyKey];
  const search = useRef<HTMLElement>(null);
  const added = useAddedRow(declaration.name, list, state);
  const { table, toFound, beyond } = useRowFocus(state, list, pages);
  usePageActions([
    isSearchable
      ? {
          key: 'search',
          label: words.translate('facings.views.search.label', {
            many: words.many,
            kind: words.kind,
          }),
          shortcut: '/',
          run: () => search.current?.querySelector<HTMLElement>('[data-search]')?.focus(),
        }
      : null,
    isNarrowed
      ? { key: 'clear', label: words.translate('facings.views.list.clear'), run: state.clear }
      : null,
    {
      key: 'refresh',
      label: words.translate('facings.keys.actions.refresh'),
      isDisabled: list.isLoading,
      run: list.retry,
    },
  ]);

  useEffect(() => {
    // ?page=999 falls back to the last page.
    if (isBeyond && list.isTotalKnown) setPage(pages);
  }, [isBeyond, list.isTotalKnown, pages, setPage]);

  const pagination = (isBelow: boolean) =>
    !isFailed && (
      <Pagination
        of={words.many}
        page={Math.min(state.page, pages)}
        pages={list.isTotalKnown ? pages : pages + 1}
        hrefOf={state.hrefOfPage}
        onPage={state.setPage}
        isBelow={isBelow}
      />
    );
  // A short list in a panel shows its count by itself, if these are certainly all rows.
  const isWhole =
    !hasSummary &&
    list.isTotalKnown &&
    list.total <= list.pageSize &&
    list.missing === 0 &&
    state.leftOut.length === 0 &&
    !added &&
    age === undefined &&
    !list.newest &&
    !list.loose;

  return (
    <>
      <Box sx={{ ...rowSx, mb: { xs: 1, sm: 1.5 }, '&:empty': { display: 'none' } }}>
        <Box
          ref={search}
          // The hint below a filter must not move its neighbors.
          sx={{
            ...rowSx,
            alignItems: 'flex-start',
            // The labels of filters in a second line are half above them.
            rowGap: 1.75,
            flexGrow: { xs: 1, sm: 0 },
            // On a phone the tools' button stands beside it, in one line.
            flexBasis: { xs: 0, sm: 'auto' },
            flexWrap: { xs: 'nowrap', sm: 'wrap' },
            // Tools with words stand below it, so that the typed text has room.
            minWidth: { xs: 'min(100%, 240px)', sm: 0 },
            '&:empty': { display: 'none' },
          }}
          role="search"
          aria-label={words.many}
        >
          {isSearchable && (
            <SearchBox
              text={state.text}
              many={words.many}
              onSearch={state.setText}
              onRows={toFound}
            />
          )}
          <FilterBar
            declaration={declaration}
            state={state}
            names={filters}
            hasOnly={hasOnly}
            areRowsHere={!list.isLoading}
          />
        </Box>
        {tools}
      </Box>
      {only !== undefined && (
        <Suspense fallback={<Box sx={{ height: 48 }} />}>
          <OnlyKeys
            declaration={declaration}
            text={String(only)}
            notFound={list.notFound}
            onChange={(text) => state.setFilter(onlyKey, text)}
          />
        </Suspense>
      )}
      {!isWhole && (
        <Box sx={{ ...edgeSx, mb: 0.5 }}>
          <ListSummary
            {...list}
            page={state.page}
            text={state.text}
            count={isFailed ? 0 : list.rows.length}
            loose={isFailed ? null : list.loose}
            isOlder={list.isOlder && !list.error}
            newest={isFailed ? null : list.newest}
            added={added}
            leftOut={state.leftOut.map((name) => words.fieldLabel(name))}
            isNewestOnly={declaration.calls?.list?.isNewestOnly === true}
            many={words.many}
          />
          {pagination(false)}
          {/* In a line of their own, with its room from the start. */}
          {(age !== undefined || Above) && (
            <Box sx={{ ...rowSx, flexBasis: '100%', minWidth: 0, rowGap: 0, minHeight: 24 }}>
              {/* Together, so that neither moves the other: the age is false until the rows are read. */}
              <Suspense>
                {age}
                {Above && age !== false && <OwnPart part={Above} props={{}} />}
              </Suspense>
            </Box>
          )}
        </Box>
      )}
      <Box sx={{ height: 2 }}>
        {list.isRefreshing && (
          <LinearProgress
            sx={{ height: 2 }}
            aria-label={words.translate('facings.views.loading')}
          />
        )}
      </Box>
      {list.error && <LoadFailure error={list.error} what={words.many} onRetry={list.retry} />}
      {isFailed ? null : isEmpty ? (
        <EmptyList
          many={words.many}
          isSearched={isSearched(declaration, state)}
          isNarrowed={isNarrowed}
          isCompact={isCompact}
          onClear={state.clear}
          next={next}
        />
      ) : (
        <div>
          {selection}
          {/* The panel around it already has the entity's name. */}
          <ScrollBox
            label={
              isCompact
                ? words.translate('facings.lists.rowsOf', { many: words.many, kind: words.kind })
                : words.many
            }
          >
            <div ref={table} style={{ display: 'contents' }}>
              <RowsBeyondContext value={beyond}>
                <ListTable
                  declaration={declaration}
                  rows={list.rows}
                  sorts={state.sorts}
                  onSort={isCompact ? null : state.setSorts}
                  skeletonRows={list.isLoading ? (isCompact ? 3 : 12) : 0}
                  isOlder={list.isOlder}
                  {...columns}
                />
              </RowsBeyondContext>
            </div>
          </ScrollBox>
        </div>
      )}
      {!isWhole && <Box sx={{ pt: 1.5, '&:empty': { display: 'none' } }}>{pagination(true)}</Box>}
    </>
  );
};
