import type { KeyboardEvent } from 'react';

/** To the library the next place is always to the right. Where places lie below each other it is down. */
const turned: Readonly<Record<string, string>> = {
  ArrowDown: 'ArrowRight',
  ArrowUp: 'ArrowLeft',
  ArrowRight: 'ArrowUp',
  ArrowLeft: 'ArrowDown',
};

/** Arrows that were put in place of others: these pass. */
const own = new WeakSet<Event>();

/** On its way down to the drawing, an arrow is replaced by the one the library means by it. */
export const turnKeys = (event: KeyboardEvent): void => {
  const key = turned[event.key];
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (key === undefined || !isPlain || own.has(event.nativeEvent)) return;
  event.preventDefault();
  event.stopPropagation();
  const instead = new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  own.add(instead);
  event.target.dispatchEvent(instead);
};
