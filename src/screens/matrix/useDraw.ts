/** Selects cells by dragging the pointer; near the edges the grid scrolls. */
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Area, Place } from './area';

export interface Drawn {
  readonly area: Area;
  /** The target state of the cells: that of the first one. */
  readonly isOn: boolean;
}

interface Drawing {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly placeAt: (clientX: number, clientY: number) => Place;
  readonly onDrawn: (drawn: Drawn) => void;
}

/** Distance in px from an edge at which the grid scrolls, and maximum px per frame. */
const edge = 36;
const fastest = 18;

const pull = (at: number, from: number, to: number): number => {
  if (at < from + edge) return -Math.min(fastest, from + edge - at);
  return at > to - edge ? Math.min(fastest, at - to + edge) : 0;
};

export const useDraw = ({ grid, placeAt, onDrawn }: Drawing) => {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const pointer = useRef({ x: 0, y: 0, hasMoved: false });

  const follow = () => {
    const focus = placeAt(pointer.current.x, pointer.current.y);
    setDrawn((before) => {
      if (!before) return null;
      const { anchor, focus: last } = before.area;
      if (last.row === focus.row && last.column === focus.column) return before;
      return { ...before, area: { anchor, focus } };
    });
  };

  const isDrawing = drawn !== null;
  useEffect(() => {
    if (!isDrawing) return undefined;
    let frame = 0;
    const scroll = () => {
      const box = grid.current?.getBoundingClientRect();
      if (box && pointer.current.hasMoved) {
        const { x, y } = pointer.current;
        grid.current?.scrollBy(pull(x, box.left, box.right), pull(y, box.top, box.bottom));
        follow();
      }
      frame = requestAnimationFrame(scroll);
    };
    frame = requestAnimationFrame(scroll);
    return () => {
      cancelAnimationFrame(frame);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the other values change only with each drag
  }, [isDrawing]);

  return {
    drawn,
    begin: (event: PointerEvent, place: Place, isOn: boolean) => {
      pointer.current = { x: event.clientX, y: event.clientY, hasMoved: false };
      grid.current?.setPointerCapture(event.pointerId);
      setDrawn({ area: { anchor: place, focus: place }, isOn });
    },
    move: (event: PointerEvent) => {
      if (!isDrawing) return;
      const { x, y } = pointer.current;
      const hasMoved = Math.abs(event.clientX - x) + Math.abs(event.clientY - y) > 3;
      if (!hasMoved && !pointer.current.hasMoved) return;
      pointer.current = { x: event.clientX, y: event.clientY, hasMoved: true };
      follow();
    },
    end: () => {
      if (drawn) onDrawn(drawn);
      setDrawn(null);
    },
    /** Ends the drag without a change. */
    drop: () => {
      setDrawn(null);
    },
  };
};
