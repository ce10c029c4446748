import type * as english from '../en/amounts';
import type { Translated } from './typeset';

export const amounts: Translated<typeof english.amounts> = {
  par: {
    label: 'Par',
    of: 'Par de {name}',
    kept: 'La plateforme a conservé le par {held}.',
    newer: 'Quelqu’un d’autre a mis le par à {held} ; {amount} n’a pas été enregistré.',
    newerInRun:
      'Quelqu’un d’autre a mis le par à {held}. Réessayer enregistre {amount} à la place.',
    keepTheirs: 'Garder {held}',
    setMine: 'Enregistrer {amount}',
    gone: 'Plus disponible, donc sans par.',
  },
};
