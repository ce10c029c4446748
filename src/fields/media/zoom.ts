/**
 * The position of a picture in its frame. Lengths are screen pixels; positions are fractions of the picture, so that
 * two pictures of the same scene can share a view even if their sizes differ.
 */
import { useCallback, useState, type KeyboardEvent } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface View {
  /** Factor of the size at which the whole picture fits. */
  readonly zoom: number;
  /** The point of the picture in the center of the frame. */
  readonly middle: Place;
}

/** The sizes of a frame and its picture; the picture's in its own pixels. */
export interface Framed {
  readonly frame: Size;
  readonly picture: Size;
}

export const whole: View = { zoom: 1, middle: { x: 0.5, y: 0.5 } };

/** Factor for one press of a button or a key. */
const zoomStep = 1.25;

/** Maximum number of screen pixels per picture pixel. */
const closest = 8;

/** Screen pixels per picture pixel at which the whole picture fits. */
export const fitOf = ({ frame, picture }: Framed): number =>
  Math.min(frame.width / picture.width, frame.height / picture.height);

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Size of the picture at a zoom level. */
export const drawn = (framed: Framed, zoom: number): Size => {
  const scale = fitOf(framed) * zoom;
  return { width: framed.picture.width * scale, height: framed.picture.height * scale };
};

/** Limits the zoom: from the whole picture (or its own size, if that is smaller) to the maximum. */
const limited = (framed: Framed, zoom: number): number => {
  const own = 1 / fitOf(framed);
  return clamp(zoom, Math.min(1, own), Math.max(1, own * closest));
};

/** Centers a side that is shorter than the frame; for a longer one, prevents gaps. */
const kept = (middle: number, own: number, frame: number): number => {
  if (own <= frame) return 0.5;
  const half = frame / 2 / own;
  return clamp(middle, half, 1 - half);
};

/** Limits the view to the picture. */
export const within = (framed: Framed, { zoom, middle }: View): View => {
  const possible = limited(framed, zoom);
  const size = drawn(framed, possible);
  return {
    zoom: possible,
    middle: {
      x: kept(middle.x, size.width, framed.frame.width),
      y: kept(middle.y, size.height, framed.frame.height),
    },
  };
};

/** Moves the visible part by screen pixels: positive values move it right and down. */
export const moved = (framed: Framed, view: View, right: number, down: number): View => {
  const size = drawn(framed, view.zoom);
  const { x, y } = view.middle;
  return within(framed, {
    zoom: view.zoom,
    middle: { x: x + right / size.width, y: y + down / size.height },
  });
};

/** Zooms around a point, given in pixels from the frame's center; that point does not move. */
export const zoomed = (
  framed: Framed,
  view: View,
  zoom: number,
  { x: right, y: down }: Place = { x: 0, y: 0 },
): View => {
  const next = limited(framed, zoom);
  const before = drawn(framed, view.zoom);
  const after = drawn(framed, next);
  return within(framed, {
    zoom: next,
    middle: {
      x: view.middle.x + right / before.width - right / after.width,
      y: view.middle.y + down / before.height - down / after.height,
    },
  });
};

/** The zoom at which a picture pixel is one screen pixel. */
export const ownSize = (framed: Framed): number => 1 / fitOf(framed);

/** Position of the picture's top left corner, in pixels from the frame's. */
export const cornerOf = (framed: Framed, { zoom, middle }: View): Place => {
  const size = drawn(framed, zoom);
  return {
    x: framed.frame.width / 2 - middle.x * size.width,
    y: framed.frame.height / 2 - middle.y * size.height,
  };
};

/** One view shared by the visible pictures, and the commands of buttons and keys. */
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
