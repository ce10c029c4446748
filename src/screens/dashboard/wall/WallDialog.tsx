import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState, type SyntheticEvent } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { SelectField } from '../../../fields/shared/SelectField';
import { regionOf } from '../../../lib/text/region';
import { DialogFrame } from '../../../views/DialogFrame';
import { useShared } from '../figures/FiguresContext';
import type { DashboardView } from '../state/urlState';
import { defaultWall, wallSeconds, type Wall } from '../state/wall';
import { enterFullScreen } from './fullScreen';
import { slideOf, slidesOf } from './slides';

/** '30 seconds' or '2 minutes'. */
const intervalText = (seconds: number, locale: string): string => {
  const [value, unit] = seconds < 60 ? [seconds, 'second'] : [seconds / 60, 'minute'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
};

interface WallDialogProps {
  readonly looked: DashboardView;
  readonly onClose: () => void;
}

const modes: readonly Wall['mode'][] = ['cycle', 'stay'];

/** Asks what a wall shows, and for how long. */
export const WallDialog = ({ looked, onClose }: WallDialogProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const [wall, setWall] = useState(defaultWall);
  const say = (key: string, values?: object) =>
    translate(`facings.dashboard.wall.${key}`, { ...values });
  const tab = slideOf(looked.state.tab, slidesOf(useShared()));

  const start = (event: SyntheticEvent) => {
    event.preventDefault();
    enterFullScreen();
    onClose();
    looked.settle({ wall, tab });
  };
  return (
    <DialogFrame
      title={translate('facings.dashboard.tools.wall')}
      action={
        <Button type="submit" variant="contained">
          {say('start')}
        </Button>
      }
      onSubmit={start}
      onClose={onClose}
    >
      <Typography color="text.secondary">{say('intro')}</Typography>
      <SelectField
        size="small"
        label={say('mode')}
        value={wall.mode}
        onChange={({ target }) =>
          setWall({ ...wall, mode: modes.find((mode) => mode === target.value) ?? 'cycle' })
        }
      >
        {modes.map((mode) => (
          <MenuItem key={mode} value={mode}>
            {say(mode, { tab: translate(`facings.dashboard.tabs.${tab}`) })}
          </MenuItem>
        ))}
      </SelectField>
      <SelectField
        size="small"
        label={say(wall.mode === 'cycle' ? 'eachFor' : 'refreshEvery')}
        value={String(wall.seconds)}
        onChange={({ target }) => setWall({ ...wall, seconds: Number(target.value) })}
      >
        {wallSeconds.map((seconds) => (
          <MenuItem key={seconds} value={String(seconds)}>
            {intervalText(seconds, locale)}
          </MenuItem>
        ))}
      </SelectField>
    </DialogFrame>
  );
};
