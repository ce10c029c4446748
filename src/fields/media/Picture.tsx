import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState, type PointerEvent } from 'react';
import { useTranslate } from 'react-admin';
import { NotShown, Stage } from './Stage';
import {
  cornerOf,
  drawn,
  moved,
  within,
  zoomed,
  type Framed,
  type Place,
  type Size,
  type View,
} from './zoom';

/** Zooms and pans a picture by wheel, mouse, pen and touch. */
const still = 4;

/** Zoom per pixel of wheel movement. */
const wheelPace = 0.0015;

const fromMiddle = (
  element: Element,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Place => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
};

const distance = (one: Place, other: Place): number => Math.hypot(one.x - other.x, one.y - other.y);

const between = (one: Place, other: Place): Place => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

interface Pointing {
  readonly element: HTMLElement | null;
  readonly framed: Framed | null;
  readonly onView: (next: (view: View) => View) => void;
}

const usePointing = ({ element, framed, onView }: Pointing) => {
  const down = useRef(new Map<number, Place>());
  const begun = useRef<Place | null>(null);

  useEffect(() => {
    if (!element || !framed) return undefined;
    const turn = (event: WheelEvent) => {
      // Prevents the page from scrolling, which only a non-passive listener can do.
      event.preventDefault();
      const point = fromMiddle(element, event);
      // Some mice report lines or pages; convert them to pixels.
      const pixels = event.deltaY * (event.deltaMode === 0 ? 1 : event.deltaMode === 1 ? 16 : 400);
      onView((view) => zoomed(framed, view, view.zoom * Math.exp(-pixels * wheelPace), point));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => {
      element.removeEventListener('wheel', turn);
    };
  }, [element, framed, onView]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = fromMiddle(event.currentTarget, event);
    begun.current = down.current.size === 0 ? point : null;
    down.current.set(event.pointerId, point);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = down.current.get(event.pointerId);
    if (!before || !framed) return;
    const now = fromMiddle(event.currentTarget, event);
    down.current.set(event.pointerId, now);
    if (begun.current && distance(begun.current, now) > still) begun.current = null;
    const [other] = [...down.current].flatMap(([id, place]) =>
      id === event.pointerId ? [] : [place],
    );
    onView((view) => {
      if (!other) return moved(framed, view, before.x - now.x, before.y - now.y);
      const ratio = distance(other, now) / Math.max(1, distance(other, before));
      const middle = between(other, before);
      const next = between(other, now);
      const nearer = zoomed(framed, view, view.zoom * ratio, middle);
      return moved(framed, nearer, middle.x - next.x, middle.y - next.y);
    });
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    down.current.delete(event.pointerId);
    const point = begun.current;
    begun.current = null;
    // A click centers the point, as an alternative to dragging.
    if (point && framed) onView((view) => moved(framed, view, point.x, point.y));
  };

  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    down.current.delete(event.pointerId);
    begun.current = null;
  };

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
};

/** The inner size of an element while it is mounted; null without an element. */
const useFrameSize = (element: HTMLElement | null): Size | null => {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize(width > 0 && height > 0 ? { width, height } : null);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return size;
};

const Frame = styled(Stage)({
  padding: 0,
  minWidth: 0,
  overflow: 'hidden',
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
});

/** Fits the picture into the frame, enlarging small ones; then applies the view. */
const styleOf = (framed: Framed | null, view: View) => {
  if (!framed) return { width: '100%', height: '100%' };
  const shown = within(framed, view);
  const { x, y } = cornerOf(framed, shown);
  const { width, height } = drawn(framed, shown.zoom);
  return {
    position: 'absolute',
    left: x,
    top: y,
    width,
    height,
    maxWidth: 'none',
    maxHeight: 'none',
  } as const;
};

interface PictureProps {
  readonly href: string;
  readonly title: string;
  readonly view: View;
  readonly onView: (next: (view: View) => View) => void;
  /** Called when the sizes of frame and picture become known, and with null when they are no longer. */
  readonly onFramed: (href: string, framed: Framed | null) => void;
}

/** A picture with zoom and pan. */
export const Picture = ({ href, title, view, onView, onFramed }: PictureProps) => {
  const translate = useTranslate();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [picture, setPicture] = useState<Size | null>(null);
  const [isBroken, setBroken] = useState(false);
  const frame = useFrameSize(element);
  const framed = useMemo(() => (frame && picture ? { frame, picture } : null), [frame, picture]);
  const pointing = usePointing({ element, framed, onView });
  useEffect(() => {
    onFramed(href, isBroken ? null : framed);
  }, [onFramed, href, framed, isBroken]);
  if (isBroken) return <NotShown text={translate('facings.fields.media.brokenPicture')} />;
  return (
    <Frame ref={setElement} {...pointing}>
      <img
        src={href}
        alt={title}
        draggable={false}
        style={styleOf(framed, view)}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
          // An SVG may have no intrinsic size: it is shown in full and cannot be zoomed.
          if (width > 0 && height > 0) setPicture({ width, height });
        }}
        onError={() => {
          setBroken(true);
        }}
      />
    </Frame>
  );
};
