import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { lazy, Suspense, useEffect } from 'react';
import { useParams } from 'react-router';
import type { AnyDeclaration } from '../schema/defineResource';
import { EmptyList } from './list/EmptyList';
import { FilterBar } from './list/FilterBar';
import { ListActions } from './list/ListActions';
import { ListSummary } from './list/ListSummary';
import { ListTable } from './list/ListTable';
import { Pagination } from './list/Pagination';
import { SearchBox } from './list/SearchBox';
import { useListRows } from './list/useListRows';
import { useListState } from './list/useListState';
import { LoadFailure } from './LoadFailure';
import { loadCreate, loadManage } from './load';
import { PageBar } from './page/PageBar';
import { useWords } from './useWords';

const CreateDialog = lazy(() =>
  loadCreate().then(({ CreateDialog: Dialog }) => ({ default: Dialog })),
);

const nearManage = () => void loadManage();

/** The list of an entity, drawn from its declaration; its create dialog lives at `…/create` above it. */
export const ListView = ({ declaration }: { declaration: AnyDeclaration }) => {
  const words = useWords(declaration);
  const state = useListState(declaration);
  const list = useListRows(declaration, state);
  const isCreating = useParams()['*'] === 'create' && declaration.create !== undefined;
  const pages = Math.max(1, Math.ceil(list.total / list.pageSize));
  const isBeyond = !list.isLoading && !list.isRefreshing && !list.error && state.page > pages;
  const isNarrowed = state.text !== '' || Object.keys(state.filters).length > 0;
  const { setPage } = state;

  useEffect(() => {
    // ?page=999 falls back to the last page there is.
    if (isBeyond && list.isTotalKnown) setPage(pages);
  }, [isBeyond, list.isTotalKnown, pages, setPage]);

  return (
    <>
      <PageBar title={words.many} actions={<ListActions declaration={declaration} />} />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}
        role="search"
        aria-label={words.many}
      >
        {declaration.list.isSearchable && (
          <SearchBox text={state.text} many={words.many} onSearch={state.setText} />
        )}
        <FilterBar declaration={declaration} state={state} />
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
      ) : !list.isLoading && list.rows.length === 0 && !isBeyond ? (
        <EmptyList
          many={words.many}
          isNarrowed={isNarrowed}
          onClear={state.clear}
          next={<ListActions declaration={declaration} isPlain />}
        />
      ) : (
        <Box sx={{ overflowX: 'auto' }}>
          <ListTable
            declaration={declaration}
            rows={list.rows}
            label={words.many}
            skeletonRows={list.isLoading ? 12 : 0}
            onNear={nearManage}
          />
        </Box>
      )}
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
        />
        {!list.error && (
          <Pagination
            page={Math.min(state.page, pages)}
            pages={list.isTotalKnown ? pages : pages + 1}
            hrefOf={state.hrefOfPage}
          />
        )}
      </Box>
      <Suspense fallback={null}>
        {isCreating && <CreateDialog declaration={declaration} />}
      </Suspense>
    </>
  );
};
