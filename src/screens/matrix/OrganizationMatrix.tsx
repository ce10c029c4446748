import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useRegistry } from '../../fields/useDeclaration';
import { useProvider } from '../../fields/useProvider';
import type { LinkCalls } from '../../schema/links';
import { listPath } from '../../schema/routes';
import { isAbort } from '../../faults/failures';
import type { Progress } from '../../views/list/loadPages';
import { LoadFailure } from '../../views/LoadFailure';
import { createBoard, type Board } from './board';
import { buildMatrixData, loadMatrixData, type ReadProgress } from './loadMatrixData';
import { MatrixBoard } from './MatrixBoard';

/** Rows that the platform counted but did not send. */
interface Missing {
  readonly products: number;
  readonly zones: number;
}

type Loaded =
  | { readonly type: 'loading'; readonly progress: ReadProgress | null }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'ready'; readonly board: Board; readonly missing: Missing };

const loading: Loaded = { type: 'loading', progress: null };

const useBoard = (accountId: string): { readonly loaded: Loaded; readonly again: () => void } => {
  const provider = useProvider();
  const declaration = useRegistry().find('products');
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>(loading);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const tell = (next: Loaded) => {
      if (!signal.aborted) setLoaded(next);
    };
    tell(loading);
    loadMatrixData({
      provider,
      declaration,
      accountId,
      signal,
      onProgress: (progress) => {
        tell({ type: 'loading', progress });
      },
    })
      .then(({ products, zones }) => {
        const { matrixData, matrix } = buildMatrixData(products.rows, zones.rows);
        tell({
          type: 'ready',
          board: createBoard(matrixData, matrix),
          missing: { products: products.missing, zones: zones.missing },
        });
      })
      .catch((error: unknown) => {
        if (!isAbort(error)) tell({ type: 'failed', error });
        stop.abort();
      });
    return () => {
      stop.abort();
    };
  }, [provider, declaration, accountId, attempt]);

  return {
    loaded,
    again: () => {
      setAttempt((before) => before + 1);
    },
  };
};

interface OfOrganizationProps {
  readonly accountId: string;
  readonly calls: LinkCalls;
}

/**
 * Loads one organization's grid, and shows progress, errors and missing rows. Reloads for each organization and on
 * request.
 */
export const OrganizationMatrix = ({ accountId, calls }: OfOrganizationProps) => {
  const translate = useTranslate();
  const registry = useRegistry();
  const { loaded, again } = useBoard(accountId);
  if (loaded.type === 'failed') return <LoadFailure error={loaded.error} onRetry={again} />;
  if (loaded.type === 'loading') return <Loading progress={loaded.progress} />;

  const { board, missing } = loaded;
  const { products, zones } = board.matrixData;
  const pathOf = (name: string) => listPath(registry.find(name));
  if (products.length === 0) {
    return <Nothing text="noProducts" to={pathOf('products')} go="addProduct" />;
  }
  if (zones.length === 0) return <Nothing text="noZones" to={pathOf('zones')} go="addZone" />;
  return (
    <>
      {missing.products > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate('facings.matrix.missingProducts', { smart_count: missing.products })}
        </Alert>
      )}
      {missing.zones > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate('facings.matrix.missingZones', { smart_count: missing.zones })}
        </Alert>
      )}
      <MatrixBoard board={board} calls={calls} />
    </>
  );
};

const Loading = ({ progress }: { readonly progress: ReadProgress | null }) => {
  const translate = useTranslate();
  const none: Progress = { loaded: 0, total: undefined };
  const part = (name: 'products' | 'zones') => {
    const { loaded, total } = progress?.[name] ?? none;
    const label = translate(`facings.matrix.${name}`);
    const text =
      total === undefined
        ? translate('facings.matrix.loadedSome', { loaded })
        : translate('facings.matrix.loaded', { loaded, total });
    return (
      <Box>
        <Typography variant="body2" color="text.secondary">
          {label}: {text}
        </Typography>
        <LinearProgress
          aria-label={label}
          {...(total === undefined
            ? {}
            : { variant: 'determinate', value: (100 * loaded) / Math.max(1, total) })}
        />
      </Box>
    );
  };
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 2, maxWidth: 480 }}>
      <Typography role="status">{translate('facings.matrix.loading')}</Typography>
      {part('products')}
      {part('zones')}
      <Skeleton variant="rounded" height={240} />
    </Box>
  );
};

interface NothingProps {
  readonly text: 'noProducts' | 'noZones';
  readonly to: string;
  readonly go: 'addProduct' | 'addZone';
}

const Nothing = ({ text, to, go }: NothingProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ py: 6, display: 'grid', justifyItems: 'center', gap: 2 }}>
      <Typography>{translate(`facings.matrix.${text}`)}</Typography>
      <Button component={Link} to={to} variant="contained">
        {translate(`facings.matrix.${go}`)}
      </Button>
    </Box>
  );
};
