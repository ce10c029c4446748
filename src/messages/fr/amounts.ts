import type * as english from '../en/amounts';
import type { Translated } from './typeset';

export const amounts: Translated<typeof english.amounts> = {
  par: {
    label: 'Stock cible',
    of: 'Stock cible de {name}',
    kept: 'La plateforme a conservé le stock cible {held}.',
    newer: 'Quelqu’un d’autre a mis le stock cible à {held} ; {amount} n’a pas été enregistré.',
    newerInRun:
      'Quelqu’un d’autre a mis le stock cible à {held}. Réessayer enregistre {amount} à la place.',
    keepTheirs: 'Garder {held}',
    setMine: 'Enregistrer {amount}',
    gone: 'Plus disponible, donc sans stock cible.',
  },
};
