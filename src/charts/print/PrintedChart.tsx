import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { ChartDrawing } from '../ChartDrawing';
import { chartColors } from '../figures/chartColors';
import { legendOf } from '../figures/legendOf';
import { useSpeech } from '../figures/useSpeech';
import { Legend } from '../Legend';
import { figureTable } from '../table/figureTable';
import type { ChartModel, ChartWords } from '../types';
import { paperColors } from './paperColors';
import { PrintedTables } from './PrintedTables';
import { printWhenDrawn } from './printWhenDrawn';

/** Pixels of a sheet's width between its margins, upright A4 or Letter. */
const sheetWidth = 680;
const onPaperOnly = 'facings-printed-chart';

interface PrintedChartProps {
  readonly model: ChartModel;
  readonly words: ChartWords;
  /** The dialog of the browser was closed. */
  readonly onDone: () => void;
}

/** One chart on paper with its words and its table, and nothing else of the page. */
export const PrintedChart = ({ model, words, onDone }: PrintedChartProps) => {
  const speech = useSpeech();
  const theme = useTheme();
  const legend = useMemo(() => legendOf(model, speech), [model, speech]);
  useEffect(() => printWhenDrawn(`.${onPaperOnly} svg`, onDone), [onDone]);
  return createPortal(
    <Box
      className={onPaperOnly}
      sx={{ ...paperColors(theme), ...chartColors, color: 'text.primary' }}
    >
      <GlobalStyles styles={sheet} />
      <Typography component="h1" variant="h6">
        {words.title}
      </Typography>
      <Typography variant="body2">{words.question}</Typography>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {`${words.about} · ${speech.translate('facings.charts.timeZone', { zone: words.timeZone })}`}
      </Typography>
      {legend !== null && (
        <Legend legend={legend} name={speech.translate('facings.charts.legend')} />
      )}
      <ChartDrawing
        model={model}
        title={words.title}
        paperWidth={sheetWidth}
        instead={() => null}
      />
      <PrintedTables table={figureTable(model, speech)} caption={words.title} />
    </Box>,
    document.body,
  );
};

const sheet = {
  '@media screen': {
    // Laid out, so that the drawing can be measured, and out of sight.
    [`.${onPaperOnly}`]: { position: 'fixed', left: -10_000, top: 0, width: sheetWidth },
  },
  '@media print': {
    [`body > *:not(.${onPaperOnly})`]: { display: 'none !important' },
    [`.${onPaperOnly}`]: { printColorAdjust: 'exact' },
    [`.${onPaperOnly} tr`]: { breakInside: 'avoid' },
    body: { background: '#fff !important' },
  },
};
