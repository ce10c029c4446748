/** The slides of a dashboard on a wall: the tabs whose figures fit on a screen. */
import type { DashboardTab } from '../state/urlState';

export const slides = ['overview', 'accuracy', 'adjustments', 'counting'] as const;
export type Slide = (typeof slides)[number];

/** The slide of a tab; a tab without one has the first. */
export const slideOf = (tab: DashboardTab): Slide =>
  slides.find((slide) => slide === tab) ?? slides[0];

/** @param step 1 for the next slide, -1 for the previous one; the last and the first are neighbors */
export const slideAfter = (slide: Slide, step: number): Slide =>
  slides[(slides.indexOf(slide) + step + slides.length) % slides.length] ?? slides[0];
