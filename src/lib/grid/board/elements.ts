type Attributes = Readonly<Record<string, string>>;

interface NewElement {
  readonly tag?: string;
  readonly className?: string;
  readonly text?: string;
}

/** Appends a new element with attributes. */
export const createElement = (
  parent: HTMLElement,
  { tag = 'div', className, text, ...attributes }: Attributes & NewElement,
): HTMLElement => {
  const element = document.createElement(tag);
  if (className !== undefined) element.className = className;
  if (text !== undefined) element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.append(element);
  return element;
};

/** Appends a text node, which is rewritten in place later. */
export const createText = (parent: HTMLElement): Text => {
  const node = document.createTextNode('');
  parent.append(node);
  return node;
};

/** Removes the attribute for null. */
export const setOrRemoveAttribute = (
  element: HTMLElement,
  name: string,
  value: string | null,
): void => {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

/** The column and the row in which an element is; NaN if it is in none. */
export const columnOf = (element: Element): number =>
  Number(element.closest<HTMLElement>('[data-column]')?.dataset.column ?? Number.NaN);
export const rowElementOf = (element: Element): number =>
  Number(element.closest<HTMLElement>('[data-row]')?.dataset.row ?? Number.NaN);

/** The events before those of the clipboard are in no standard. */
type DocumentEvents = DocumentEventMap &
  Readonly<Record<'beforecopy' | 'beforecut' | 'beforepaste', Event>>;

type Listeners<Events> = { readonly [Name in keyof Events]?: (event: Events[Name]) => void };

/** Adds event listeners. Returns a function that removes them. */
export const listen = <Target extends HTMLElement | Document>(
  target: Target,
  listeners: Listeners<Target extends Document ? DocumentEvents : HTMLElementEventMap>,
): (() => void) => {
  const all = new AbortController();
  for (const [name, listener] of Object.entries(listeners)) {
    target.addEventListener(name, listener as EventListener, { signal: all.signal });
  }
  return () => all.abort();
};

/**
 * Writes a message to a live region, without a React render: the pointer crosses many cells. The same text twice is
 * announced twice.
 */
export const announce = (region: HTMLElement | null, text: string): void => {
  if (!region) return;
  region.textContent = region.textContent === text && text !== '' ? `${text}\u00a0` : text;
};
