/**
 * Pasted text keeps its words apart: an input of one line would drop line breaks silently. Invisible characters are
 * removed. Both are shown at the input.
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

const insert = (element: Target, text: string): void => {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else inserts text so that Ctrl+Z takes it back
  if ('execCommand' in document && document.execCommand('insertText', false, text)) return;
  element.setRangeText(text, element.selectionStart ?? 0, element.selectionEnd ?? 0, 'end');
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
};

/** Calls back after each paste that was changed. Inputs that handle a paste themselves are left alone. */
export const listenToPaste = (onCleaned: (cleaned: Cleaned) => void): (() => void) => {
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
  document.addEventListener('paste', onPaste);
  return () => {
    document.removeEventListener('paste', onPaste);
  };
};
