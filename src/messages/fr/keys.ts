import type { keys as english } from '../en/keys';
import type { Translated } from './translated';

export const keys: Translated<typeof english> = {
  hint: 'Touche : {keys}',
  title: 'Raccourcis clavier',
  close: 'Fermer',
  page: 'Sur cette page',
  go: 'Aller à un écran',
  everywhere: 'Partout',
  then: 'puis',
  ofArea: '{label}, {area}',
  toggle: 'Raccourcis à une touche',
  toggleHint:
    'Désactivés, une lettre ou un signe tapé seul ne fait rien. {palette} ouvre quand même la palette.',
  isOff: 'Les touches seules sont désactivées : seul {palette} agit.',
  focus: 'Si une page a plusieurs listes, une touche vise celle qui a le focus.',
  pending: '{first}, puis une lettre :',
  pendingTold: 'Tapez maintenant la lettre d’un écran.',
  loadFailed: '« {label} » n’a pas pu s’ouvrir. Vérifiez votre connexion et réessayez.',
  names: { ctrl: 'Ctrl', enter: 'Entrée', escape: 'Échap' },
  does: {
    palette: 'Chercher, ou aller partout',
    sheet: 'Afficher cette liste',
    enter: 'Ouvrir la ligne qui a le focus',
    escape: 'Fermer ce qui est ouvert ; oublier une première touche',
  },
  actions: {
    nextRow: 'Ligne suivante',
    previousRow: 'Ligne précédente',
    editRow: 'Modifier la ligne qui a le focus',
    refresh: 'Actualiser',
  },
};
