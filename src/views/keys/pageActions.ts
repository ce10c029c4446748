/** What the page at hand can do, told by its own parts as long as they are there. */
import type { To } from 'react-router';

/** A letter or a sign, as a person presses it: 'c', '/', '?'. */
export type Shortcut = string;

interface ActionBase {
  /** Names the action among those of its area: the same key again takes its place. */
  readonly key: string;
  /** In the person's language: 'Add Region'. */
  readonly label: string;
  readonly shortcut?: Shortcut | undefined;
  /** Means something only where the focus is: the palette does not offer it. */
  readonly isOnlyKey?: boolean;
  /** Asked again at the moment of the key where it is a function. */
  readonly isDisabled?: boolean | (() => boolean) | undefined;
}

/** Something done at once, or a place that is gone to, which can be opened in a tab of its own. */
export type PageAction = ActionBase &
  (
    | { readonly run: () => void; readonly to?: undefined }
    | { readonly to: To; readonly run?: undefined }
  );

/** A part of the page with a heading of its own; actions outside of any are the page's. */
export interface Area {
  readonly title: string;
  readonly depth: number;
  readonly element: { readonly current: HTMLElement | null };
}

export interface OfferedAction {
  readonly id: string;
  readonly area: Area | null;
  readonly label: string;
  readonly shortcut?: Shortcut | undefined;
  readonly isOnlyKey: boolean;
  readonly to?: To | undefined;
  /** Where a place is gone to, this goes there. */
  readonly run: () => void;
  readonly isDisabled: () => boolean;
}

/** What one component offers; it changes with each drawing of the component. */
export interface Offer {
  readonly area: Area | null;
  readonly actions: readonly PageAction[];
}

export interface PageActions {
  readonly offer: (offer: Offer) => {
    readonly update: (offer: Offer) => void;
    readonly withdraw: () => void;
  };
  /** The same list until something changes. The page's own first, then those of its areas. */
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

const idOf = (area: Area | null, key: string): string =>
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

/** `go` leads to an address. */
export const createPageActions = (go: (to: To) => void): PageActions => {
  const offers = new Set<{ now: Offer }>();
  const listeners = new Set<() => void>();
  let known: readonly OfferedAction[] | null = null;

  const changed = () => {
    known = null;
    for (const listener of listeners) listener();
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
          // Looked up anew: what was drawn since may do it otherwise.
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
    all: () => (known ??= read()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

/**
 * The action that a key means now: that of the innermost area which has the focus, else the page's own, else
 * that of the first area. What cannot be done now is passed over.
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
  const own = able.filter(({ area }) => area === null);
  return around[0] ?? own.at(-1) ?? able[0] ?? null;
};
