import BarChartIcon from '@mui/icons-material/BarChart';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Snackbar from '@mui/material/Snackbar';
import Tooltip from '@mui/material/Tooltip';
import { useState, type RefObject } from 'react';
import { saveFile } from '../util/saveFile';
import { legendOf } from './figures/legendOf';
import { useSpeech } from './figures/figureText';
import { csvOf, chartFileName } from './files/chartFiles';
import { figureTable } from './table/figureTable';
import type { ChartModel, ChartWords } from './types';

interface ChartToolbarProps {
  readonly model: ChartModel;
  readonly words: ChartWords;
  readonly drawing: RefObject<HTMLElement | null>;
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
  readonly onPrint: () => void;
}

/** Switches between table and chart, and offers downloads. */
export const ChartToolbar = ({
  model,
  words,
  drawing,
  isTable,
  onTable,
  onPrint,
}: ChartToolbarProps) => {
  const speech = useSpeech();
  const { translate } = speech;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const toggle = translate(isTable ? 'facings.charts.asChart' : 'facings.charts.asTable');
  const more = translate('facings.charts.download');

  const then = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  const saveFigures = () => {
    const text = csvOf(figureTable(model, speech));
    saveFile(
      chartFileName(model, words, 'csv'),
      new Blob([text], { type: 'text/csv;charset=utf-8' }),
    );
  };
  const savePicture = async () => {
    try {
      const { pictureOf } = await import('./files/pictureOf');
      const lines = [
        words.question,
        `${words.about} · ${translate('facings.charts.timeZone', { zone: words.timeZone })}`,
      ];
      const legend = legendOf(model, speech);
      if (drawing.current === null) throw new Error('There is no drawing.');
      const picture = await pictureOf({
        drawing: drawing.current,
        title: words.title,
        lines,
        legend,
      });
      saveFile(chartFileName(model, words, 'png'), picture);
    } catch (error) {
      reportError(error);
      setHasFailed(true);
    }
  };
  return (
    <Box sx={{ display: 'flex', flex: 'none', mt: -0.5, mr: -0.5 }}>
      <Tooltip title={toggle}>
        <IconButton size="small" aria-label={toggle} onClick={() => onTable(!isTable)}>
          {isTable ? <BarChartIcon fontSize="small" /> : <TableIcon fontSize="small" />}
        </IconButton>
      </Tooltip>
      <Tooltip title={more}>
        <IconButton
          size="small"
          aria-label={more}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <DownloadIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={then(saveFigures)}>{translate('facings.charts.csv')}</MenuItem>
        <MenuItem disabled={isTable} onClick={then(() => void savePicture())}>
          {translate('facings.charts.png')}
        </MenuItem>
        <MenuItem disabled={isTable} onClick={then(onPrint)}>
          {translate('facings.charts.print')}
        </MenuItem>
      </Menu>
      <Snackbar open={hasFailed} autoHideDuration={10_000} onClose={() => setHasFailed(false)}>
        <Alert severity="error">{translate('facings.charts.pictureFailed')}</Alert>
      </Snackbar>
    </Box>
  );
};
