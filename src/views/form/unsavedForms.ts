/**
 * The forms on the screen. A router asks only one of its blockers, so the forms ask together: a dialog within
 * a dialog, or over a page with a form of its own, must not lose what the other holds.
 */
import type { Location } from 'react-router';
import { panelKey } from '../place/useOverlay';

export interface OpenForm {
  /** Whether it holds what would be lost between these two places. */
  readonly isLostBetween: (current: Location, next: Location) => boolean;
  /** What it holds is being saved: it is not lost, but cannot be left before the answer either. */
  readonly isSaving?: () => boolean;
}

let forms: readonly OpenForm[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly OpenForm[]): void => {
  forms = next;
  listeners.forEach((listener) => {
    listener();
  });
};

/** Returns how to take it back. */
export const openForm = (form: OpenForm): (() => void) => {
  change([...forms, form]);
  return () => {
    change(forms.filter((other) => other !== form));
  };
};

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The one that asks for all: the last to be opened, which stands above the others. */
export const askingForm = (): OpenForm | undefined => forms.at(-1);

export const isAnyLostBetween = (current: Location, next: Location): boolean =>
  forms.some((form) => form.isLostBetween(current, next));

export const isAnySaving = (): boolean => forms.some((form) => form.isSaving?.() ?? false);

/** A panel over a page has its address in a parameter; the others are no place of their own. */
const overlayOf = ({ pathname, search }: Location): string =>
  `${pathname} ${new URLSearchParams(search).get(panelKey) ?? ''}`;

/** The page below its dialogs: a form that is a part of it stays where one is opened or closed. */
const pageOf = ({ pathname }: Location): string =>
  pathname.replace(/\/(create|edit(\/[^/]+)?)\/?$/, '');

export const isSamePlace = (isInPage: boolean, current: Location, next: Location): boolean =>
  isInPage ? pageOf(current) === pageOf(next) : overlayOf(current) === overlayOf(next);
