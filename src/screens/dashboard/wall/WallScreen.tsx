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
import { useCallback, useDeferredValue, useId, type KeyboardEvent, type ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useNow } from '../../../fields/moment/useNow';
import { regionOf } from '../../../lib/text/region';
import { useShared } from '../figures/FiguresContext';
import type { DashboardView } from '../state/urlState';
import type { ScopeState } from '../state/useScope';
import type { Wall } from '../state/wall';
import { enterFullScreen, useAwake, useFullScreen } from './fullScreen';
import { slideAfter, slideOf, slidesOf } from './slides';
import { useFiguresAge } from './useFiguresAge';
import { useWallScale } from './useWallScale';
import { useWallTimer } from './useWallTimer';
import { WallFigures } from './WallFigures';

interface WallScreenProps {
  readonly looked: DashboardView;
  readonly wall: Wall;
  readonly scope: ScopeState;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Figures that can be read from afar: they fill the screen, change by themselves and are loaded again. */
export const WallScreen = ({ looked, wall, scope }: WallScreenProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const titleId = useId();
  const shared = useShared();
  const slides = slidesOf(shared);
  const { settle, state } = looked;
  const slide = slideOf(state.tab, slides);
  const drawn = useDeferredValue(slide);
  const say = (key: string, values?: object) =>
    translate(`facings.dashboard.wall.${key}`, { ...values });

  const leave = useCallback(() => settle({ wall: null }), [settle]);
  const move = (step: number) => settle({ tab: slideAfter(slide, step, slides) });
  const isFull = useFullScreen(leave);
  useAwake();
  const { isPaused, setPaused } = useWallTimer(wall, () => {
    if (wall.mode === 'cycle') move(1);
  });
  const scale = useWallScale();
  const { updated, hasFailed } = useFiguresAge();
  const now = useNow();

  const isUpdated = updated !== 0;
  // Before any figure arrived, a text of the same width keeps the room, so that the buttons stay where they are.
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(
    isUpdated ? updated : now,
  );
  const age = hasFailed
    ? say(isUpdated ? 'failedSince' : 'failed', { time })
    : say('updated', { time });

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
            <Typography color="text.secondary">{shared.about}</Typography>
          </Box>
          <Typography color="text.secondary" sx={{ mr: 1 }}>
            {say('position', { at: slides.indexOf(slide) + 1, many: slides.length })}
            {isPaused && ` · ${say('paused')}`}
          </Typography>
          <Typography
            role="status"
            color={hasFailed ? 'error' : 'text.secondary'}
            sx={{
              mr: 1,
              fontVariantNumeric: 'tabular-nums',
              visibility: hasFailed || isUpdated ? 'visible' : 'hidden',
            }}
          >
            {age}
          </Typography>
          {button('previous', <NavigateBefore />, () => move(-1))}
          {button(isPaused ? 'resume' : 'pause', isPaused ? <PlayArrow /> : <Pause />, () =>
            setPaused(!isPaused),
          )}
          {button('next', <NavigateNext />, () => move(1))}
          {!isFull && button('fullScreen', <Fullscreen />, enterFullScreen)}
          {button('leave', <Close />, leave)}
        </Box>
        <Box key={drawn} sx={appearing}>
          <WallFigures slide={drawn} scope={scope} />
        </Box>
      </Box>
    </Dialog>
  );
};

const appearing = {
  '@keyframes facings-wall': { from: { opacity: 0 } },
  '@media (prefers-reduced-motion: no-preference)': { animation: 'facings-wall 400ms' },
};
