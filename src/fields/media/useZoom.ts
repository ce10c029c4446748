/** One view shared by the visible pictures, and the commands of buttons and keys. */
import { useCallback, useState, type KeyboardEvent } from 'react';
import {
  fitOf,
  moved,
  ownSize,
  whole,
  within,
  zoomed,
  zoomStep,
  type Framed,
  type View,
} from './zoom';

export type ZoomAct = 'nearer' | 'farther' | 'fit' | 'own' | 'left' | 'right' | 'up' | 'down';

/** How far an arrow key moves, as a fraction of the frame. */
const pace = 0.1;

const ahead: Readonly<Partial<Record<ZoomAct, readonly [right: number, down: number]>>> = {
  left: [-pace, 0],
  right: [pace, 0],
  up: [0, -pace],
  down: [0, pace],
};

const acted = (framed: Framed, view: View, act: ZoomAct): View => {
  switch (act) {
    case 'nearer':
      return zoomed(framed, view, view.zoom * zoomStep);
    case 'farther':
      return zoomed(framed, view, view.zoom / zoomStep);
    case 'fit':
      return whole;
    case 'own':
      return zoomed(framed, view, ownSize(framed));
    default: {
      const [right, down] = ahead[act] ?? [0, 0];
      return moved(framed, view, right * framed.frame.width, down * framed.frame.height);
    }
  }
};

const keys: Readonly<Record<string, ZoomAct>> = {
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
  '−': 'farther',
  _: 'farther',
  '0': 'fit',
  '1': 'own',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** @param hrefs of the visible pictures; the first one that has loaded determines the zoom level */
export const useZoom = (hrefs: readonly string[]) => {
  const [view, setView] = useState(whole);
  const [frames, setFrames] = useState<Readonly<Record<string, Framed | null>>>({});
  const onFramed = useCallback((href: string, framed: Framed | null) => {
    setFrames((before) => ({ ...before, [href]: framed }));
  }, []);
  const framed = hrefs.map((href) => frames[href]).find((one) => one != null) ?? null;
  const act = (name: ZoomAct) => {
    if (framed) setView((before) => acted(framed, before, name));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Leave the browser's own zoom and other shortcuts alone.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const name = keys[event.key];
    if (name === undefined) return;
    event.preventDefault();
    act(name);
  };
  return {
    view,
    setView,
    onFramed,
    act,
    onKeyDown,
    scale: framed ? fitOf(framed) * within(framed, view).zoom : null,
  };
};
