import './viewer';
import Autorenew from '@mui/icons-material/Autorenew';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import PauseOutlined from '@mui/icons-material/PauseOutlined';
import RestartAlt from '@mui/icons-material/RestartAlt';
import RotateLeft from '@mui/icons-material/RotateLeft';
import RotateRight from '@mui/icons-material/RotateRight';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { createElement, useCallback, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { NotShown, Stage } from './Stage';
import type { Viewer } from './viewer';

/** Whether the browser supports WebGL 2; some remote desktops do not. */
const canDraw = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;

const prefersStillness = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Radians per step: an eighth of a turn sideways, and half of that vertically. */
const step = Math.PI / 4;

const turn = (viewer: Viewer, sideways: number, upwards: number): void => {
  const { theta, phi, radius } = viewer.getCameraOrbit();
  viewer.cameraOrbit = `${theta + sideways}rad ${phi + upwards}rad ${radius}m`;
};

const steps: readonly {
  readonly key: string;
  readonly Icon: typeof ZoomIn;
  readonly act: (viewer: Viewer) => void;
}[] = [
  { key: 'turnLeft', Icon: RotateLeft, act: (viewer) => turn(viewer, step, 0) },
  { key: 'turnRight', Icon: RotateRight, act: (viewer) => turn(viewer, -step, 0) },
  { key: 'turnUp', Icon: KeyboardArrowUp, act: (viewer) => turn(viewer, 0, -step / 2) },
  { key: 'turnDown', Icon: KeyboardArrowDown, act: (viewer) => turn(viewer, 0, step / 2) },
  { key: 'nearer', Icon: ZoomIn, act: (viewer) => viewer.zoom(4) },
  { key: 'farther', Icon: ZoomOut, act: (viewer) => viewer.zoom(-4) },
  {
    key: 'asBefore',
    Icon: RestartAlt,
    act: (viewer) => {
      viewer.cameraOrbit = 'auto auto auto';
      viewer.fieldOfView = 'auto';
      viewer.resetTurntableRotation(0);
    },
  },
];

interface TurnButtonsProps {
  /** Null while the viewer is loading. */
  readonly viewer: Viewer | null;
  readonly isTurning: boolean;
  readonly onTurn: (isTurning: boolean) => void;
}

/** Buttons for everything that dragging does, and one that stops the automatic rotation (WCAG 2.2.2, 2.5.7). */
const TurnButtons = ({ viewer, isTurning, onTurn }: TurnButtonsProps) => {
  const translate = useTranslate();
  const turnLabel = translate(`facings.fields.media.${isTurning ? 'pause' : 'turn'}`);
  return (
    <Box
      role="group"
      aria-label={translate('facings.fields.media.view')}
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', mt: 1 }}
    >
      <Tooltip title={turnLabel}>
        <IconButton size="small" aria-label={turnLabel} onClick={() => onTurn(!isTurning)}>
          {isTurning ? <PauseOutlined fontSize="small" /> : <Autorenew fontSize="small" />}
        </IconButton>
      </Tooltip>
      {steps.map(({ key, Icon, act }) => {
        const label = translate(`facings.fields.media.${key}`);
        return (
          <Tooltip key={key} title={label}>
            <IconButton
              size="small"
              aria-label={label}
              aria-disabled={viewer === null}
              onClick={() => {
                if (viewer === null) return;
                act(viewer);
                // With reduced motion the new view is shown without animation.
                if (prefersStillness())
                  void viewer.updateComplete.then(() => viewer.jumpCameraToGoal());
              }}
            >
              <Icon fontSize="small" />
            </IconButton>
          </Tooltip>
        );
      })}
    </Box>
  );
};

/** The viewer's announcement of the side from which the model is seen. */
const sides = ['left', 'right', 'front', 'back'] as const;

/** JSON with the viewer's own keys (`upper-left`). */
const useViewerWords = (): string => {
  const translate = useTranslate();
  const say = (key: string, values?: Readonly<Record<string, string>>) =>
    translate(`facings.fields.media.${key}`, values);
  return JSON.stringify({
    'interaction-prompt': say('turnHint'),
    ...Object.fromEntries(
      sides.flatMap((side) => {
        const from = say(`from.${side}`);
        return [
          [side, from],
          [`upper-${side}`, say('from.above', { from })],
          [`lower-${side}`, say('from.below', { from })],
        ];
      }),
    ),
  });
};

/** Milliseconds after which the person is told that loading takes long. */
const patience = 20_000;

/** Covers a model that is loading. A slow one may still arrive, so it is not reported as failed. */
const Waiting = () => {
  const translate = useTranslate();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box role="status" sx={{ position: 'absolute', maxWidth: 440, px: 2 }}>
      {translate(`facings.fields.media.${isLong ? 'loadingLong' : 'loading'}`)}
    </Box>
  );
};

type State = 'loading' | 'shown' | 'failed' | 'noViewer';

/** A GLB model that turns: by pointer, arrow keys, buttons, and automatically unless reduced motion is preferred. */
export const Turntable = ({ href, title }: { readonly href: string; readonly title: string }) => {
  const translate = useTranslate();
  const words = useViewerWords();
  const [state, setState] = useState<State>(() => (canDraw() ? 'loading' : 'noViewer'));
  const [viewer, setViewer] = useState<Viewer | null>(null);
  const [isTurning, setTurning] = useState(() => !prefersStillness());

  const watch = useCallback((element: Viewer) => {
    const shown = () => setState('shown');
    const failed = () => setState('failed');
    element.addEventListener('load', shown);
    element.addEventListener('error', failed);
    setViewer(element);
    return () => {
      element.removeEventListener('load', shown);
      element.removeEventListener('error', failed);
      setViewer(null);
    };
  }, []);

  if (state === 'failed' || state === 'noViewer') {
    const key = state === 'failed' ? 'brokenModel' : 'noViewer';
    return <NotShown text={translate(`facings.fields.media.${key}`)} />;
  }
  return (
    <>
      <Stage
        sx={{
          p: 0,
          overflow: 'hidden',
          // Neither black nor white, because models are often either.
          backgroundColor: (theme) => {
            const { palette } = theme.vars ?? theme;
            return `color-mix(in srgb, ${palette.text.primary} 18%, ${palette.background.default})`;
          },
        }}
      >
        {createElement('model-viewer', {
          ref: watch,
          src: href,
          alt: title,
          a11y: words,
          loading: 'eager',
          'camera-controls': true,
          'interaction-prompt': 'none',
          'auto-rotate': isTurning,
          'auto-rotate-delay': 1000,
          'shadow-intensity': 0.8,
          'touch-action': 'pan-y',
          // The viewer's own progress bar has no accessible name, so it is hidden.
          style: { width: '100%', height: '100%', '--progress-bar-height': '0px' },
        })}
        {state === 'loading' && <Waiting />}
      </Stage>
      <TurnButtons
        viewer={state === 'shown' ? viewer : null}
        isTurning={isTurning}
        onTurn={setTurning}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, textAlign: 'center' }}>
        {translate('facings.fields.media.turnHint')}
      </Typography>
    </>
  );
};
