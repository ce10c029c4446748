/** Where a page's bar is drawn: the shell offers the places, the page fills them. */
import { createContext } from 'react';

export interface PageBarTargets {
  /** Before the title: the back link. */
  readonly lead: HTMLElement | null;
  readonly title: HTMLElement | null;
  /** After the title: the view/edit toggle and the page's actions. */
  readonly tools: HTMLElement | null;
  /** Name of the record whose page or sub-page this is, for the tab's title; null where it is of none. */
  readonly recordName: string | null;
}

export const PageBarContext = createContext<PageBarTargets>({
  lead: null,
  title: null,
  tools: null,
  recordName: null,
});
