/** The keyboard's side of the console: what the page offers, what was visited, and whether single keys act. */
import { createContext } from 'react';
import type { Area, PageActions } from './pageActions';
import type { Visits } from './visits';

export interface Keys {
  readonly actions: PageActions;
  readonly visits: Visits;
  /** A person may turn keys that are no combinations off (WCAG 2.1.4). */
  readonly areSingleKeysOn: boolean;
}

/** Null where no keyboard listens: a view drawn alone. */
export const KeysContext = createContext<Keys | null>(null);

export const AreaContext = createContext<Area | null>(null);
