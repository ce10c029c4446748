/** The actions of the current page, registered by its components while they are mounted. */
import type { To } from 'react-router';
import { createListeners } from '../../lib/util/listeners';

/** A printed character: 'c', '/', '?'. */
export type Shortcut = string;

interface ActionBase {
  /** Unique within its area; the same key replaces the action. */
  readonly key: string;
  /** Translated: 'Add Region'. */
  readonly label: string;
  readonly shortcut?: Shortcut | undefined;
  /** Only makes sense at the focused element, so the palette does not offer it. */
  readonly isOnlyKey?: boolean;
  /** A function is evaluated when the key is pressed. */
  readonly isDisabled?: boolean | (() => boolean) | undefined;
}

/** A command, or a link that can be opened in a new tab. */
export type PageAction = ActionBase &
  (
    | { readonly run: () => void; readonly to?: undefined }
    | { readonly to: To; readonly run?: undefined }
  );

/** A part of the page with its own heading; actions outside of any area belong to the page. */
export interface ActionArea {
  readonly title: string;
  readonly depth: number;
  readonly element: { readonly current: HTMLElement | null };
}

export interface OfferedAction {
  readonly id: string;
  readonly area: ActionArea | null;
  readonly label: string;
  readonly shortcut?: Shortcut | undefined;
  readonly isOnlyKey: boolean;
  readonly to?: To | undefined;
  /** For a link, navigates to it. */
  readonly run: () => void;
  readonly isDisabled: () => boolean;
}

/** The actions of one component, updated on each render. */
export interface Offer {
  readonly area: ActionArea | null;
  readonly actions: readonly PageAction[];
}

export interface PageActions {
  readonly offer: (offer: Offer) => {
    readonly update: (offer: Offer) => void;
    readonly withdraw: () => void;
  };
  /** The same array until something changes. The page's own actions come first, then those of its areas. */
  readonly all: () => readonly OfferedAction[];
  readonly subscribe: (listener: () => void) => () => void;
}

const shapeOf = ({ area, actions }: Offer): string =>
  JSON.stringify([
    area?.title,
    actions.map(({ key, label, shortcut, isDisabled, to }) => [
      key,
      label,
      shortcut,
      typeof isDisabled === 'function' ? null : isDisabled,
      to,
    ]),
  ]);

const idOf = (area: ActionArea | null, key: string): string =>
  area === null ? key : `${area.title} ${key}`;

const lastOf = (id: string, offers: Iterable<{ readonly now: Offer }>) => {
  let last: PageAction | null = null;
  for (const { now: offer } of offers) {
    for (const action of offer.actions) {
      if (idOf(offer.area, action.key) === id) last = action;
    }
  }
  return last;
};

/** @param go navigates to an address */
export const createPageActions = (go: (to: To) => void): PageActions => {
  const offers = new Set<{ now: Offer }>();
  const listeners = createListeners();
  let cached: readonly OfferedAction[] | null = null;

  const changed = () => {
    cached = null;
    listeners.tell();
  };
  const read = (): readonly OfferedAction[] => {
    const found = new Map<string, OfferedAction>();
    for (const { now } of offers) {
      for (const { key, label, shortcut, isOnlyKey = false, to } of now.actions) {
        const id = idOf(now.area, key);
        found.set(id, {
          id,
          area: now.area,
          label,
          shortcut,
          isOnlyKey,
          to,
          // Looks up the current action, because a later render may have changed it.
          run: () => {
            const last = lastOf(id, offers);
            if (!last) return;
            if (last.to === undefined) last.run();
            else go(last.to);
          },
          isDisabled: () => {
            const last = lastOf(id, offers);
            const isDisabled = last ? (last.isDisabled ?? false) : true;
            return typeof isDisabled === 'function' ? isDisabled() : isDisabled;
          },
        });
      }
    }
    return [...found.values()].sort(
      (one, other) => Number(one.area !== null) - Number(other.area !== null),
    );
  };

  return {
    offer: (offer) => {
      const entry = { now: offer };
      offers.add(entry);
      changed();
      return {
        update: (next) => {
          const isSame = shapeOf(next) === shapeOf(entry.now) && next.area === entry.now.area;
          entry.now = next;
          if (!isSame) changed();
        },
        withdraw: () => {
          offers.delete(entry);
          changed();
        },
      };
    },
    all: () => (cached ??= read()),
    subscribe: listeners.subscribe,
  };
};

/**
 * Returns the action for a key: that of the innermost focused area, or else the page's, or else that of the first
 * area. Disabled actions are skipped.
 */
export const actionFor = (
  actions: readonly OfferedAction[],
  shortcut: Shortcut,
  focused: Element | null,
): OfferedAction | null => {
  const able = actions.filter((action) => action.shortcut === shortcut && !action.isDisabled());
  const around = able
    .filter(({ area }) => area?.element.current?.contains(focused) ?? false)
    .sort((one, other) => (other.area?.depth ?? 0) - (one.area?.depth ?? 0));
  const pageWide = able.filter(({ area }) => area === null);
  return around[0] ?? pageWide.at(-1) ?? able[0] ?? null;
};
