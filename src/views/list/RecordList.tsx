import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { lazy, Suspense, useEffect } from 'react';
import { listOf, type AnyDeclaration } from '../../schema/defineResource';
import { LoadFailure } from '../LoadFailure';
import { loadCreate, loadManage, loadRowEdit, loadTogether } from '../load';
import { useOverlay } from '../place/useOverlay';
import { usePlace } from '../place/withinContext';
import { useWords } from '../useWords';
import { EmptyList } from './EmptyList';
import { FilterBar } from './FilterBar';
import { AddAction } from './ListActions';
import { ListSummary } from './ListSummary';
import { ListTable } from './ListTable';
import { ListTools } from './ListTools';
import { Pagination } from './Pagination';
import { useOpening } from './savedViews/useOpening';
import { ScrollBox } from './ScrollBox';
import { SearchBox } from './SearchBox';
import { useListRows } from './useListRows';
import { useListState } from './useListState';

const CreateDialog = lazy(() =>
  loadCreate().then(({ CreateDialog: Dialog }) => ({ default: Dialog })),
);
const RowEdit = lazy(() => loadRowEdit().then(({ RowEdit: Panel }) => ({ default: Panel })));

const TogetherDialog = lazy(() =>
  loadTogether().then(({ TogetherDialog: Dialog }) => ({ default: Dialog })),
);

const rowSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

const nearManage = () => void loadManage();

/** The rows of an entity with search, filters and pages, and its dialogs over them. */
export const RecordList = ({ declaration }: { declaration: AnyDeclaration }) => {
  const words = useWords(declaration);
  const { panel } = usePlace();
  const state = useListState(declaration);
  const isOpening = useOpening(declaration, state);
  const list = useListRows(declaration, state, { isWanted: !isOpening });
  const { open, close } = useOverlay(declaration);
  const { isSearchable = false } = listOf(declaration);
  const pages = Math.max(1, Math.ceil(list.total / list.pageSize));
  const isBeyond = !list.isLoading && !list.isRefreshing && !list.error && state.page > pages;
  const isNarrowed = state.text !== '' || Object.keys(state.filters).length > 0;
  const isEmpty = !list.isLoading && !list.error && list.rows.length === 0 && !isBeyond;
  const { setPage } = state;

  useEffect(() => {
    // ?page=999 falls back to the last page there is.
    if (isBeyond && list.isTotalKnown) setPage(pages);
  }, [isBeyond, list.isTotalKnown, pages, setPage]);

  return (
    <>
      <Box sx={{ ...rowSx, mb: 1.5, '&:empty': { display: 'none' } }}>
        <Box
          sx={{ ...rowSx, flexGrow: { xs: 1, sm: 0 }, '&:empty': { display: 'none' } }}
          role="search"
          aria-label={words.many}
        >
          {isSearchable && (
            <SearchBox text={state.text} many={words.many} onSearch={state.setText} />
          )}
          <FilterBar declaration={declaration} state={state} />
        </Box>
        {panel === null && (
          <ListTools declaration={declaration} state={state} rows={list.rows} reach={list.reach} />
        )}
      </Box>
      <Box sx={{ height: 2 }}>
        {list.isRefreshing && (
          <LinearProgress
            sx={{ height: 2 }}
            aria-label={words.translate('facings.views.loading')}
          />
        )}
      </Box>
      {list.error ? (
        <LoadFailure error={list.error} onRetry={list.retry} />
      ) : isEmpty ? (
        <EmptyList
          many={words.many}
          isNarrowed={isNarrowed}
          isCompact={panel !== null}
          onClear={state.clear}
          next={panel === null && <AddAction declaration={declaration} isPlain />}
        />
      ) : (
        <ScrollBox label={words.many}>
          <ListTable
            declaration={declaration}
            rows={list.rows}
            columns={state.columns}
            sorts={state.sorts}
            onSort={panel === null ? state.setSorts : null}
            label={words.many}
            skeletonRows={list.isLoading ? (panel === null ? 12 : 3) : 0}
            onNear={nearManage}
          />
        </ScrollBox>
      )}
      {!(panel !== null && list.total <= list.pageSize) && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            pt: 1.5,
          }}
        >
          <ListSummary
            page={state.page}
            pageSize={list.pageSize}
            count={list.error ? 0 : list.rows.length}
            total={list.total}
            isTotalKnown={list.isTotalKnown}
            reach={list.reach}
          />
          {!list.error && (
            <Pagination
              page={Math.min(state.page, pages)}
              pages={list.isTotalKnown ? pages : pages + 1}
              hrefOf={state.hrefOfPage}
            />
          )}
        </Box>
      )}
      <Suspense fallback={null}>
        {open?.kind === 'create' && declaration.create && (
          <CreateDialog declaration={declaration} onClose={close} />
        )}
        {open?.kind === 'edit' && declaration.edit && !declaration.routes.view && (
          <RowEdit key={open.id} declaration={declaration} id={open.id} onClose={close} />
        )}
        {open?.kind === 'together' && <TogetherDialog declaration={declaration} onClose={close} />}
      </Suspense>
    </>
  );
};
