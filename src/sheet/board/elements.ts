type Attributes = Readonly<Record<string, string>>;

/** Appends a new element with a class and attributes. */
export const put = (
  parent: HTMLElement,
  { tag = 'div', className, ...attributes }: Attributes & { readonly tag?: string },
): HTMLElement => {
  const element = document.createElement(tag);
  if (className !== undefined) element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.append(element);
  return element;
};

/** Appends a text node, which is rewritten in place later. */
export const putText = (parent: HTMLElement, text = ''): Text => {
  const node = document.createTextNode(text);
  parent.append(node);
  return node;
};

/** The column and the row in which an element is; NaN if it is in none. */
export const columnOf = (element: Element): number =>
  Number(element.closest<HTMLElement>('[data-column]')?.dataset.column ?? Number.NaN);
export const rowOf = (element: Element): number =>
  Number(element.closest<HTMLElement>('[data-row]')?.dataset.row ?? Number.NaN);

/** Sets an attribute; removes it for null. */
export const say = (element: HTMLElement, name: string, value: string | null): void => {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};
