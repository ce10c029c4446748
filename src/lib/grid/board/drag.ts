import { listen } from './elements';

/** Px that a pointer may move before it drags. */
const slack = 3;

/** Px to scroll per frame when the pointer drags beyond an edge. */
export const pull = (at: number, from: number, to: number): number =>
  at < from ? Math.max(-40, (at - from) / 2) : at > to ? Math.min(40, (at - to) / 2) : 0;

export interface Drag {
  /** The pointer moved, or what is under it. */
  readonly follow: (x: number, y: number) => void;
  /** Px to scroll per frame while the pointer is at this point. */
  readonly pullAt?: (x: number, y: number, box: DOMRect) => { left: number; top: number };
  readonly end?: () => void;
  /** The browser took the pointer away. */
  readonly drop?: () => void;
}

/** Follows a pressed pointer until it is released. Returns a function that ends this earlier, without a call. */
export const startDrag = (
  host: HTMLElement,
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
  { follow, pullAt, end, drop }: Drag,
): (() => void) => {
  let [x, y] = [clientX, clientY];
  let hasMoved = false;
  let frame = 0;

  const scroll = () => {
    const by = pullAt?.(x, y, host.getBoundingClientRect());
    if (hasMoved && by && (by.left !== 0 || by.top !== 0)) {
      host.scrollBy(by);
      follow(x, y);
    }
    frame = requestAnimationFrame(scroll);
  };
  const onMove = (event: PointerEvent) => {
    if (!hasMoved) {
      if (Math.abs(event.clientX - x) + Math.abs(event.clientY - y) <= slack) return;
      // Capture only after a move: a plain click must reach the cell under it.
      host.setPointerCapture(event.pointerId);
      hasMoved = true;
    }
    [x, y] = [event.clientX, event.clientY];
    follow(x, y);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    stopListening();
  };
  const stopListening = listen(document, {
    pointermove: onMove,
    pointerup: () => {
      stop();
      end?.();
    },
    pointercancel: () => {
      stop();
      drop?.();
    },
  });
  frame = requestAnimationFrame(scroll);
  return stop;
};
