/** Announces a button's shortcut to screen readers, and shows it in the tooltip. */
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { AreaContext, KeysContext } from './KeysContext';
import type { Shortcut } from './pageActions';

export interface ShortcutHint {
  readonly 'aria-keyshortcuts'?: string;
  readonly title?: string;
}

/** Empty if shortcuts are off, and inside an area, where the key depends on the focus. */
export const useShortcutHint = (shortcut: Shortcut): ShortcutHint => {
  const translate = useTranslate();
  const isPage = useContext(AreaContext) === null;
  const isOn = useContext(KeysContext)?.areSingleKeysOn ?? false;
  if (!isOn || !isPage) return {};
  return {
    'aria-keyshortcuts': shortcut,
    title: translate('facings.keys.hint', { keys: shortcut.toUpperCase() }),
  };
};
