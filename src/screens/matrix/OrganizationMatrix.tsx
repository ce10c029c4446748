import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useRegistry } from '../../fields/useDeclaration';
import { useProvider } from '../../fields/useProvider';
import type { LinkCalls } from '../../schema/links';
import { listPath, pathWith } from '../../schema/routes';
import { isAbort } from '../../lib/failures/failures';
import { LoadFailure } from '../../views/LoadFailure';
import { Nothing } from '../../views/Nothing';
import { loadMatrixData, noProgress, type ReadProgress } from './loadMatrixData';
import { MatrixEditor } from './MatrixEditor';
import { createMatrixStore, type MatrixStore } from './store';

type Loaded =
  | { readonly type: 'loading'; readonly progress: ReadProgress }
  | { readonly type: 'failed'; readonly error: unknown }
  | {
      readonly type: 'ready';
      readonly store: MatrixStore;
      readonly missing: Awaited<ReturnType<typeof loadMatrixData>>['missing'];
    };

const useStore = (accountId: string) => {
  const provider = useProvider();
  const registry = useRegistry();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>({ type: 'loading', progress: noProgress });

  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const show = (next: Loaded) => {
      if (!signal.aborted) setLoaded(next);
    };
    const onProgress = (progress: ReadProgress) => show({ type: 'loading', progress });
    onProgress(noProgress);
    const [products, zones] = [registry.find('products'), registry.find('zones')];
    loadMatrixData({ provider, products, zones, accountId, signal, onProgress })
      .then(({ matrixData, matrix, missing }) => {
        show({ type: 'ready', store: createMatrixStore(matrixData, matrix), missing });
      })
      .catch((error: unknown) => {
        if (!isAbort(error)) show({ type: 'failed', error });
        control.abort();
      });
    return () => control.abort();
  }, [provider, registry, accountId, attempt]);

  const retry = () => setAttempt((before) => before + 1);
  return { loaded, retry };
};

interface OrganizationMatrixProps {
  readonly accountId: string;
  readonly calls: LinkCalls;
  /** Where the grid's tools are drawn. */
  readonly toolsAt: HTMLElement | null;
}

/**
 * Loads one organization's grid, and shows progress, errors and missing rows. Reloads for each organization and on
 * request.
 */
export const OrganizationMatrix = ({ accountId, calls, toolsAt }: OrganizationMatrixProps) => {
  const translate = useTranslate();
  const registry = useRegistry();
  const { loaded, retry } = useStore(accountId);
  if (loaded.type === 'failed') return <LoadFailure error={loaded.error} onRetry={retry} />;
  if (loaded.type === 'loading') return <Loading progress={loaded.progress} />;

  const { store, missing } = loaded;
  const { products, zones } = store.matrixData;
  const pathOf = (name: string) =>
    pathWith(listPath(registry.find(name)), { account_id: accountId });
  const nothing = (text: 'noProducts' | 'noZones', link: 'addProduct' | 'addZone', of: string) => (
    <Nothing
      text={translate(`facings.matrix.${text}`)}
      go={{ to: pathOf(of), label: translate(`facings.matrix.${link}`) }}
    />
  );
  if (products.length === 0) return nothing('noProducts', 'addProduct', 'products');
  if (zones.length === 0) return nothing('noZones', 'addZone', 'zones');
  return (
    <>
      {Object.entries(missing).map(
        ([key, count]) =>
          count > 0 && (
            <Alert key={key} severity="warning" sx={{ mb: 1 }}>
              {translate(`facings.matrix.${key}`, { smart_count: count })}
            </Alert>
          ),
      )}
      <MatrixEditor store={store} calls={calls} toolsAt={toolsAt} />
    </>
  );
};

const Loading = ({ progress }: { readonly progress: ReadProgress }) => {
  const translate = useTranslate();
  const part = (name: 'products' | 'zones') => {
    const { loaded, total } = progress[name];
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
          variant={total === undefined ? 'indeterminate' : 'determinate'}
          value={(100 * loaded) / Math.max(1, total ?? 1)}
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
