/** Keyboard support of the console: the page's actions, visited records, and whether single-key shortcuts are on. */
import { createContext } from 'react';
import type { Area, PageActions } from './pageActions';
import type { Visits } from './visits';

export interface Keys {
  readonly actions: PageActions;
  readonly visits: Visits;
  /** People can turn off single-key shortcuts (WCAG 2.1.4). */
  readonly areSingleKeysOn: boolean;
}

/** Null without keyboard support: a view rendered alone. */
export const KeysContext = createContext<Keys | null>(null);

export const AreaContext = createContext<Area | null>(null);
