import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useForkRef } from '@mui/material/utils';
import { Suspense, useCallback, useId, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../failures/code';
import { ErrorBoundary } from '../failures/ErrorBoundary';
import { chartHeight } from './figures/chartHeight';
import { hasLinks, shownBars } from './figures/modelFacts';
import { useSpeech } from './figures/figureText';
import type { ChartModel } from './types';
import { useNear } from './useNear';
import { useTurn } from './useTurn';

/** Loads the chart library on demand. */
export const loadDrawing = () => import('./drawing/Drawing');

/** Default width without layout: enough for a complete chart. */
const assumed = 640;

/** Returns an element's width in whole pixels; undefined until it is known. */
const useWidth = (): readonly [(element: HTMLElement | null) => void, number | undefined] => {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const read = () => setWidth(Math.floor(element.clientWidth) || assumed);
    read();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
};

const lazyDrawing = () => lazyPart(loadDrawing, 'Drawing');

interface ChartDrawingProps {
  readonly model: ChartModel;
  readonly title: string;
  /** Shown if the chart cannot be rendered. */
  readonly instead: (retry: () => void) => ReactNode;
}

/**
 * A chart, drawn by a library that is loaded with the first one. It is drawn when it comes near the viewport, and after
 * the charts that came before it: drawing many at once would block the page.
 */
export const ChartDrawing = ({ model, title, instead }: ChartDrawingProps) => {
  const [widthRef, width] = useWidth();
  const [nearRef, isNear] = useNear();
  const isTurn = useTurn(isNear);
  const ref = useForkRef(widthRef, nearRef);
  const speech = useSpeech();
  const navigate = useNavigate();
  const [Drawing, setDrawing] = useState(lazyDrawing);
  const shown = useMemo(() => shownBars(model), [model]);
  const onOpen = useCallback((to: string) => void navigate(to), [navigate]);
  const isLinked = hasLinks(model);
  const helpId = useId();
  const place = <Skeleton variant="rounded" height={chartHeight(shown, width ?? assumed)} />;
  return (
    <Box
      ref={ref}
      // A heat map labels itself, because it handles arrow keys.
      {...(model.type === 'heatMap'
        ? {}
        : { role: 'group', 'aria-label': title, ...(isLinked && { 'aria-describedby': helpId }) })}
      sx={{ minWidth: 0 }}
    >
      <ErrorBoundary
        instead={(_, retry) =>
          instead(() => {
            // A lazy component that failed stays failed, so a new one is created.
            setDrawing(lazyDrawing);
            retry();
          })
        }
      >
        <Suspense fallback={place}>
          {width === undefined || !isTurn ? (
            place
          ) : (
            <Drawing model={shown} width={width} title={title} speech={speech} onOpen={onOpen} />
          )}
        </Suspense>
      </ErrorBoundary>
      {isLinked && (
        <span id={helpId} hidden>
          {speech.translate('facings.charts.opens')}
        </span>
      )}
    </Box>
  );
};
