/** After a refused submit the focus goes to the first refused field, whoever refused it. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

/** Attribute that names the field an element belongs to. */
export const fieldAttribute = 'data-field';

const focusable =
  'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex="0"]';

const boxOf = (form: HTMLElement, name: string): Element | undefined =>
  [...form.querySelectorAll(`[${fieldAttribute}]`)].find(
    (box) => box.getAttribute(fieldAttribute) === name,
  );

/** What is marked as wrong comes first: a field may have buttons before its input. */
const inputIn = (box: Element): HTMLElement | null =>
  box.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)') ??
  box.querySelector<HTMLElement>(focusable);

interface FocusAfterSubmit {
  /** Element around the fields. */
  readonly box: RefObject<HTMLElement | null>;
  /** In the order in which they are seen. */
  readonly fields: readonly string[];
  /** Opens a field's tab: what is hidden takes no focus. */
  readonly onShow: (name: string) => void;
  /** What had the focus when the form was sent; a button that was busy meanwhile has lost it. */
  readonly focused: RefObject<Element | null>;
}

export const useFocusAfterSubmit = ({ box, fields, onShow, focused }: FocusAfterSubmit): void => {
  const { setFocus } = useFormContext();
  const { submitCount, errors } = useFormState();
  const first = fields.find((name) => errors[name] !== undefined);

  // Once a submit, not with every error that comes and goes; before anything is drawn, so that the focus
  // below finds the tab open.
  const [shown, setShown] = useState(submitCount);
  if (shown !== submitCount) {
    setShown(submitCount);
    if (first !== undefined) onShow(first);
  }

  const done = useRef(submitCount);
  useEffect(() => {
    if (done.current === submitCount) return;
    done.current = submitCount;
    if (first === undefined) {
      const isLost = !box.current?.closest('form')?.contains(document.activeElement);
      if (isLost && focused.current instanceof HTMLElement) focused.current.focus();
      return;
    }
    setFocus(first);
    const own = box.current && boxOf(box.current, first);
    if (own && !own.contains(document.activeElement)) inputIn(own)?.focus();
    // The browser shows the input; the words below it may be behind the form's buttons. (jsdom draws nothing.)
    const words = document.activeElement?.getAttribute('aria-describedby')?.split(' ').at(-1);
    const below = words === undefined ? null : document.getElementById(words);
    if (below && 'scrollIntoView' in below) below.scrollIntoView({ block: 'nearest' });
  }, [submitCount, first, box, focused, setFocus]);
};
