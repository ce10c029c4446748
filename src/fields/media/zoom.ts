/**
 * Zoom and pan of a record's pictures. Pictures of the same scene share one view: all show the same part, even if their
 * sizes differ.
 */
import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { ReactZoomPanPinchContentRef } from 'react-zoom-pan-pinch';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture that has loaded, in its frame. */
export interface Framed {
  readonly frame: PictureSize;
  /** In the picture's own pixels. */
  readonly picture: PictureSize;
  readonly controls: ReactZoomPanPinchContentRef;
}

/** The position of a picture in its frame, independent of both sizes. */
export interface View {
  /** Factor of the size at which the whole picture fits. */
  readonly zoom: number;
  /** The point of the picture in the center of the frame, as fractions of the picture. */
  readonly middle: { readonly x: number; readonly y: number };
}

/** Screen pixels per picture pixel, and the position of the picture's corner in the frame. */
interface Transform {
  readonly scale: number;
  readonly positionX: number;
  readonly positionY: number;
}

type Sizes = Pick<Framed, 'frame' | 'picture'>;

const whole: View = { zoom: 1, middle: { x: 0.5, y: 0.5 } };

/** Factor for one press of a button or a key. */
const zoomStep = 1.25;
/** How far an arrow key moves, as a fraction of the frame. */
const panStep = 0.1;
/** Maximum number of screen pixels per picture pixel. */
const maxScale = 8;

/** The scale at which the whole picture fits. */
export const fitOf = ({ frame, picture }: Sizes): number =>
  Math.min(frame.width / picture.width, frame.height / picture.height);

/** From the whole picture, or its own size if that is smaller, to the maximum. */
export const scaleLimits = (sizes: Sizes) => ({
  minScale: Math.min(1, fitOf(sizes)),
  maxScale: Math.max(maxScale, fitOf(sizes)),
});

export const viewOf = (sizes: Sizes, { scale, positionX, positionY }: Transform): View => {
  const { frame, picture } = sizes;
  return {
    zoom: scale / fitOf(sizes),
    middle: {
      x: (frame.width / 2 - positionX) / (picture.width * scale),
      y: (frame.height / 2 - positionY) / (picture.height * scale),
    },
  };
};

/** Centers a side that is shorter than the frame; for a longer one, prevents gaps. */
const cornerOf = (middle: number, length: number, frame: number): number =>
  length <= frame
    ? (frame - length) / 2
    : Math.min(0, Math.max(frame - length, frame / 2 - middle * length));

export const transformOf = (sizes: Sizes, { zoom, middle }: View): Transform => {
  const { frame, picture } = sizes;
  const { minScale: least, maxScale: most } = scaleLimits(sizes);
  const scale = Math.min(most, Math.max(least, zoom * fitOf(sizes)));
  return {
    scale,
    positionX: cornerOf(middle.x, picture.width * scale, frame.width),
    positionY: cornerOf(middle.y, picture.height * scale, frame.height),
  };
};

export type ZoomCommand =
  | 'nearer'
  | 'farther'
  | 'fit'
  | 'actual'
  | 'left'
  | 'right'
  | 'up'
  | 'down';

/** Zooms around the center of the frame. */
const scaled = (framed: Framed, view: View, scale: number): View => ({
  ...view,
  zoom: transformOf(framed, { ...view, zoom: scale / fitOf(framed) }).scale / fitOf(framed),
});

/** Moves the visible part by fractions of the frame. */
const moved = (framed: Framed, view: View, right: number, down: number): View => {
  const { scale } = transformOf(framed, view);
  const { frame, picture } = framed;
  return {
    ...view,
    middle: {
      x: view.middle.x + (right * frame.width) / (picture.width * scale),
      y: view.middle.y + (down * frame.height) / (picture.height * scale),
    },
  };
};

const commands: Readonly<Record<ZoomCommand, (framed: Framed, view: View) => View>> = {
  nearer: (framed, view) => scaled(framed, view, transformOf(framed, view).scale * zoomStep),
  farther: (framed, view) => scaled(framed, view, transformOf(framed, view).scale / zoomStep),
  fit: () => whole,
  actual: (framed, view) => scaled(framed, view, 1),
  left: (framed, view) => moved(framed, view, -panStep, 0),
  right: (framed, view) => moved(framed, view, panStep, 0),
  up: (framed, view) => moved(framed, view, 0, -panStep),
  down: (framed, view) => moved(framed, view, 0, panStep),
};

const keys: Readonly<Record<string, ZoomCommand>> = {
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
  '−': 'farther',
  _: 'farther',
  '0': 'fit',
  '1': 'actual',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The view of all visible pictures, and its commands; the first picture that has loaded determines the zoom level. */
export const useZoom = () => {
  const pictures = useRef(new Map<string, Framed>());
  const view = useRef(whole);
  /** Pictures are being moved to the view, so their moves are not the user's. */
  const isFollowing = useRef(false);
  const [scale, setScale] = useState<number | null>(null);

  const show = useCallback((next: View, by?: string) => {
    view.current = next;
    isFollowing.current = true;
    for (const [href, framed] of pictures.current) {
      if (href === by) continue;
      const { positionX, positionY, scale: nextScale } = transformOf(framed, next);
      void framed.controls.setTransform(positionX, positionY, nextScale, 0);
    }
    isFollowing.current = false;
    const [first] = pictures.current.values();
    setScale(first ? transformOf(first, next).scale : null);
  }, []);

  const run = (command: ZoomCommand) => {
    const [first] = pictures.current.values();
    // From the limits, so that a move beyond them is not remembered.
    if (first) show(viewOf(first, transformOf(first, commands[command](first, view.current))));
  };

  return {
    scale,
    run,
    onKeyDown: (event: KeyboardEvent) => {
      // Leave the browser's own zoom and other shortcuts alone.
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const command = keys[event.key];
      if (command === undefined) return;
      event.preventDefault();
      run(command);
    },
    /** What a picture calls. */
    shared: useMemo(
      () => ({
        /** The sizes of frame and picture became known or changed; null when they are no longer known. */
        onFramed: (href: string, framed: Framed | null) => {
          if (framed) pictures.current.set(href, framed);
          else pictures.current.delete(href);
          show(view.current);
        },
        /** The user zoomed or moved this picture: the others follow. */
        onTransform: (href: string, transform: Transform) => {
          const framed = pictures.current.get(href);
          if (framed && !isFollowing.current) show(viewOf(framed, transform), href);
        },
      }),
      [show],
    ),
  };
};

export type SharedZoom = ReturnType<typeof useZoom>['shared'];
