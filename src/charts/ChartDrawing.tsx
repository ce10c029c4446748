import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useCallback, useId, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ErrorBoundary } from '../faults/ErrorBoundary';
import { chartHeight } from './figures/chartHeight';
import { leadsSomewhere, shownBars } from './figures/modelFacts';
import { useSpeech } from './figures/useSpeech';
import { loadDrawing } from './loadDrawing';
import type { ChartModel } from './types';

/** Where no width is known (no layout): wide enough for a whole drawing. */
const assumed = 640;

/** An element's width in whole pixels, as it changes; undefined until it is known. */
const useWidth = (): readonly [(element: HTMLElement | null) => void, number | undefined] => {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const read = () => {
      setWidth(Math.floor(element.clientWidth) || assumed);
    };
    read();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [ref, width];
};

const lazyDrawing = () => lazy(() => loadDrawing().then(({ Drawing }) => ({ default: Drawing })));

interface ChartDrawingProps {
  readonly model: ChartModel;
  readonly title: string;
  /** What is shown if it cannot be drawn. */
  readonly instead: (retry: () => void) => ReactNode;
  /** Pixels of a sheet of paper; if not given, it takes the width of its place on the screen. */
  readonly paperWidth?: number;
}

/** A chart drawn, by the library that arrives with the first of them. */
export const ChartDrawing = ({ model, title, instead, paperWidth }: ChartDrawingProps) => {
  const [ref, measured] = useWidth();
  const speech = useSpeech();
  const navigate = useNavigate();
  const [Drawing, setDrawing] = useState(lazyDrawing);
  const shown = useMemo(() => shownBars(model), [model]);
  const onOpen = useCallback((to: string) => void navigate(to), [navigate]);
  const leads = leadsSomewhere(model);
  const helpId = useId();
  const wide = paperWidth ?? measured;
  const place = <Skeleton variant="rounded" height={chartHeight(shown)} />;
  return (
    <Box
      ref={ref}
      // A heat map names itself, as it takes the arrow keys.
      {...(model.type === 'heatMap'
        ? {}
        : { role: 'group', 'aria-label': title, ...(leads && { 'aria-describedby': helpId }) })}
      sx={{ minWidth: 0 }}
    >
      <ErrorBoundary
        instead={(_, retry) =>
          instead(() => {
            // A chunk that failed stays failed for the component that asked for it.
            setDrawing(lazyDrawing);
            retry();
          })
        }
      >
        <Suspense fallback={place}>
          {wide === undefined ? (
            place
          ) : (
            <Drawing
              model={shown}
              width={wide}
              title={title}
              speech={speech}
              onOpen={onOpen}
              isPaper={paperWidth !== undefined}
            />
          )}
        </Suspense>
      </ErrorBoundary>
      {leads && (
        <span id={helpId} hidden>
          {speech.translate('facings.charts.opens')}
        </span>
      )}
    </Box>
  );
};
