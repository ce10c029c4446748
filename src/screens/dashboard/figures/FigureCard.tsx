import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ChartCard, type ChartState } from '../../../lib/charts/ChartCard';
import type { ChartModel } from '../../../lib/charts/types';
import { useNear } from '../../../lib/charts/useNear';
import { failureMessageOf } from '../../../lib/failures/failures';
import type { FigureName, ModelData, ModelTexts } from '../models/given';
import { figureFileName } from './fileName';
import { useRecordLinks, useShared } from './FiguresContext';
import { useFigures } from './useFigures';

interface FigureCardProps<Name extends FigureName> {
  readonly name: Name;
  /** Must be a stable function: the model is memoized by it. */
  readonly modelOf: (data: ModelData<Name>, texts: ModelTexts) => ChartModel;
  readonly note?: (data: ModelData<Name>) => ReactNode;
  /** Content above the chart: a choice of what is drawn. */
  readonly chooser?: (data: ModelData<Name>) => ReactNode;
  readonly isWide?: boolean;
}

/** A chart of one analytics call. It loads when it is near the viewport, and fails and retries independently. */
export const FigureCard = <Name extends FigureName>({
  name,
  modelOf,
  note,
  chooser,
  isWide = false,
}: FigureCardProps<Name>) => {
  const translate = useTranslate();
  const [ref, isNear] = useNear();
  const { organization, timeZone, period, about, isCompared } = useShared();
  const figures = useFigures(name, { isWanted: isNear, isCompared });
  const links = useRecordLinks();
  const { rows, earlier, period: shown, today } = figures.data ?? {};
  // A legend that gets entries of the previous period later would move what is read.
  const [isDrawn, setIsDrawn] = useState(false);
  const isComplete = isDrawn || !figures.isComparing;
  if (rows && isComplete && !isDrawn) setIsDrawn(true);
  const data = useMemo(
    () =>
      isComplete &&
      rows &&
      shown && { rows, earlier: earlier ?? null, period: shown, today: today ?? 0 },
    [isComplete, rows, earlier, shown, today],
  );
  const texts = useMemo(
    (): ModelTexts => ({
      words: (key, values) => translate(`facings.dashboard.charts.${name}.${key}`, values),
      measure: (key) => translate(`facings.dashboard.numbers.${key}`),
      before: (series) => translate('facings.dashboard.charts.previous', { series }),
      links,
    }),
    [translate, name, links],
  );
  const model = useMemo(() => (data ? modelOf(data, texts) : null), [data, modelOf, texts]);
  const title = texts.words('title');
  const state = (): ChartState => {
    if (figures.error) {
      const { message } = failureMessageOf(figures.error, translate);
      return { type: 'failed', message, onRetry: figures.again };
    }
    return { type: model ? 'ready' : 'loading' };
  };

  return (
    <Box ref={ref} sx={{ minWidth: 0, ...(isWide ? { gridColumn: '1 / -1' } : {}) }}>
      <Box
        aria-busy={figures.isOlder}
        sx={{
          height: '100%',
          position: 'relative',
          display: 'grid',
          opacity: figures.isOlder ? 0.5 : 1,
          transition: 'opacity 150ms',
        }}
      >
        <ChartCard
          model={model}
          words={{
            title,
            question: texts.words('question'),
            about,
            timeZone,
            fileName: figureFileName(title, organization, shown ?? period),
          }}
          state={state()}
          heading="h2"
          note={
            data && (
              <Notes figures={figures}>
                {chooser?.(data)}
                {note?.(data)}
              </Notes>
            )
          }
        />
      </Box>
    </Box>
  );
};

const Notes = ({
  figures: { earlierError, again, isOlder },
  children,
}: {
  readonly figures: {
    readonly earlierError: unknown;
    readonly again: () => void;
    readonly isOlder: boolean;
  };
  readonly children: ReactNode;
}) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {children}
      {isOlder && (
        // In the card's margin: a line of its own would move the cards below.
        <Box
          component="span"
          role="status"
          sx={{ position: 'absolute', right: 16, bottom: 0, fontSize: 11 }}
        >
          {translate('facings.dashboard.charts.updating')}
        </Box>
      )}
      {earlierError !== null && (
        <span>
          {translate('facings.dashboard.charts.previousFailed')}{' '}
          <Button size="small" onClick={again}>
            {translate('facings.buttons.retry')}
          </Button>
        </span>
      )}
    </Box>
  );
};
