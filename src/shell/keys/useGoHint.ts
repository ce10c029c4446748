/** The keys that lead to a screen, in the tooltip of its link; ARIA knows no keys one after the other. */
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { useRegistry } from '../../fields/RegistryContext';
import { KeysContext } from '../../views/keys/KeysContext';
import { goKey, letterTo } from './goKeys';

export const useGoHint = (to: string): { readonly title?: string } => {
  const translate = useTranslate();
  const isOn = useContext(KeysContext)?.areSingleKeysOn ?? false;
  const letter = letterTo(useRegistry().menu, to);
  if (!isOn || letter === undefined) return {};
  const keys = [goKey, translate('facings.keys.then'), letter];
  return {
    title: translate('facings.keys.hint', {
      keys: keys.map((key) => (key.length === 1 ? key.toUpperCase() : key)).join(' '),
    }),
  };
};
