import { createElement, setOrRemoveAttribute } from './elements';

/** How many of some cells or rows are on. */
export interface Counted {
  readonly on: number;
  readonly of: number;
}

/** The state of a check box over many. */
export const shareOf = ({ on, of }: Counted) => (on === 0 ? 'none' : on === of ? 'all' : 'some');

const checked = { none: 'false', some: 'mixed', all: 'true' } as const;

/** A check box over one or many cells or rows. The grid handles its clicks and keys. */
export const createCheckbox = (cell: HTMLElement) => {
  const element = createElement(cell, { role: 'checkbox' });
  createElement(element, { tag: 'span', className: 'box' });
  return {
    element,
    paint: (counted: Counted, label: string) => {
      setOrRemoveAttribute(element, 'aria-checked', checked[shareOf(counted)]);
      setOrRemoveAttribute(element, 'aria-label', label);
    },
  };
};
