/** A copy of an SVG that looks the same without the page's style sheets. */

/** What our drawings are styled with. */
const properties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'visibility',
  'display',
  'shape-rendering',
];

/** Attributes, since a strict policy forbids styles within a document, and a picture is one. */
const inlineInto = (copy: Element, original: Element): void => {
  const style = getComputedStyle(original);
  for (const property of properties) {
    const value = style.getPropertyValue(property);
    if (value !== '') copy.setAttribute(property, value);
  }
  if (original instanceof SVGElement && original.style.transform !== '') {
    copy.setAttribute('transform', style.transform);
  }
  copy.removeAttribute('style');
  copy.removeAttribute('class');
  [...copy.children].forEach((child, at) => {
    const twin = original.children[at];
    if (twin !== undefined) inlineInto(child, twin);
  });
};

export const inlined = (svg: SVGSVGElement): SVGSVGElement => {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  inlineInto(copy, svg);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(svg.clientWidth || svg.getAttribute('width')));
  copy.setAttribute('height', String(svg.clientHeight || svg.getAttribute('height')));
  return copy;
};
