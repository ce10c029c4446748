import Typography from '@mui/material/Typography';
import { numberText } from '../figures/figureText';
import { useSpeech } from '../figures/useSpeech';
import { ChartTable } from '../table/ChartTable';
import type { FigureTable } from '../table/figureTable';

/** As many columns as a sheet is wide. */
const columnsOnSheet = 7;
/** Beyond this many it would be a pile of paper that nobody reads. */
const mostColumns = 42;

/** All figures on paper: columns that do not fit beside each other come below each other. */
export const PrintedTables = ({ table, caption }: { table: FigureTable; caption: string }) => {
  const { translate, locale } = useSpeech();
  const { columns, rows } = table;
  if (columns.length > mostColumns) {
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
