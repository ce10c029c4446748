/**
 * From the click or key that opens a dialog, menu or tool until that has the focus, keys are for it: they must not run
 * shortcuts of the page behind it, press its buttons or edit its cells. Typed characters are delivered to the text
 * input that gets the focus; other keys are ignored, and Escape closes what is opened.
 */
import { endOpening, openings } from '../../lib/failures/openings';
import { targetOf } from '../../views/keys/keyPresses';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

const textTypes: readonly string[] = ['text', 'search', 'email', 'url', 'tel', 'password'];

const isTextInput = (element: Element): element is TextInput =>
  (element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && textTypes.includes(element.type))) &&
  !element.readOnly;

/** The frame of a dialog, which has the focus until its form is there. */
const isFrame = (element: Element): boolean =>
  element instanceof HTMLElement &&
  element.tabIndex === -1 &&
  !isTextInput(element) &&
  element.closest('[role="menu"],[role="listbox"],[role="tablist"]') === null;

/** Inserts a text as the keyboard does: at the caret, and React and the form hear of it. */
const insert = (input: TextInput, text: string): void => {
  const { selectionStart: start, selectionEnd: end } = input;
  if (start !== null && end !== null) input.setRangeText(text, start, end, 'end');
  // Inputs for e-mail addresses have no caret. The prototype's setter, because React listens to the element's own.
  else {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input,
      input.value + text,
    );
  }
  input.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }),
  );
};

const modifiers: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock']);

/** Milliseconds. */
const doubleClick = 500;
/** Milliseconds between two keys of one text, when someone types slowly. */
const typingPause = 500;

/** Starts holding; returns a function that stops it. */
export const holdKeys = (): (() => void) => {
  let typed = '';
  /** A key that leaves the input was pressed, so what follows is not for the same input. */
  let isComplete = false;
  /** Keys whose release would press the button that has the focus. */
  const held = new Set<string>();
  /** When a text was ignored, as nothing takes text, or the last key of it was pressed. */
  let ignoredAt = -Infinity;

  const forget = () => {
    typed = '';
    isComplete = false;
  };
  const endAll = () => {
    for (const opening of openings()) endOpening(opening);
    forget();
  };
  /** Delivers the text if the focus has arrived. */
  const settle = (focused: Element | null) => {
    const arrived = openings().filter((opening) => focused !== null && opening.has(focused));
    if (focused === null || arrived.length === 0 || isFrame(focused)) return;
    for (const opening of arrived) endOpening(opening);
    const text = typed;
    forget();
    if (!isTextInput(focused)) {
      // Of the arrival: the page may have been busy between two keys.
      if (text !== '') ignoredAt = performance.now();
      return;
    }
    if (text === '') return;
    // Not while React is mounting the input.
    queueMicrotask(() => {
      if (document.activeElement === focused) insert(focused, text);
    });
  };

  let pressedAt = -Infinity;
  const onPointerDown = ({ timeStamp }: PointerEvent) => {
    // The second press of a double click means the same as the first.
    if (timeStamp - pressedAt > doubleClick) endAll();
    pressedAt = timeStamp;
    // What is typed after a press is for what was pressed.
    ignoredAt = -Infinity;
  };
  const onFocus = ({ target }: FocusEvent) => settle(target instanceof Element ? target : null);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat, isComposing } = event;
    if (openings().length > 0) settle(document.activeElement);
    const opening = openings().at(-1);
    const isCharacter = key.length === 1 && !ctrlKey && !metaKey && !altKey;
    if (!opening) {
      forget();
      // The end of a text alone would be an entry of its own, such as an edited cell of a sheet.
      if (isCharacter && event.timeStamp - ignoredAt < typingPause) {
        ignoredAt = event.timeStamp;
        event.stopImmediatePropagation();
        event.preventDefault();
      }
      return;
    }
    if (modifiers.has(key)) return;
    const target = targetOf(event);
    const isInFrame = target !== null && opening.has(target);
    // Escape, Tab and Enter are the dialog's own as soon as it is there.
    if (isInFrame && !isCharacter && key !== 'Backspace') {
      endAll();
      return;
    }
    event.stopImmediatePropagation();
    // The browser's own shortcuts, such as reloading, keep their meaning.
    if (ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    held.add(event.code);
    if (key === 'Escape') {
      endOpening(opening);
      forget();
      opening.cancel();
    } else if (isComposing || repeat || isComplete) return;
    else if (isCharacter) typed += key;
    else if (key === 'Backspace') typed = typed.slice(0, -1);
    else isComplete = true;
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (held.delete(event.code)) event.preventDefault();
  };

  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  window.addEventListener('keydown', onKeyDown, options);
  window.addEventListener('keyup', onKeyUp, options);
  window.addEventListener('focusin', onFocus, options);
  window.addEventListener('pointerdown', onPointerDown, options);
  return () => listening.abort();
};
