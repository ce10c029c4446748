import BarChartIcon from '@mui/icons-material/BarChart';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { saveFile } from '../util/saveFile';
import { useSpeech } from './figures/figureText';
import { csvOf } from './files/chartFiles';
import { figureTable } from './table/figureTable';
import type { ChartModel, ChartWords } from './types';

interface ChartToolbarProps {
  readonly model: ChartModel;
  readonly words: ChartWords;
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
}

/** Switches between table and chart, and downloads the figures. */
export const ChartToolbar = ({ model, words, isTable, onTable }: ChartToolbarProps) => {
  const speech = useSpeech();
  const { translate } = speech;
  const toggle = translate(isTable ? 'facings.charts.asChart' : 'facings.charts.asTable');
  const download = translate('facings.charts.csv');
  const saveFigures = () => {
    const text = csvOf(figureTable(model, speech));
    // The time zone is in the name, so that the file has only figures.
    const name = `${words.fileName}_${words.timeZone.replaceAll('/', '-')}.csv`;
    saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <Box sx={{ display: 'flex', flex: 'none', mt: -0.5, mr: -0.5 }}>
      <Tooltip title={toggle}>
        <IconButton size="small" aria-label={toggle} onClick={() => onTable(!isTable)}>
          {isTable ? <BarChartIcon fontSize="small" /> : <TableIcon fontSize="small" />}
        </IconButton>
      </Tooltip>
      <Tooltip title={download}>
        <IconButton size="small" aria-label={download} onClick={saveFigures}>
          <DownloadIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
};
