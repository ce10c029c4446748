import type { copySetup as english } from '../en/copySetup';
import type { Translated } from './translated';

export const copySetup: Translated<typeof english> = {
  title: 'Copier la configuration d’une autre organisation',
  intro:
    'Ajoute ce qui manque à {name}. Rien de ce qui est déjà défini pour {name} n’est modifié ni supprimé.',
  source: 'Copier depuis',
  choose: 'Choisissez une organisation pour voir ce qui sera copié.',
  loading: 'Comparaison des organisations…',
  notRead: 'Les organisations n’ont pas pu être comparées. {reason}',
  retry: 'Réessayer',
  preview: 'Ce qui sera copié',
  part: '{label} : {smart_count} ajout |||| {label} : {smart_count} ajouts',
  nothingOf: '{label} : rien à ajouter',
  nothing: '{name} a déjà tout ce que cette organisation possède.',
  more: '{smart_count} de plus |||| {smart_count} de plus',
  copy: 'Copier',
  cancel: 'Annuler',
  close: 'Fermer',
  result: 'Résultat',
  added: '{label} : {smart_count} ajouté |||| {label} : {smart_count} ajoutés',
  alreadySet: '{label} : déjà défini, rien ajouté',
  failed: '{label} : {smart_count} non copié |||| {label} : {smart_count} non copiés',
  retryFailed: 'Copier ce qui manque',
  undo: 'Annuler la copie',
  undone: 'La copie a été annulée.',
  notUndone: '{label} : l’annulation a échoué',
};
