/**
 * Pasted and dropped text keeps its words apart: an input of one line would drop line breaks silently. Invisible
 * characters are removed. Both are shown at the input.
 */
import { firstInvisible, withoutInvisible } from '../../lib/text/invisible';
import { hasBreak, onOneLine } from '../../lib/text/plainText';

type Target = HTMLInputElement | HTMLTextAreaElement;

export interface Cleaned {
  readonly element: Target;
  /** What was changed; keys of the messages. */
  readonly kinds: readonly ('breaks' | 'invisible')[];
}

/** Inputs of words. A password is pasted as it is. */
const wordTypes = new Set(['text', 'search', 'url', 'tel', 'email']);

const targetOf = (target: EventTarget | null): Target | null => {
  const isWords =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && wordTypes.has(target.type));
  return isWords && !target.readOnly ? target : null;
};

/** Returns the text to insert and what was changed; null if the browser inserts the same. */
export const cleanedText = (
  text: string,
  isOneLine: boolean,
): { readonly text: string; readonly kinds: Cleaned['kinds'] } | null => {
  // A joiner that is pasted alone goes between letters.
  const isInvisible = firstInvisible(text) !== null && !/^[\u200c\u200d]$/.test(text);
  const seen = isInvisible ? withoutInvisible(text) : text;
  const isBroken = isOneLine && hasBreak(seen.trim());
  if (!isInvisible && !isBroken) return null;
  return {
    text: isBroken ? onOneLine(seen) : seen,
    kinds: [
      ...(isBroken ? (['breaks'] as const) : []),
      ...(isInvisible ? (['invisible'] as const) : []),
    ],
  };
};

const tellInput = (element: Target): void => {
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
};

/** By the prototype's setter, because React listens to the element's own. */
const setWhole = (element: Target, text: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, 'value')?.set?.call(
    element,
    text,
  );
  tellInput(element);
};

const insert = (element: Target, text: string): void => {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else inserts text so that Ctrl+Z takes it back
  if ('execCommand' in document && document.execCommand('insertText', false, text)) return;
  const { selectionStart: start, selectionEnd: end } = element;
  // Inputs for e-mail addresses have no caret.
  if (start === null || end === null) setWhole(element, element.value + text);
  else {
    element.setRangeText(text, start, end, 'end');
    tellInput(element);
  }
};

type OnCleaned = (cleaned: Cleaned) => void;

const listenToPaste = (onCleaned: OnCleaned, signal: AbortSignal): void => {
  const onPaste = (event: ClipboardEvent) => {
    const element = targetOf(event.target);
    if (!element || event.defaultPrevented) return;
    const cleaned = cleanedText(
      event.clipboardData?.getData('text/plain') ?? '',
      element instanceof HTMLInputElement,
    );
    if (!cleaned) return;
    event.preventDefault();
    insert(element, cleaned.text);
    onCleaned({ element, kinds: cleaned.kinds });
  };
  document.addEventListener('paste', onPaste, { signal });
};

/**
 * Only the browser knows where dropped text goes, and moves it from where it was. So it drops first, and the text is
 * then replaced in place, before the form reads it.
 */
const listenToDrop = (onCleaned: OnCleaned, signal: AbortSignal): void => {
  let dropped: { readonly element: Target; readonly text: string } | null = null;
  let lengthBefore = 0;
  const onDrop = (event: DragEvent) => {
    const element = targetOf(event.target);
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    dropped = element && !event.defaultPrevented ? { element, text } : null;
  };
  const isOfDrop = (event: Event): boolean =>
    event.target === dropped?.element &&
    (event as Partial<InputEvent>).inputType === 'insertFromDrop';
  const onBeforeInput = (event: Event) => {
    if (dropped && isOfDrop(event)) lengthBefore = dropped.element.value.length;
  };
  const onInput = (event: Event) => {
    if (!dropped || !isOfDrop(event)) return;
    const { element, text } = dropped;
    dropped = null;
    const cleaned = cleanedText(text, element instanceof HTMLInputElement);
    if (!cleaned) return;
    const { selectionEnd: end, value } = element;
    if (end === null) setWhole(element, onOneLine(withoutInvisible(value)));
    else {
      // The dropped text is selected, or the caret is behind it.
      element.setSelectionRange(Math.max(0, end - (value.length - lengthBefore)), end);
      insert(element, cleaned.text);
    }
    onCleaned({ element, kinds: cleaned.kinds });
  };
  document.addEventListener('drop', onDrop, { signal });
  document.addEventListener('beforeinput', onBeforeInput, { capture: true, signal });
  document.addEventListener('input', onInput, { capture: true, signal });
};

/**
 * Calls back after each paste and drop that was changed. Inputs that handle a paste or a drop themselves are left
 * alone.
 */
export const listenToInsertions = (onCleaned: OnCleaned): (() => void) => {
  const listening = new AbortController();
  listenToPaste(onCleaned, listening.signal);
  listenToDrop(onCleaned, listening.signal);
  return () => listening.abort();
};
