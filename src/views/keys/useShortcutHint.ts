/** What a real button says of its key: to those who hear it, and in its tooltip. */
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { AreaContext, KeysContext } from './KeysContext';
import type { Shortcut } from './pageActions';

export interface ShortcutHint {
  readonly 'aria-keyshortcuts'?: string;
  readonly title?: string;
}

/** Nothing where keys are turned off, nor in an area: which of several lists a key means, its focus decides. */
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
