import type * as english from '../en/flash';
import type { Translated } from './typeset';

export const flash: Translated<typeof english.flash> = {
  into: 'Vers {name}',
  source: 'Source',
  organization: 'Organisation',
  zone: 'Zone',
  sourceZone: 'Zone source',
  overwrite: 'Écraser l’existant',
  overwriteHint:
    'Les produits présents dans les deux zones reçoivent le stock cible de la zone source.',
  overwriteAsk:
    'Écraser les produits existants peut modifier leurs données. Voulez-vous vraiment activer cette option ?',
  overwriteYes: 'Activer l’écrasement',
  flash: 'Flasher',
  choose: 'Choisissez une source pour voir ce qui sera flashé.',
  chooseZone: 'Choisissez une zone source pour voir ce qui sera flashé.',
  done: 'Produits flashés dans la zone.',
  failed: 'Les produits n’ont pas pu être flashés dans la zone.',
  preview: {
    heading: 'Aperçu',
    loading: 'Comparaison des produits…',
    added: '{smart_count} serait ajouté |||| {smart_count} seraient ajoutés',
    kept: '{smart_count} conservé |||| {smart_count} conservés',
    overwritten: '{smart_count} écrasé |||| {smart_count} écrasés',
    archived: '{smart_count} archivé (exclu) |||| {smart_count} archivés (exclus)',
    nothing: 'Il n’y a rien à ajouter ni à écraser.',
    sourceFailed: 'Les produits de la zone source n’ont pas pu être chargés.',
    failed: 'L’aperçu n’a pas pu être créé. Vous pouvez quand même flasher.',
  },
  list: {
    show: 'Afficher',
    added: 'Ajoutés ({smart_count})',
    kept: 'Conservés ({smart_count})',
    overwritten: 'Écrasés ({smart_count})',
    archived: 'Archivés ({smart_count})',
    search: 'Rechercher des produits',
    none: 'Aucun produit ne correspond à votre recherche.',
    first: 'Les {n} premiers sur {total} sont affichés. Recherchez pour trouver les autres.',
    par: 'Stock cible {par}',
    parChange: 'Stock cible {before} → {after}',
  },
  result: {
    counts: '{added}, {overwritten}',
    added: '{smart_count} ajouté |||| {smart_count} ajoutés',
    unread:
      'Les changements n’ont pas pu être chargés. Consultez la liste des produits de la zone.',
    final: 'Les valeurs écrasées ne peuvent pas être rétablies.',
    undo: 'Annuler les ajouts',
    undoHint:
      'L’annulation retire de la zone {smart_count} produit ajouté. |||| L’annulation retire de la zone {smart_count} produits ajoutés.',
    undone:
      '{smart_count} produit retiré de la zone. |||| {smart_count} produits retirés de la zone.',
    undoFailed:
      '{smart_count} produit n’a pas pu être retiré : {reason} |||| {smart_count} produits n’ont pas pu être retirés : {reason}',
    undoAgain: 'Réessayer pour le reste',
  },
  reasons: {
    noProducts: 'La source n’a aucun produit.',
    code: 'La plateforme a répondu : {code}.',
    silent: 'La plateforme n’a pas confirmé l’opération.',
  },
};
