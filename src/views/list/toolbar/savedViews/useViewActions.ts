/** The actions for saved views; each shows a message when it is done. */
import { useNotify, useTranslate } from 'react-admin';
import { useHref } from 'react-router';
import { listPath } from '../../../../schema/routes';
import { keys, searchOf, type ListedWithin } from '../../state/listQuery';
import { noView } from '../../state/useListState';
import { useCopyText } from '../../../useCopyText';
import { knownParameters } from './useOpening';
import { changeViews, viewsOf, type SavedView, type Views } from './viewsStore';

/** Changes of a person's views, as pure functions. */
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

type Parameters = SavedView['parameters'];

/** Names of messages, without their prefix. */
type DoneMessage = 'saved' | 'updated' | 'removed' | 'defaultSet' | 'defaultUnset';

export const useViewActions = (userId: string, listed: ListedWithin) => {
  const { declaration, within } = listed;
  const notify = useNotify();
  const copyText = useCopyText();
  const translate = useTranslate();
  const path = useHref(listPath(declaration, within));

  /** Storage errors are always reported; success only if a message is given. */
  const change = (next: (views: Views) => Views): void => {
    if (!changeViews(userId, next)) notify('facings.listMenus.views.unstored', { type: 'warning' });
  };
  const tell = (what: DoneMessage, { name }: SavedView): void =>
    notify(`facings.listMenus.views.${what}`, { type: 'success', messageArgs: { name } });
  /** The link contains the complete view, so it does not depend on stored data. */
  const linkTo = (parameters: Parameters): string => {
    const query = new URLSearchParams(knownParameters(listed, parameters));
    if (query.size === 0) query.set(keys.view, noView);
    return new URL(`${path}?${searchOf(query)}`, window.location.origin).href;
  };

  return {
    save: (name: string, parameters: Parameters): SavedView => {
      const view = { id: crypto.randomUUID(), list: declaration.name, name, parameters };
      change((views) => withView(views, view));
      tell('saved', view);
      return view;
    },
    overwrite: (view: SavedView, parameters: Parameters): void => {
      change((views) => withChange(views, view.id, { parameters }));
      tell('updated', view);
    },
    rename: (view: SavedView, name: string): void => {
      change((views) => withChange(views, view.id, { name }));
      tell('updated', { ...view, name });
    },
    setDefault: (view: SavedView, isDefault: boolean): void => {
      change((views) => withDefault(views, view.list, isDefault ? view.id : null));
      tell(isDefault ? 'defaultSet' : 'defaultUnset', view);
    },
    remove: (view: SavedView): void => {
      const { views, defaults } = viewsOf(userId);
      const place = {
        at: views.findIndex(({ id }) => id === view.id),
        wasDefault: defaults[view.list] === view.id,
      };
      change((before) => withoutView(before, view));
      notify('facings.listMenus.views.removed', {
        type: 'success',
        messageArgs: { name: view.name },
        ...{
          action: {
            label: translate('facings.buttons.undo'),
            act: () => change((before) => withViewBack(before, view, place)),
          },
        },
      });
    },
    copyLink: ({ name, parameters }: Pick<SavedView, 'name' | 'parameters'>): Promise<void> =>
      copyText(linkTo(parameters), {
        done: 'facings.listMenus.views.linkCopied',
        refused: 'facings.lists.views.linkShown',
        values: { name },
      }),
  };
};
