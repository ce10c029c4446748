/**
 * The forms on the screen. A router uses only one blocker, so the forms share one: a nested dialog, or a dialog over
 * a page with a form, must not lose the other form's changes.
 */
import type { Location } from 'react-router';
import { panelKey } from '../place/useOverlay';
import { createListeners } from '../../schema/listeners';

export interface OpenForm {
  /** Whether the form's changes would be lost between these two addresses. */
  readonly isLostBetween: (current: Location, next: Location) => boolean;
  /** The form is being saved: nothing is lost, but it cannot be left before the response. */
  readonly isSaving?: () => boolean;
}

let forms: readonly OpenForm[] = [];
const listeners = createListeners();

const change = (next: readonly OpenForm[]): void => {
  forms = next;
  listeners.tell();
};

/** Returns a function that unregisters the form. */
export const openForm = (form: OpenForm): (() => void) => {
  change([...forms, form]);
  return () => {
    change(forms.filter((other) => other !== form));
  };
};

export const subscribe = listeners.subscribe;

/** The form that asks for all of them: the one opened last, which is on top. */
export const askingForm = (): OpenForm | undefined => forms.at(-1);

export const isAnyLostBetween = (current: Location, next: Location): boolean =>
  forms.some((form) => form.isLostBetween(current, next));

export const isAnySaving = (): boolean => forms.some((form) => form.isSaving?.() ?? false);

/** A dialog of a panel has its address in a parameter; other parameters do not change the place. */
const overlayOf = ({ pathname, search }: Location): string =>
  `${pathname} ${new URLSearchParams(search).get(panelKey) ?? ''}`;

/** The address of the page below its dialogs: a form on the page is not lost when a dialog opens or closes. */
const pageOf = ({ pathname }: Location): string =>
  pathname.replace(/\/(create|edit(\/[^/]+)?)\/?$/, '');

export const isSamePlace = (isInPage: boolean, current: Location, next: Location): boolean =>
  isInPage ? pageOf(current) === pageOf(next) : overlayOf(current) === overlayOf(next);
