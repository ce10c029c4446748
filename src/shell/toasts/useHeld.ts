/**
 * Whether a person is at a toast, which then waits. A toast that appears under a resting pointer is not pointed at:
 * it counts once the pointer has moved onto it, or on it.
 */
import { useRef, useState, type PointerEvent } from 'react';
import { lastPlace, placeOf } from './pointerPlace';

interface Held {
  readonly isHeld: boolean;
  readonly handlers: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

export const useHeld = (): Held => {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  // Browsers send moves of a pointer that rests while what is under it changes.
  const entered = useRef<string | null>(null);
  return {
    isHeld: isPointed || isFocused,
    handlers: {
      onPointerEnter: (event) => {
        entered.current = placeOf(event);
        // Entering comes before the move that did it is noted.
        const before = lastPlace();
        if (before !== null && before !== entered.current) setIsPointed(true);
      },
      onPointerMove: (event) => {
        entered.current ??= placeOf(event);
        if (entered.current !== placeOf(event)) setIsPointed(true);
      },
      onPointerLeave: () => {
        entered.current = null;
        setIsPointed(false);
      },
      onFocus: () => {
        setIsFocused(true);
      },
      onBlur: () => {
        setIsFocused(false);
      },
    },
  };
};
