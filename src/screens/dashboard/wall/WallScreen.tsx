import Close from '@mui/icons-material/Close';
import Fullscreen from '@mui/icons-material/Fullscreen';
import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useCallback, useId, type KeyboardEvent, type ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { regionOf } from '../../../lib/text/region';
import { useShared } from '../figures/FiguresContext';
import type { DashboardView } from '../state/urlState';
import type { Wall } from '../state/wall';
import { enterFullScreen, useAwake, useFullScreen } from './fullScreen';
import { slideAfter, slideOf, slides } from './slides';
import { useWallScale } from './useWallScale';
import { useWallTimer } from './useWallTimer';
import { WallFigures } from './WallFigures';

interface WallScreenProps {
  readonly looked: DashboardView;
  readonly wall: Wall;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Figures that can be read from afar: they fill the screen, change by themselves and are loaded again. */
export const WallScreen = ({ looked, wall }: WallScreenProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const titleId = useId();
  const { about } = useShared();
  const { settle, state } = looked;
  const slide = slideOf(state.tab);
  const say = (key: string, values?: object) =>
    translate(`facings.dashboard.wall.${key}`, { ...values });

  const leave = useCallback(() => {
    settle({ wall: null });
  }, [settle]);
  const move = (step: number) => {
    settle({ tab: slideAfter(slide, step) });
  };
  const isFull = useFullScreen(leave);
  useAwake();
  const { isPaused, setPaused, updated } = useWallTimer(wall, () => {
    if (wall.mode === 'cycle') move(1);
  });
  const scale = useWallScale();

  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = steps[key];
    if (step !== undefined) move(step);
  };
  const button = (label: string, icon: ReactNode, onClick: () => void) => (
    <IconButton aria-label={say(label)} title={say(label)} onClick={onClick}>
      {icon}
    </IconButton>
  );
  return (
    <Dialog
      open
      fullScreen
      onClose={leave}
      onKeyDown={onKeyDown}
      aria-labelledby={titleId}
      transitionDuration={0}
      slotProps={{ paper: { sx: { bgcolor: 'background.default', overflow: 'auto' } } }}
    >
      {/* The whole page is enlarged, so that texts, lines and gaps keep their proportions. */}
      <Box
        sx={{
          width: `${100 / scale}%`,
          minHeight: `${100 / scale}%`,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
          p: 2,
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
          <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
            <Typography id={titleId} component="h2" sx={{ fontSize: 26, fontWeight: 650 }}>
              {translate(`facings.dashboard.tabs.${slide}`)}
            </Typography>
            <Typography color="text.secondary">{about}</Typography>
          </Box>
          <Typography color="text.secondary" sx={{ mr: 1 }}>
            {say('position', { at: slides.indexOf(slide) + 1, many: slides.length })}
            {' · '}
            {isPaused
              ? say('paused')
              : say('updated', {
                  time: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(updated),
                })}
          </Typography>
          {button('previous', <NavigateBefore />, () => {
            move(-1);
          })}
          {button(isPaused ? 'resume' : 'pause', isPaused ? <PlayArrow /> : <Pause />, () => {
            setPaused(!isPaused);
          })}
          {button('next', <NavigateNext />, () => {
            move(1);
          })}
          {!isFull && button('fullScreen', <Fullscreen />, enterFullScreen)}
          {button('leave', <Close />, leave)}
        </Box>
        <Box key={slide} sx={appearing}>
          <WallFigures slide={slide} />
        </Box>
      </Box>
    </Dialog>
  );
};

const appearing = {
  '@keyframes facings-wall': { from: { opacity: 0 } },
  '@media (prefers-reduced-motion: no-preference)': { animation: 'facings-wall 400ms' },
};
