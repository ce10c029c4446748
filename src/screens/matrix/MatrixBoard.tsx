import Keyboard from '@mui/icons-material/KeyboardOutlined';
import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { Location } from 'react-router';
import { OverlayBoundary } from '../../faults/OverlayBoundary';
import { visuallyHidden } from '../../fields/styles';
import type { LinkCalls } from '../../schema/links';
import { titleOf } from '../../schema/screen';
import { LeaveGuard } from '../../views/form/UnsavedDialog';
import { SearchBox } from '../../views/list/SearchBox';
import { useDeclaredText, useNumberText } from '../../views/useWords';
import { headRow, type Place } from '../../sheet/board/area';
import type { Board } from './board';
import { Grid } from './Grid';
import { layoutOf, type LayoutFilter } from './layout';
import { PendingBar } from './PendingBar';
import { matrix } from './screen';
import { useSave } from './useSave';
import { cellWordsOf, useCountText } from './words';

const organizationOf = ({ search }: Location): string | null =>
  new URLSearchParams(search).get('account_id');

/** Another organization's grid is another place, although the path is the same. */
const isSamePlace = (current: Location, next: Location): boolean =>
  current.pathname === next.pathname && organizationOf(current) === organizationOf(next);

/** Asks before the user leaves with unsaved changes. */
const MatrixGuard = ({ board }: { readonly board: Board }) => {
  const isUnsaved = useCallback(() => {
    const { adds, removes } = board.counts();
    return adds + removes > 0;
  }, [board]);
  return <LeaveGuard isUnsaved={isUnsaved} isSamePlace={isSamePlace} />;
};

const ReviewDialog = lazy(() =>
  import('./ReviewDialog').then(({ ReviewDialog: Own }) => ({ default: Own })),
);
const KeysDialog = lazy(() =>
  import('../../sheet/KeysDialog').then(({ KeysDialog: Own }) => ({ default: Own })),
);

interface MatrixBoardProps {
  readonly board: Board;
  readonly calls: LinkCalls;
}

const noFilter: LayoutFilter = { products: '', zones: '', closed: new Set() };

/** The grid of one organization, with its filters and saves. */
export const MatrixBoard = ({ board, calls }: MatrixBoardProps) => {
  const translate = useTranslate();
  const declaredText = useDeclaredText();
  const countText = useCountText();
  const number = useNumberText();
  const words = useMemo(() => cellWordsOf(translate, number), [translate, number]);
  const [looked, setLooked] = useState(noFilter);
  const layout = useMemo(() => layoutOf(board.matrixData, looked), [board, looked]);
  const [isReviewing, setReviewing] = useState(false);
  const closeReview = () => {
    setReviewing(false);
  };
  const [areKeysShown, setKeysShown] = useState(false);
  const { saving, told, save, stop } = useSave(board, calls);
  const status = useRef<HTMLParagraphElement>(null);
  const info = useRef<HTMLParagraphElement>(null);

  // Written directly to the DOM: the pointer crosses many cells, and a render for each would be slow.
  const say = (text: string) => {
    if (status.current) status.current.textContent = text;
  };
  const show = (place: Place | null) => {
    if (info.current) info.current.textContent = place ? textOf(place) : '';
  };
  const textOf = ({ row, column }: Place): string => {
    const { matrixData } = board;
    const at = layout.columns[column];
    if (!at) return '';
    const region = words.region(board, at.region);
    const zone =
      at.kind === 'zone' ? `${matrixData.zones[at.zone]?.name ?? ''} (${region})` : region;
    const product = row === headRow ? -1 : (layout.rows[row] ?? -1);
    const { sku, description } = matrixData.products[product] ?? { sku: '', description: '' };
    if (product < 0) return zone;
    const state = at.kind === 'zone' ? `: ${words.stateOf(board, product, at.zone)}` : '';
    return `${sku} ${description} · ${zone}${state}`;
  };

  const travel = (kind: 'undo' | 'redo') => {
    if (kind === 'undo' ? !board.canUndo() : !board.canRedo()) return;
    board[kind]();
    const told = kind === 'undo' ? 'undone' : 'redone';
    say(translate(`facings.matrix.${told}`, { changes: countText(board.counts()) }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    travel(key === 'y' || event.shiftKey ? 'redo' : 'undo');
  };
  const onRegion = (region: number) => {
    setLooked((before) => {
      const closed = new Set(before.closed);
      if (!closed.delete(region)) closed.add(region);
      return { ...before, closed };
    });
  };

  const { products, zones, regions } = board.matrixData;
  const areAllClosed = looked.closed.size >= regions.length;
  const isNarrowed = layout.rows.length < products.length || layout.zoneCount < zones.length;
  return (
    // Undo works anywhere on this page, including the bar's buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <SearchBox
          text={looked.products}
          many={translate('facings.matrix.products')}
          onSearch={(text) => {
            setLooked((before) => ({ ...before, products: text }));
          }}
        />
        <SearchBox
          text={looked.zones}
          many={translate('facings.matrix.zones')}
          onSearch={(text) => {
            setLooked((before) => ({ ...before, zones: text }));
          }}
        />
        <Button
          color="inherit"
          startIcon={areAllClosed ? <UnfoldMore /> : <UnfoldLess />}
          onClick={() => {
            setLooked((before) => ({
              ...before,
              closed: new Set(areAllClosed ? [] : regions.keys()),
            }));
          }}
        >
          {translate(`facings.matrix.${areAllClosed ? 'openAll' : 'closeAll'}`)}
        </Button>
        <Button
          color="inherit"
          startIcon={<Keyboard />}
          aria-haspopup="dialog"
          onClick={() => {
            setKeysShown(true);
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
      {layout.rows.length === 0 || layout.columns.length === 0 ? (
        <Typography sx={{ py: 4 }}>{translate('facings.matrix.noMatch')}</Typography>
      ) : (
        <Grid
          board={board}
          layout={layout}
          words={words}
          label={declaredText(titleOf(matrix))}
          onRegion={onRegion}
          say={say}
          show={show}
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
        board={board}
        saving={saving}
        told={told}
        onSave={save}
        onStop={stop}
        onReview={() => {
          setReviewing(true);
        }}
        onUndo={() => {
          travel('undo');
        }}
        onRedo={() => {
          travel('redo');
        }}
        onDiscard={() => {
          board.discard();
          say(translate('facings.matrix.discarded'));
        }}
      />
      <MatrixGuard board={board} />
      <Suspense fallback={null}>
        {isReviewing && (
          <OverlayBoundary onClose={closeReview}>
            <ReviewDialog board={board} onClose={closeReview} />
          </OverlayBoundary>
        )}
        {areKeysShown && (
          <KeysDialog
            area="matrix"
            onClose={() => {
              setKeysShown(false);
            }}
          />
        )}
      </Suspense>
    </div>
  );
};
