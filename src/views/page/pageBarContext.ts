/** The elements in which a page renders its bar: the shell provides them, the page fills them. */
import { createContext } from 'react';

export interface PageBarTargets {
  /** Before the title: the back link. */
  readonly lead: HTMLElement | null;
  readonly title: HTMLElement | null;
  /** After the title: the view/edit toggle and the page's actions. */
  readonly tools: HTMLElement | null;
  /** Name of the record that the page or sub-page belongs to, for the tab's title; null if there is none. */
  readonly recordName: string | null;
}

export const PageBarContext = createContext<PageBarTargets>({
  lead: null,
  title: null,
  tools: null,
  recordName: null,
});
