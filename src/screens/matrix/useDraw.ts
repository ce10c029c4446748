/** Selects cells by dragging the pointer; near the edges the grid scrolls. */
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { isSamePlace, type Corners, type Place } from '../../grid/view/area';

export interface Drawn {
  readonly area: Corners;
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
    const end = placeAt(pointer.current.x, pointer.current.y);
    setDrawn((before) => {
      if (!before) return null;
      const { area } = before;
      return isSamePlace(area.end, end) ? before : { ...before, area: { ...area, end } };
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
    // oxlint-disable-next-line react/exhaustive-deps -- the other values change only with each drag
  }, [isDrawing]);

  return {
    drawn,
    begin: (event: PointerEvent, place: Place, isOn: boolean) => {
      pointer.current = { x: event.clientX, y: event.clientY, hasMoved: false };
      grid.current?.setPointerCapture(event.pointerId);
      setDrawn({ area: { start: place, end: place }, isOn });
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
