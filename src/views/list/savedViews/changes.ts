/** Changes of a person's views, as pure functions. */
import type { SavedView, Views } from './viewsStore';

export const withView = (views: Views, view: SavedView): Views => ({
  ...views,
  views: [...views.views, view],
});

export const withChange = (
  views: Views,
  id: string,
  change: Partial<Pick<SavedView, 'name' | 'parameters'>>,
): Views => ({
  ...views,
  views: views.views.map((view) => (view.id === id ? { ...view, ...change } : view)),
});

const withoutKey = (defaults: Views['defaults'], list: string): Views['defaults'] =>
  Object.fromEntries(Object.entries(defaults).filter(([key]) => key !== list));

/** Sets the default view of a list; null for none. */
export const withDefault = (views: Views, list: string, id: string | null): Views => ({
  ...views,
  defaults: id === null ? withoutKey(views.defaults, list) : { ...views.defaults, [list]: id },
});

export const withoutView = (views: Views, { id, list }: SavedView): Views => ({
  ...views,
  views: views.views.filter((view) => view.id !== id),
  defaults: views.defaults[list] === id ? withoutKey(views.defaults, list) : views.defaults,
});

/** Restores a removed view at its position, and as the default if it was that and no other has replaced it. */
export const withViewBack = (
  views: Views,
  view: SavedView,
  { at, wasDefault }: { readonly at: number; readonly wasDefault: boolean },
): Views => ({
  ...views,
  views: [...views.views.slice(0, at), view, ...views.views.slice(at)],
  defaults:
    wasDefault && views.defaults[view.list] === undefined
      ? { ...views.defaults, [view.list]: view.id }
      : views.defaults,
});
