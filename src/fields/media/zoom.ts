/**
 * How a picture stands in its frame. Lengths are pixels of the page; places are fractions of the picture, so that
 * two pictures of the same scene can share one view whatever their sizes are.
 */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface View {
  /** Times the size at which the whole picture just fits. */
  readonly zoom: number;
  /** Place of the picture in the middle of the frame. */
  readonly middle: Place;
}

/** A frame and the picture in it, in the picture's own pixels. */
export interface Framed {
  readonly frame: Size;
  readonly picture: Size;
}

export const whole: View = { zoom: 1, middle: { x: 0.5, y: 0.5 } };

/** One press of a button or a key. */
export const zoomStep = 1.25;

/** So many pixels of the page for one of the picture's, at most. */
const closest = 8;

/** Pixels of the page for one of the picture's, at which the whole picture just fits. */
export const fitOf = ({ frame, picture }: Framed): number =>
  Math.min(frame.width / picture.width, frame.height / picture.height);

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The picture as it is drawn at a zoom. */
export const drawn = (framed: Framed, zoom: number): Size => {
  const scale = fitOf(framed) * zoom;
  return { width: framed.picture.width * scale, height: framed.picture.height * scale };
};

/** Between the whole picture (or its own size, if that is less) and what shows nothing new. */
const limited = (framed: Framed, zoom: number): number => {
  const own = 1 / fitOf(framed);
  return clamp(zoom, Math.min(1, own), Math.max(1, own * closest));
};

/** A side that is shorter than the frame stands in its middle; a longer one leaves no gap. */
const kept = (middle: number, own: number, frame: number): number => {
  if (own <= frame) return 0.5;
  const half = frame / 2 / own;
  return clamp(middle, half, 1 - half);
};

/** The view, within what there is to be seen. */
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

/** Moves what is seen by so many pixels of the page: to the right means a look further to the right. */
export const moved = (framed: Framed, view: View, right: number, down: number): View => {
  const size = drawn(framed, view.zoom);
  const { x, y } = view.middle;
  return within(framed, {
    zoom: view.zoom,
    middle: { x: x + right / size.width, y: y + down / size.height },
  });
};

/** Another zoom, around a point given in pixels from the frame's middle: what is there stays there. */
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

/** The zoom at which one pixel of the picture is one of the page. */
export const ownSize = (framed: Framed): number => 1 / fitOf(framed);

/** Where the picture's upper left corner is, in pixels from the frame's. */
export const cornerOf = (framed: Framed, { zoom, middle }: View): Place => {
  const size = drawn(framed, zoom);
  return {
    x: framed.frame.width / 2 - middle.x * size.width,
    y: framed.frame.height / 2 - middle.y * size.height,
  };
};
