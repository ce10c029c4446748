import Keyboard from '@mui/icons-material/KeyboardOutlined';
import UnfoldLess from '@mui/icons-material/UnfoldLess';
import TableChart from '@mui/icons-material/TableChartOutlined';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { Location } from 'react-router';
import { lazy } from '../../lib/failures/code';
import { OverlayBoundary } from '../../lib/failures/OverlayBoundary';
import { visuallyHidden } from '../../fields/styles';
import type { LinkCalls } from '../../schema/links';
import { screenTitle } from '../../schema/screen';
import { headRow, type BoardPlace } from '../../lib/grid/board/area';
import { announce } from '../../lib/grid/board/elements';
import { LeaveGuard } from '../../views/form/UnsavedDialog';
import { SearchBox } from '../../views/list/toolbar/SearchBox';
import { useDeclaredText, useNumberText } from '../../views/useWords';
import { AmountStatus } from './AmountStatus';
import { Grid } from './Grid';
import { layoutOf, type LayoutFilter } from './layout';
import type { MatrixMode } from './matrixBoard';
import { ModeChoice } from './ModeChoice';
import { PendingBar } from './PendingBar';
import { matrix } from './screen';
import type { MatrixStore } from './store';
import { useAmountLoading } from './useAmountLoading';
import { cellWordsOf, useCountText } from './words';

const organizationOf = ({ search }: Location): string | null =>
  new URLSearchParams(search).get('account_id');

/** Another organization's grid is another place, although the path is the same. */
const isSamePlace = (current: Location, next: Location): boolean =>
  current.pathname === next.pathname && organizationOf(current) === organizationOf(next);

const isText = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const ReviewDialog = lazy(() =>
  import('./ReviewDialog').then(({ ReviewDialog: Own }) => ({ default: Own })),
);
const TableDialog = lazy(() =>
  import('./table/TableDialog').then(({ TableDialog: Own }) => ({ default: Own })),
);
const KeysDialog = lazy(() =>
  import('../../lib/grid/KeysDialog').then(({ KeysDialog: Own }) => ({ default: Own })),
);

interface MatrixEditorProps {
  readonly store: MatrixStore;
  readonly calls: LinkCalls;
}

const noFilter: LayoutFilter = { products: '', zones: '', closed: new Set() };

/** The grid of one organization, with its filters and pending changes. */
export const MatrixEditor = ({ store, calls }: MatrixEditorProps) => {
  const translate = useTranslate();
  const declaredText = useDeclaredText();
  const countText = useCountText();
  const number = useNumberText();
  const { matrixData } = store;
  const words = useMemo(() => cellWordsOf(store, translate, number), [store, translate, number]);
  const [filter, setFilter] = useState(noFilter);
  const layout = useMemo(() => layoutOf(matrixData, filter), [matrixData, filter]);
  const [mode, setMode] = useState<MatrixMode>('links');
  /** Of the table that is being taken. */
  const [tableZones, setTableZones] = useState<readonly number[] | null>(null);
  const loading = useAmountLoading({
    store,
    calls,
    isWanted: mode === 'amounts' || tableZones !== null,
    zones: tableZones ?? layout.zones,
  });
  const [opened, setOpened] = useState<'review' | 'keys' | 'table' | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const info = useRef<HTMLParagraphElement>(null);

  const close = () => {
    setOpened(null);
    setTableZones(null);
  };
  const textOf = ({ row, column }: BoardPlace): string => {
    const at = layout.columns[column];
    if (!at) return '';
    const region = words.region(at.region);
    const zone =
      at.kind === 'zone' ? `${matrixData.zones[at.zone]?.name ?? ''} (${region})` : region;
    const index = row === headRow ? -1 : (layout.rows[row] ?? -1);
    const product = matrixData.products[index];
    if (!product) return zone;
    const state = at.kind === 'zone' ? `: ${words.stateOf(index, at.zone)}` : '';
    return `${product.sku} ${product.description} · ${zone}${state}`;
  };

  const travel = (way: 'undo' | 'redo') => {
    if (!store.travel(way)) return;
    const key = way === 'undo' ? 'undone' : 'redone';
    const text = translate(`facings.matrix.${key}`, { changes: countText(store.counts()) });
    announce(status.current, text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A text has its own undo, also in a dialog, whose events arrive here.
    if (!(event.ctrlKey || event.metaKey) || isText(event.target)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    travel(key === 'y' || event.shiftKey ? 'redo' : 'undo');
  };

  const { products, zones, regions } = matrixData;
  const areAllClosed = filter.closed.size >= regions.length;
  const isNarrowed = layout.rows.length < products.length || layout.zoneCount < zones.length;
  const searchBox = (part: 'products' | 'zones') => (
    <SearchBox
      text={filter[part]}
      many={translate(`facings.matrix.${part}`)}
      onSearch={(text) => {
        setFilter((before) => ({ ...before, [part]: text }));
      }}
    />
  );
  return (
    // Undo works anywhere on this page, including the bar's buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        {searchBox('products')}
        {searchBox('zones')}
        {calls.amount && (
          <>
            <ModeChoice mode={mode} onChange={setMode} />
            <Button
              color="inherit"
              startIcon={<TableChart />}
              aria-haspopup="dialog"
              onClick={() => {
                setOpened('table');
              }}
            >
              {translate('facings.matrix.table.open')}
            </Button>
          </>
        )}
        <Button
          color="inherit"
          startIcon={areAllClosed ? <UnfoldMore /> : <UnfoldLess />}
          onClick={() => {
            const closed = new Set(areAllClosed ? [] : regions.keys());
            setFilter((before) => ({ ...before, closed }));
          }}
        >
          {translate(`facings.matrix.${areAllClosed ? 'openAll' : 'closeAll'}`)}
        </Button>
        <Button
          color="inherit"
          startIcon={<Keyboard />}
          aria-haspopup="dialog"
          onClick={() => {
            setOpened('keys');
          }}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          {translate('facings.matrix.keysTitle')}
        </Button>
        <Typography
          role="status"
          variant="body2"
          color="text.secondary"
          sx={{ ml: { sm: 'auto' } }}
        >
          {translate(`facings.matrix.${isNarrowed ? 'shownSome' : 'shown'}`, {
            products: layout.rows.length,
            zones: layout.zoneCount,
            allProducts: products.length,
            allZones: zones.length,
          })}
        </Typography>
      </Box>
      {opened !== 'table' && mode === 'amounts' && <AmountStatus loading={loading} />}
      {layout.rows.length === 0 || layout.columns.length === 0 ? (
        <Typography sx={{ py: 4 }}>{translate('facings.matrix.noMatch')}</Typography>
      ) : (
        <Grid
          store={store}
          layout={layout}
          words={words}
          mode={mode}
          label={declaredText(screenTitle(matrix))}
          onRegion={(region) => {
            setFilter((before) => {
              const closed = new Set(before.closed);
              if (!closed.delete(region)) closed.add(region);
              return { ...before, closed };
            });
          }}
          announce={(text) => {
            announce(status.current, text);
          }}
          // Written directly to the DOM: the pointer crosses many cells, and a render for each would be slow.
          show={(place) => {
            if (info.current) info.current.textContent = place ? textOf(place) : '';
          }}
        />
      )}
      <Typography
        ref={info}
        variant="body2"
        color="text.secondary"
        noWrap
        sx={{ mt: 0.5, minHeight: 20 }}
      />
      <p ref={status} role="status" style={visuallyHidden} />
      <PendingBar
        store={store}
        calls={calls}
        onTravel={travel}
        onReview={() => {
          setOpened('review');
        }}
        onDiscard={() => {
          store.discard();
          announce(status.current, translate('facings.matrix.discarded'));
        }}
      />
      {/* Asks before the user leaves with unsaved changes. */}
      <LeaveGuard isUnsaved={store.hasChanges} isSamePlace={isSamePlace} />
      {opened && (
        <OverlayBoundary onClose={close}>
          <Suspense fallback={null}>
            {opened === 'review' && <ReviewDialog store={store} onClose={close} />}
            {opened === 'table' && (
              <TableDialog
                store={store}
                loading={loading}
                onZones={setTableZones}
                onApplied={(changed) => {
                  setMode('amounts');
                  close();
                  const values = { smart_count: changed };
                  announce(status.current, translate('facings.matrix.par.set', values));
                }}
                onClose={close}
              />
            )}
            {opened === 'keys' && <KeysDialog area="matrix" onClose={close} />}
          </Suspense>
        </OverlayBoundary>
      )}
    </div>
  );
};
