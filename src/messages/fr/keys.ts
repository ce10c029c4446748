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
    'Quand cette option est désactivée, les raccourcis à une touche ne font rien. {palette} ouvre toujours la palette.',
  isOff: 'Les raccourcis à une touche sont désactivés. Seul {palette} fonctionne.',
  focus: 'Sur une page à plusieurs listes, les touches agissent sur la liste qui a le focus.',
  pending: '{first}, puis une lettre :',
  pendingTold: 'Tapez la lettre d’un écran.',
  loadFailed: '« {label} » n’a pas pu s’ouvrir. Vérifiez votre connexion et réessayez.',
  names: { ctrl: 'Ctrl', enter: 'Entrée', escape: 'Échap' },
  does: {
    palette: 'Rechercher ou aller à…',
    sheet: 'Afficher cette liste',
    enter: 'Ouvrir la ligne qui a le focus',
    escape: 'Fermer ; annuler une séquence de touches',
  },
  actions: {
    nextRow: 'Ligne suivante',
    previousRow: 'Ligne précédente',
    editRow: 'Modifier la ligne qui a le focus',
    refresh: 'Actualiser',
  },
};
