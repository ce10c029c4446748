import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme, type CssVarsTheme, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { ChartDrawing } from '../ChartDrawing';
import { chartColors } from '../figures/looks';
import { numberText, useSpeech } from '../figures/figureText';
import { legendOf } from '../figures/legendOf';
import { Legend } from '../Legend';
import { ChartTable } from '../table/ChartTable';
import { figureTable, type FigureTable } from '../table/figureTable';
import type { ChartModel, ChartWords } from '../types';

/** Maximum number of columns on one sheet. */
const columnsOnSheet = 7;
/** With more columns, the table is not printed. */
const maxColumns = 42;

/** The table for printing: columns that do not fit are continued below. */
const PrintedTables = ({ table, caption }: { table: FigureTable; caption: string }) => {
  const { translate, locale } = useSpeech();
  const { columns, rows } = table;
  if (columns.length > maxColumns) {
    const count = numberText(columns.length * rows.length, locale);
    return (
      <Typography variant="body2">{translate('facings.charts.inFileOnly', { count })}</Typography>
    );
  }
  const starts = columns.map((_, at) => at).filter((at) => at % columnsOnSheet === 0);
  return starts.map((start) => {
    const end = start + columnsOnSheet;
    const part = {
      ...table,
      columns: columns.slice(start, end),
      rows: rows.map((row) => ({ ...row, values: row.values.slice(start, end) })),
    };
    return <ChartTable key={start} isWhole table={part} caption={caption} />;
  });
};

/** Maximum time to wait for the chart; without it, only the table is printed. */
const longestWait = 3_000;
const glance = 50;

/**
 * Opens the browser's print dialog when the content has rendered.
 * @param drawn selector of the chart
 * @param onDone called when the dialog is closed
 * @returns a function that cancels it
 */
const printWhenDrawn = (drawn: string, onDone: () => void): (() => void) => {
  let waited = 0;
  const look = setInterval(() => {
    waited += glance;
    // The first check is skipped, to let the chart lay out.
    if (waited === glance || (document.querySelector(drawn) === null && waited < longestWait))
      return;
    clearInterval(look);
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
  }, glance);
  return () => {
    clearInterval(look);
    window.removeEventListener('afterprint', onDone);
  };
};

const parts = ['primary', 'secondary', 'info', 'error', 'success'] as const;

/** The light colors, because paper is white. */
const paperColors = (
  theme: Theme & Partial<Pick<CssVarsTheme, 'colorSchemes'>>,
): Record<string, string> => {
  const palette = theme.colorSchemes?.light?.palette ?? theme.palette;
  return {
    ...Object.fromEntries(parts.map((part) => [`--mui-palette-${part}-main`, palette[part].main])),
    '--mui-palette-text-primary': palette.text.primary,
    '--mui-palette-text-secondary': palette.text.secondary,
    '--mui-palette-divider': palette.divider,
    '--mui-palette-background-paper': '#fff',
  };
};

/** Printable width in pixels of a portrait A4 or Letter sheet. */
const sheetWidth = 680;
const onPaperOnly = 'facings-printed-chart';

interface PrintedChartProps {
  readonly model: ChartModel;
  readonly words: ChartWords;
  /** Called when the browser's dialog is closed. */
  readonly onDone: () => void;
}

/** Prints one chart with its text and table, and nothing else of the page. */
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
    // Positioned off-screen, so that the chart has a layout and can be measured.
    [`.${onPaperOnly}`]: { position: 'fixed', left: -10_000, top: 0, width: sheetWidth },
  },
  '@media print': {
    [`body > *:not(.${onPaperOnly})`]: { display: 'none !important' },
    [`.${onPaperOnly}`]: { printColorAdjust: 'exact' },
    [`.${onPaperOnly} tr`]: { breakInside: 'avoid' },
    body: { background: '#fff !important' },
  },
};
