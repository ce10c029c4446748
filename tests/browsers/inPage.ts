/** Runs within the tested page, in every browser: finds elements by role and name. */
import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** One step of a path to an element. A name that begins and ends with "/" is a pattern; any other is exact. */
export interface Step {
  readonly role?: string;
  readonly label?: string;
  readonly text?: string;
  readonly css?: string;
  readonly name?: string;
  readonly nth?: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** What would receive the click instead; empty if the element itself does. */
  readonly coveredBy: string;
  /** The element or an ancestor is still being animated. */
  readonly isMoving: boolean;
}

const matcher = (name: string): string | RegExp =>
  name.length > 1 && name.startsWith('/') && name.endsWith('/')
    ? new RegExp(name.slice(1, -1))
    : name;

const inStep = (root: HTMLElement, { role, label, text, css, name }: Step): HTMLElement[] => {
  if (role !== undefined) {
    return queryAllByRole(root, role, name === undefined ? {} : { name: matcher(name) });
  }
  if (label !== undefined) return queryAllByLabelText(root, matcher(label));
  if (text !== undefined) return queryAllByText(root, matcher(text));
  return [...root.querySelectorAll<HTMLElement>(css ?? '*')];
};

const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
};

const all = (steps: readonly Step[]): HTMLElement[] =>
  steps.reduce<HTMLElement[]>(
    (roots, step) => {
      const found = [...new Set(roots.flatMap((root) => inStep(root, step)))].filter(isShown);
      const { nth } = step;
      return nth === undefined ? found : found.slice(nth).slice(0, 1);
    },
    [document.body],
  );

/**
 * A busy machine may render no frame for a while, so two equal positions alone do not prove that an animation ended.
 */
const isMoving = (element: Element): boolean =>
  document.getAnimations().some(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === 'running' && target?.contains(element) === true;
  });

/** Where the element is, and whether a click there would reach it. */
const spotOf = (element: Element): Spot => {
  element.scrollIntoView({ block: 'center', inline: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  const hit = document.elementFromPoint(x, y);
  const label = hit?.closest('label');
  const isReached =
    hit !== null &&
    (element.contains(hit) || hit.contains(element) || label?.contains(element) === true);
  return {
    x,
    y,
    coveredBy: isReached ? '' : (hit?.outerHTML.slice(0, 160) ?? 'nothing'),
    isMoving: isMoving(element),
  };
};

const firstOf = (steps: readonly Step[]): HTMLElement | undefined => all(steps)[0];

/** Simulates a tap for a driver without touch: dispatches its events to the element at the point. */
const tap = (x: number, y: number): void => {
  const target = document.elementFromPoint(x, y) ?? document.body;
  const common = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y };
  const pointer = { ...common, pointerId: 2, pointerType: 'touch', isPrimary: true, button: 0 };
  target.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  target.dispatchEvent(new PointerEvent('pointerup', pointer));
  target.dispatchEvent(new MouseEvent('mousedown', common));
  target.closest<HTMLElement>('a[href], button, input, [tabindex]')?.focus();
  target.dispatchEvent(new MouseEvent('mouseup', common));
  target.dispatchEvent(new MouseEvent('click', common));
};

const inPage = {
  count: (steps: readonly Step[]) => all(steps).length,
  spot: (steps: readonly Step[]) => {
    const element = firstOf(steps);
    return element ? spotOf(element) : null;
  },
  text: (steps: readonly Step[]) => firstOf(steps)?.innerText ?? null,
  texts: (steps: readonly Step[]) => all(steps).map(({ innerText }) => innerText),
  value: (steps: readonly Step[]) =>
    (firstOf(steps) as HTMLInputElement | undefined)?.value ?? null,
  attribute: (steps: readonly Step[], name: string) => firstOf(steps)?.getAttribute(name) ?? null,
  isFocused: (steps: readonly Step[]) =>
    all(steps).some((element) => element.contains(document.activeElement)),
  isDisabled: (steps: readonly Step[]) => firstOf(steps)?.matches(':disabled') ?? null,
  focused: () => document.activeElement?.outerHTML.slice(0, 160) ?? '',
  path: () => location.pathname + location.search,
  /** The visible text, for failure messages. */
  seen: () => document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 400),
  overflow: () => document.documentElement.scrollWidth - innerWidth,
  width: () => innerWidth,
  tap,
};

export type InPage = typeof inPage;

Reflect.set(window, 'facingsSmoke', inPage);
