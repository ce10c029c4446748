type Attributes = Readonly<Record<string, string>>;

/** A new element with its class and attributes, at the end of another one. */
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

/** A text of its own inside an element, rewritten in place later on. */
export const putText = (parent: HTMLElement, text = ''): Text => {
  const node = document.createTextNode(text);
  parent.append(node);
  return node;
};

/** Sets an attribute, or takes it away. */
export const say = (element: HTMLElement, name: string, value: string | null): void => {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
};
