import { createElement, setOrRemoveAttribute } from './elements';

export type Share = 'none' | 'some' | 'all';

const checked = { none: 'false', some: 'mixed', all: 'true' } as const;

/** A check box over many cells or rows. The grid handles its clicks and keys. */
export const createCheckbox = (cell: HTMLElement) => {
  const element = createElement(cell, { role: 'checkbox' });
  createElement(element, { tag: 'span', className: 'box' });
  return {
    element,
    paint: (share: Share, label: string) => {
      setOrRemoveAttribute(element, 'aria-checked', checked[share]);
      setOrRemoveAttribute(element, 'aria-label', label);
    },
  };
};
