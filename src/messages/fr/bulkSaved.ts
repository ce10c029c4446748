import type * as english from '../en/bulkSaved';
import type { Translated } from './typeset';

export const bulkSaved: Translated<typeof english.bulkSaved> = {
  results: {
    saved: 'Résultats enregistrés : {count}',
    index: 'N°',
    outcome: 'Résultat',
    id: 'Identifiant du produit',
    reason: 'Raison',
    retry: 'Réessayer pour {smart_count} ligne |||| Réessayer pour {smart_count} lignes',
    sendAgain: 'Renvoyer {smart_count} ligne refusée |||| Renvoyer {smart_count} lignes refusées',
    failedOnly:
      'Incomplètes uniquement ({smart_count}) |||| Incomplètes uniquement ({smart_count})',
    download: 'Télécharger les résultats',
    fileName: 'produits-ajoutes',
    notComplete:
      '{smart_count} ligne n’est pas entièrement enregistrée. Corrigez-la dans la feuille : seul ce qui manque est envoyé. |||| {smart_count} lignes ne sont pas entièrement enregistrées. Corrigez-les dans la feuille : seul ce qui manque est envoyé.',
    notSaved:
      '{smart_count} ligne n’est pas enregistrée. Corrigez-la dans la feuille, puis enregistrez à nouveau. |||| {smart_count} lignes ne sont pas enregistrées. Corrigez-les dans la feuille, puis enregistrez à nouveau.',
    notSent:
      '{smart_count} ligne a des erreurs ou est en double : elle n’a pas été envoyée. |||| {smart_count} lignes ont des erreurs ou sont en double : elles n’ont pas été envoyées.',
    toSheet: 'Corriger dans la feuille',
    undone: '{count} modification annulée |||| {count} modifications annulées',
    endedThere: 'Terminé ou oublié dans un autre onglet.',
    undoneThere: 'Annulé dans un autre onglet.',
    notWritten: 'Le fichier n’a pas pu être écrit. Réessayez.',
    undoImport: 'Annuler cet import…',
    undoTitle: 'Annuler cet import ?',
    undoText:
      '{smart_count} élément créé par cet import est supprimé, avec tout ce qui en dépend, sauf s’il a été modifié depuis. |||| {smart_count} éléments créés par cet import sont supprimés, avec tout ce qui en dépend. Ceux qui ont été modifiés depuis restent.',
    undoConfirm: 'Supprimer {smart_count} élément |||| Supprimer {smart_count} éléments',
    removed: '{smart_count} élément supprimé |||| {smart_count} éléments supprimés',
    removedFile: 'import-annule',
  },
  result: {
    saved: 'Enregistrée',
    removed: 'Supprimée',
    undone: 'Annulée',
    partly: 'Enregistrée en partie',
    failed: 'En échec',
    unsent: 'Non envoyée',
    unknown: 'Inconnue',
    kept: 'Inchangée',
    reason: '{part} : {reason}',
    why: {
      unsent: 'Arrêt avant l’envoi. Réessayez pour l’envoyer.',
      unknown:
        'La plateforme n’a pas répondu. Réessayez : nous vérifions d’abord, rien n’est créé deux fois.',
      kept: 'Vous avez gardé les valeurs d’une autre personne.',
    },
  },
  part: { product: 'Produit', notional: 'Produit notionnel', state: 'État', zones: 'Zones' },
  savedText: {
    created: '{count} produit créé |||| {count} produits créés',
    of: '{created}, dont {without}',
    without: {
      notional: '{count} sans son produit notionnel |||| {count} sans leur produit notionnel',
      state: '{count} sans son état |||| {count} sans leur état',
      zones: '{count} sans toutes ses zones |||| {count} sans toutes leurs zones',
    },
    unconfirmed: {
      notional:
        'il manque peut-être à {count} d’entre eux son produit notionnel |||| il manque peut-être à {count} d’entre eux leur produit notionnel',
      state:
        'il manque peut-être à {count} d’entre eux son état de produit |||| il manque peut-être à {count} d’entre eux leur état de produit',
      zones:
        '{count} d’entre eux n’est peut-être pas dans toutes ses zones |||| {count} d’entre eux ne sont peut-être pas dans toutes leurs zones',
    },
    completed: '{count} produit existant complété |||| {count} produits existants complétés',
    stillIncomplete:
      '{count} produit existant reste incomplet |||| {count} produits existants restent incomplets',
    failed: '{count} ligne non enregistrée |||| {count} lignes non enregistrées',
    unknown: '{count} ligne sans réponse |||| {count} lignes sans réponse',
    unsent: '{count} ligne non envoyée |||| {count} lignes non envoyées',
  },
};
