/**
 * The second click of a double click may land on what the first one has brought under the pointer: a link of the page
 * that it opened, the Remove of the next row, the backdrop of a dialog. A key that is held repeats on what has got the
 * focus since. Both were meant for the first control, and are ignored.
 */

const controls = 'a,button,input,select,textarea,summary,[role]';

/** A click on a label is one on its input as well. */
const controlAt = (target: EventTarget | null): Element | null =>
  target instanceof Element
    ? (target.closest('label')?.control ?? target.closest(controls) ?? target)
    : null;

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent;

/** Rows have buttons of the same name. */
const isInRow = (element: Element): boolean =>
  element.closest('tr,li,[role="row"],[role="listitem"]') !== null;

const gridOf = (element: Element): Element | null => element.closest('[role="grid"]');

/** Whether a control is the first one, perhaps drawn again, as the arrows to the next record are on its page. */
const isSame = (first: Element, second: Element): boolean =>
  // A disabled button lets the press through to what contains it.
  first.contains(second) ||
  // A grid draws an editor over the cell.
  (gridOf(first) ?? document) === gridOf(second) ||
  (first.tagName === second.tagName &&
    !isInRow(second) &&
    nameOf(first) !== '' &&
    nameOf(first) === nameOf(second));

/** Whether a key that is held on the first control would be typed into a text that a shortcut has opened. */
const isOpenedText = (first: Element, second: Element): boolean =>
  first !== second &&
  second.matches('input,textarea,[contenteditable]') &&
  (gridOf(first) ?? document) !== gridOf(second);

/** Starts to ignore such presses; returns a function that stops it. */
export const ignoreSecondPresses = (): (() => void) => {
  let clicked: Element | null = null;
  let pressed: Element | null = null;
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onMouseDown = ({ detail, target }: MouseEvent) => {
    if (detail <= 1) clicked = controlAt(target);
  };
  const onClick = (event: MouseEvent) => {
    const second = controlAt(event.target);
    // A click by the keyboard has no count.
    if (event.detail > 1 && clicked && second && !isSame(clicked, second)) ignore(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (!isPress && event.key.length > 1) return;
    const second = controlAt(event.target);
    if (!event.repeat) pressed = second;
    else if (
      pressed &&
      second &&
      (isPress ? !isSame(pressed, second) : isOpenedText(pressed, second))
    )
      ignore(event);
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  window.addEventListener('mousedown', onMouseDown, options);
  window.addEventListener('click', onClick, options);
  window.addEventListener('keydown', onKeyDown, options);
  return () => {
    listening.abort();
  };
};
