/**
 * The second click of a double click may land on what the first one has brought under the pointer: a link of the page
 * that it opened, the Remove of the next row, the backdrop of a dialog. It was meant for the first, and is ignored.
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

/** Whether a control is the first one, perhaps drawn again, as the arrows to the next record are on its page. */
const isSame = (first: Element, second: Element): boolean =>
  first === second ||
  // A grid draws an editor over the cell.
  (first.closest('[role="grid"]') ?? document) === second.closest('[role="grid"]') ||
  (first.tagName === second.tagName &&
    !isInRow(second) &&
    nameOf(first) !== '' &&
    nameOf(first) === nameOf(second));

/** Starts to ignore such clicks; returns a function that stops it. */
export const ignoreSecondClicks = (): (() => void) => {
  let first: Element | null = null;
  /** A press of the keyboard has no count. */
  const onPress = ({ detail, target }: MouseEvent) => {
    if (detail <= 1) first = controlAt(target);
  };
  const onClick = (event: MouseEvent) => {
    const second = controlAt(event.target);
    if (event.detail <= 1 || !first || !second || isSame(first, second)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('mousedown', onPress, true);
  window.addEventListener('click', onClick, true);
  return () => {
    window.removeEventListener('mousedown', onPress, true);
    window.removeEventListener('click', onClick, true);
  };
};
