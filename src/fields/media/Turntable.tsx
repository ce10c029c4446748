import Typography from '@mui/material/Typography';
import { createElement, useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { canDraw, prefersStillness } from './canDraw';
import { NotShown } from './NotShown';
import { Stage } from './Stage';
import { TurnButtons } from './TurnButtons';
import { useViewerWords } from './useViewerWords';
import type { Viewer } from './viewer';
import './viewer';
import { Waiting } from './Waiting';

interface TurntableProps {
  readonly href: string;
  readonly title: string;
}

type State = 'loading' | 'shown' | 'failed' | 'noViewer';

/** A GLB model that is turned around: by pointer, by arrow keys, by buttons, and by itself where that may be. */
export const Turntable = ({ href, title }: TurntableProps) => {
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
          // Between black and white: models are often either.
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
          // It has a bar of its own for what is on its way, which says nothing to those who hear the page.
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
