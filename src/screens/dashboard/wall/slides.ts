/** The slides of a dashboard on a wall: the tabs whose figures fit on a screen. */
import type { Shared } from '../figures/FiguresContext';
import { comparableOf } from '../sideBySide/useComparison';
import type { DashboardTab } from '../state/urlState';

export type Slide = DashboardTab;

const always: readonly Slide[] = ['overview', 'accuracy', 'adjustments', 'counting'];

/** In the order of the tabs; a comparison only if something is selected for it. */
export const slidesOf = (
  shared: Pick<Shared, 'accountId' | 'zoneIds' | 'comparedIds'>,
): readonly Slide[] => {
  const { zones, organizations } = comparableOf(shared);
  return zones || organizations ? [...always, 'compare'] : always;
};

/** The slide of a tab; a tab without one has the first. */
export const slideOf = (tab: DashboardTab, slides: readonly Slide[]): Slide =>
  slides.find((slide) => slide === tab) ?? 'overview';

/** @param step 1 for the next slide, -1 for the previous one; the last and the first are neighbors */
export const slideAfter = (slide: Slide, step: number, slides: readonly Slide[]): Slide =>
  slides[(slides.indexOf(slide) + step + slides.length) % slides.length] ?? 'overview';
