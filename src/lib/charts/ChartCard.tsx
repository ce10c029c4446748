import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { ChartDrawing } from './ChartDrawing';
import { ChartToolbar } from './ChartToolbar';
import { chartColors } from './figures/looks';
import { legendOf } from './figures/legendOf';
import { maxBars, valueState } from './figures/modelFacts';
import { useSpeech } from './figures/figureText';
import { Legend } from './Legend';
import { ChartTable } from './table/ChartTable';
import { figureTable } from './table/figureTable';
import type { ChartModel, ChartWords } from './types';
import { RetryAlert } from '../failures/RetryAlert';

/** State of the figures: loading, failed or ready. */
export type ChartState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly message: string; readonly onRetry: () => void }
  | { readonly type: 'ready' };

export interface ChartCardProps {
  /** Null while there are no figures. Pass the same object while they are equal. */
  readonly model: ChartModel | null;
  readonly words: ChartWords;
  readonly state: ChartState;
  /** Shown below the chart: remarks about the figures, such as incomplete days. */
  readonly note?: ReactNode;
  /** Heading level of the title. */
  readonly heading?: 'h2' | 'h3' | 'h4';
}

/** A question with the figures that answer it: as a chart, as a table and as a file. */
export const ChartCard = ({ model, words, state, note, heading = 'h3' }: ChartCardProps) => {
  const titleId = useId();
  const [isTable, setIsTable] = useState(false);
  const { translate } = useSpeech();
  const isReady = state.type === 'ready' && model !== null;
  const standing = useMemo(() => (model === null ? 'empty' : valueState(model)), [model]);
  const hasFigures = isReady && standing !== 'empty';
  return (
    <Paper
      component="figure"
      variant="outlined"
      aria-labelledby={titleId}
      aria-busy={state.type === 'loading'}
      sx={{
        ...chartColors,
        m: 0,
        p: 2,
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
      }}
    >
      <Box component="figcaption" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        {/* The page says what its charts are about. Tables, which can leave the page, say it themselves. */}
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography id={titleId} component={heading} variant="h6">
            {words.title}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {words.question}
          </Typography>
        </Box>
        {hasFigures && (
          <ChartToolbar model={model} words={words} isTable={isTable} onTable={setIsTable} />
        )}
      </Box>
      {state.type === 'loading' && (
        <Box role="status" aria-label={translate('facings.charts.loading', { title: words.title })}>
          <Skeleton variant="rounded" height={280} />
        </Box>
      )}
      {state.type === 'failed' && <RetryAlert onRetry={state.onRetry}>{state.message}</RetryAlert>}
      {state.type === 'ready' && !hasFigures && (
        <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 160, textAlign: 'center' }}>
          <Typography color="text.secondary">{translate('facings.charts.nothing')}</Typography>
        </Box>
      )}
      {hasFigures && <Figures model={model} words={words} isTable={isTable} onTable={setIsTable} />}
      {hasFigures && standing === 'zero' && (
        <Typography variant="body2" color="text.secondary">
          {translate('facings.charts.allZero')}
        </Typography>
      )}
      {note !== undefined && state.type === 'ready' && (
        <Typography component="div" variant="body2" color="text.secondary">
          {note}
        </Typography>
      )}
    </Paper>
  );
};

interface FiguresProps {
  readonly model: ChartModel;
  readonly words: ChartWords;
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
}

const Figures = ({ model, words, isTable, onTable }: FiguresProps) => {
  const speech = useSpeech();
  const { translate } = speech;
  const legend = useMemo(() => legendOf(model, speech), [model, speech]);
  // Ids belong to one model, and mean something else in the next.
  const [pointed, setPointed] = useState<{ model: ChartModel; ids: readonly string[] } | null>(
    null,
  );
  const table = () => <ChartTable table={figureTable(model, speech)} caption={captionOf(words)} />;
  if (isTable) return table();
  const many = model.type === 'bars' ? model.places.length : 0;
  return (
    <>
      {legend !== null && (
        <Legend
          legend={legend}
          name={translate('facings.charts.legend')}
          onPoint={(ids) => setPointed({ model, ids })}
        />
      )}
      <Box sx={{ minWidth: 0, ...onlyOf(pointed?.model === model ? pointed.ids : []) }}>
        <ChartDrawing
          model={model}
          title={translate('facings.charts.drawing', { title: words.title })}
          instead={(retry) => (
            <>
              <RetryAlert severity="warning" sx={{ mb: 1 }} onRetry={retry}>
                {translate('facings.charts.drawingFailed')}
              </RetryAlert>
              {table()}
            </>
          )}
        />
      </Box>
      {many > maxBars && (
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          <Typography variant="body2" color="text.secondary">
            {translate('facings.charts.topShown', {
              count: maxBars,
              total: many.toLocaleString(speech.locale),
            })}
          </Typography>
          <Button size="small" onClick={() => onTable(true)}>
            {translate('facings.charts.showAll')}
          </Button>
        </Box>
      )}
    </>
  );
};

/** Fades all series except those hovered in the legend. */
const onlyOf = (ids: readonly string[]) => {
  if (ids.length === 0) return {};
  const others = ids.map((id) => `:not([data-series="${id}"])`).join('');
  return { [`& [data-series]${others}`]: { opacity: 0.12 } };
};

const captionOf = ({ title, about, timeZone }: ChartWords): string =>
  `${title}. ${about}. ${timeZone}`;
