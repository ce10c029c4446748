import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from 'react-admin';
import type { Location } from 'react-router';
import { lazyPart } from '../../lib/failures/code';
import { OverlayBoundary } from '../../lib/failures/OverlayBoundary';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { LinkCalls } from '../../schema/links';
import { screenTitle } from '../../schema/screen';
import { headRow, type BoardPlace } from '../../lib/grid/board/area';
import { announce } from '../../lib/grid/board/elements';
import { LeaveGuard } from '../../views/form/UnsavedDialog';
import { useDeclaredText, useNumberText } from '../../views/useWords';
import { AmountStatus } from './AmountStatus';
import { Grid } from './Grid';
import { layoutOf } from './layout';
import type { MatrixMode } from './matrixBoard';
import { MatrixTools } from './MatrixTools';
import { PendingBar } from './PendingBar';
import { matrix } from './screen';
import type { MatrixStore } from './store';
import { useMatrixFilter } from './useMatrixFilter';
import { useAmountLoading } from './useAmountLoading';
import { cellWordsOf, useCountText } from './words';

const organizationOf = ({ search }: Location): string | null =>
  new URLSearchParams(search).get('account_id');

/** Another organization's grid is another place, although the path is the same. */
const isSamePlace = (current: Location, next: Location): boolean =>
  current.pathname === next.pathname && organizationOf(current) === organizationOf(next);

const isText = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const ReviewDialog = lazyPart(() => import('./ReviewDialog'), 'ReviewDialog');
const TableDialog = lazyPart(() => import('./table/TableDialog'), 'TableDialog');
const KeysDialog = lazyPart(() => import('../../lib/grid/KeysDialog'), 'KeysDialog');

interface MatrixEditorProps {
  readonly store: MatrixStore;
  readonly calls: LinkCalls;
  /** Where the tools are drawn, beside the choice of the organization; null until it is there. */
  readonly toolsAt: HTMLElement | null;
}

/** The grid of one organization, with its filters and pending changes. */
export const MatrixEditor = ({ store, calls, toolsAt }: MatrixEditorProps) => {
  const translate = useTranslate();
  const declaredText = useDeclaredText();
  const countText = useCountText();
  const number = useNumberText();
  const { matrixData } = store;
  const words = useMemo(() => cellWordsOf(store, translate, number), [store, translate, number]);
  const { filter, setFilter } = useMatrixFilter();
  /** Collapsed regions. */
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const layout = useMemo(
    () => layoutOf(matrixData, { ...filter, closed }),
    [matrixData, filter, closed],
  );
  const [mode, setMode] = useState<MatrixMode>('links');
  const loading = useAmountLoading({
    store,
    calls,
    isWanted: mode === 'amounts',
    zones: layout.zones,
  });
  const [opened, setOpened] = useState<'review' | 'keys' | 'table' | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const info = useRef<HTMLParagraphElement>(null);

  const close = () => setOpened(null);
  const textOf = ({ row, column }: BoardPlace): string => {
    const at = layout.columns[column];
    if (!at) return '';
    const region = words.region(at.region);
    const zone =
      at.kind === 'zone' ? `${matrixData.zones[at.zone]?.name ?? ''} (${region})` : region;
    const index = row === headRow ? -1 : (layout.rows[row] ?? -1);
    const product = matrixData.products[index];
    if (!product) return zone;
    const place = `${product.sku} ${product.description} · ${zone}`;
    return at.kind === 'zone' ? words.labeled(place, words.stateOf(index, at.zone)) : place;
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

  const { products, zones } = matrixData;
  const isNarrowed = layout.rows.length < products.length || layout.zones.length < zones.length;
  return (
    // Undo works anywhere on this page, including the tools and the bar's buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown}>
      {toolsAt &&
        createPortal(
          <MatrixTools
            matrixData={matrixData}
            words={words}
            filter={filter}
            onFilter={setFilter}
            closed={closed}
            onClosed={setClosed}
            hasAmounts={calls.amount !== undefined}
            mode={mode}
            onMode={setMode}
            onTable={() => setOpened('table')}
            onKeys={() => setOpened('keys')}
          />,
          toolsAt,
        )}
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
          onRegion={(region) =>
            setClosed((before) => {
              const next = new Set(before);
              if (!next.delete(region)) next.add(region);
              return next;
            })
          }
          announce={(text) => announce(status.current, text)}
          // Written directly to the DOM: the pointer crosses many cells, and a render for each would be slow.
          show={(place) => {
            if (info.current) info.current.textContent = place ? textOf(place) : '';
          }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 0.5, minHeight: 20 }}>
        <Typography
          ref={info}
          variant="body2"
          color="text.secondary"
          noWrap
          sx={{ flex: '1 1 200px', minWidth: 0, minHeight: 20 }}
        />
        <Typography role="status" variant="body2" color="text.secondary">
          {translate(`facings.matrix.${isNarrowed ? 'shownSome' : 'shown'}`, {
            products: layout.rows.length,
            zones: layout.zones.length,
            allProducts: products.length,
            allZones: zones.length,
          })}
        </Typography>
      </Box>
      <p ref={status} role="status" style={visuallyHidden} />
      <PendingBar
        store={store}
        calls={calls}
        onTravel={travel}
        onReview={() => setOpened('review')}
        onDiscard={() => {
          store.discard();
          announce(status.current, translate('facings.matrix.discarded'));
        }}
      />
      {/* Asks before the user leaves with unsaved changes. */}
      <LeaveGuard isUnsaved={store.hasChanges} isSamePlace={isSamePlace} />
      {opened && (
        <OverlayBoundary onClose={close}>
          {opened === 'review' && <ReviewDialog store={store} onClose={close} />}
          {opened === 'table' && (
            <TableDialog
              store={store}
              calls={calls}
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
        </OverlayBoundary>
      )}
    </div>
  );
};
