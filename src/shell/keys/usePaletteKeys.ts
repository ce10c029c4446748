/** The palette's shortcut as printed on this keyboard, and as ARIA names it. */
import { useTranslate } from 'react-admin';
import { isMac } from '../../views/keys/keyPresses';

export const usePaletteKeys = (): readonly [printed: string, named: string] => {
  const translate = useTranslate();
  return isMac() ? ['⌘ K', 'Meta+K'] : [`${translate('facings.keys.names.ctrl')} K`, 'Control+K'];
};
