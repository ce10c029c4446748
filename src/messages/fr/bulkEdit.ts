import type * as english from '../en/bulkEdit';
import type { Translated } from './typeset';

export const bulkEdit: Translated<typeof english.bulkEdit> = {
  exit: 'Quitter les actions groupées',
  confirmed:
    '{count} ligne modifiée. Elle n’est pas encore enregistrée : vérifiez, puis enregistrez. |||| {count} lignes modifiées. Elles ne sont pas encore enregistrées : vérifiez, puis enregistrez.',
  confirmedNone: 'Les lignes sélectionnées avaient déjà ces valeurs.',
  confirm: 'Confirmer les actions groupées',
  cannotConfirm: {
    nothingSelected: 'Rien n’est sélectionné.',
    nothingSet: 'Choisissez une propriété avec sa valeur, ou une zone.',
    noProperty: 'Choisissez une propriété avec sa valeur.',
    faults: 'Corrigez d’abord les champs signalés.',
    loadingZones: 'Chargement de toutes les zones de la région…',
  },
  tabs: { properties: 'Propriétés', availability: 'Disponibilité' },
  add: 'Ajouter une propriété',
  noProperties: 'Ajoutez une propriété pour commencer.',
  setProperties: 'Propriétés à définir',
  stays: 'Laissez ce champ vide pour ne rien changer.',
  empty: 'Effacer cette valeur',
  emptied: 'La valeur sera effacée.',
  removeProperty: 'Retirer {property}',
  unselect: 'Retirer {row} de la sélection',
  unselectAll: 'Tout désélectionner',
  unnamed: 'Ligne {row}',
  noZones: 'Cette organisation n’a pas encore de zone. Ajoutez d’abord une zone.',
  loadingZones: 'Chargement des zones',
  zonesLoaded: '{loaded} zones chargées sur {total}',
  zonesLoadedSome: '{smart_count} zone chargée |||| {smart_count} zones chargées',
  maybeMore: 'Activer une région charge d’abord les autres.',
  loadMore: 'Charger la suite',
  allOf: 'Toutes les zones de {region}',
  regionOn: '{on} activées sur {of}',
  regionOnOfLoaded: '{on} activées sur {of} chargées',
  regionUnknown: '{smart_count} inconnue |||| {smart_count} inconnues',
  regionLoading: 'Chargement de toutes les zones…',
  pendingFailed: 'La région n’a pas changé : toutes ses zones n’ont pas pu être chargées.',
  dropPending: 'Ne pas la changer',
  inAll: 'Actuellement dans cette zone : tous les produits sélectionnés',
  inNone: 'Actuellement dans cette zone : aucun',
  inSome: 'Actuellement dans cette zone : {of} sur {total}',
  inKnown: 'Actuellement dans cette zone : {of} sur {total}, {unknown} inconnus',
  inUnknown: 'État actuel inconnu',
  willJoin: 'Sera activée',
  willLeave: 'Sera désactivée',
  leave: 'Ne pas modifier',
  leaveOf: 'Ne pas modifier {zone}',
  amountOfAll:
    '{smart_count} zone activée. Vide : aucune modification. |||| Les {smart_count} zones activées. Vide : aucune modification.',
  asking: 'Vérification de la disponibilité',
  askFailed: 'La disponibilité actuelle n’a pas pu être chargée.',
  archivedHint:
    '{smart_count} produit sélectionné est archivé et ne peut être ajouté à aucune zone. |||| {smart_count} produits sélectionnés sont archivés et ne peuvent être ajoutés à aucune zone.',
  choose: 'Sélectionner {row}',
  chooseFirst: 'Choisissez une organisation pour modifier ses produits.',
  loading: 'Chargement des produits',
  notLoaded: 'Les produits ne sont pas encore chargés.',
  countSome: '{count} chargé pour le moment |||| {count} chargés pour le moment',
  countAll: '{count} produit |||| {count} produits',
  countShown: '{shown} affichés, {of}',
  notAllLoaded: 'Seuls les produits chargés peuvent être sélectionnés et modifiés.',
  notAllFound: 'D’autres produits correspondent, mais ne sont pas chargés.',
  changedOnly: 'Modifiés uniquement ({count})',
  heldByFaults:
    '{smart_count} produit contient une erreur. |||| {smart_count} produits contiennent des erreurs.',
  names: {
    none: '{label} : aucun ne porte le nom « {name} ».',
    several: '{label} : plusieurs portent le nom « {name} ».',
  },
  taken: '{label} : « {key} » est déjà utilisé.',
  nothingChanged: 'Aucune modification.',
  backToSheet: 'Retour à la feuille',
  summary:
    'Modifications de {count} produit : {changes} |||| Modifications de {count} produits : {changes}',
  archiving:
    'L’archivage retire {count} produit de ses zones et des résultats des tâches. |||| L’archivage retire {count} produits de leurs zones et des résultats des tâches.',
  archivingLinks:
    'Il sera retiré de {count} zone. |||| {count} affectations à des zones seront supprimées.',
  archivingLinksKnown:
    'Au moins {count} affectation à une zone sera supprimée. |||| Au moins {count} affectations à des zones seront supprimées.',
  heldOut:
    '{smart_count} produit archivé ne sera ajouté à aucune zone. |||| {smart_count} produits archivés ne seront ajoutés à aucune zone.',
  filterAll: 'Toutes les modifications',
  takeBackAll: 'Annuler {count} modification |||| Annuler {count} modifications',
  changes: 'Modifications',
  property: 'Propriété',
  before: 'Avant',
  after: 'Après',
  nothing: '(vide)',
  joins: 'Ajouté à {smart_count} zone : {zones} |||| Ajouté à {smart_count} zones : {zones}',
  parts: 'Retiré de {smart_count} zone : {zones} |||| Retiré de {smart_count} zones : {zones}',
  amount: '{amount} : {zones}',
  leaves: '(retiré de {smart_count} zone) |||| (retiré de {smart_count} zones)',
  takeBack: 'Annuler',
  takeBackOf: 'Annuler la modification : {property}, {row}',
  resultsFile: 'resultats-modification-en-masse',
  undoThis: 'Annuler cette modification',
  children: {
    about: 'Ajout à chaque ligne sélectionnée après un aperçu, enregistré séparément.',
    confirmFirst: 'Confirmez ou effacez d’abord les autres actions groupées.',
    for: 'Pour {smart_count} ligne sélectionnée |||| Pour {count} lignes sélectionnées',
    preview: 'Aperçu',
    checking: 'Vérification de ce que les lignes sélectionnées ont déjà : {done} sur {total}',
    summary: '{name} – à ajouter : {added}, à modifier : {changed}, exclues : {left}',
    having: '{smart_count} ligne a déjà « {name} » : |||| {count} lignes ont déjà « {name} » :',
    change:
      'Modifier l’élément existant ({smart_count}) |||| Modifier les éléments existants ({smart_count})',
    what: 'Champs à modifier',
    rows: '{smart_count} état du produit à ajouter ou à modifier : |||| {count} états de produit à ajouter ou à modifier :',
    adds: '{name} : ajout de {key}',
    severalOf:
      '{smart_count} ligne a plusieurs fois son état, qui est exclu : |||| {count} lignes ont plusieurs fois leur état, qui est exclu :',
    faulty:
      '{smart_count} ligne a un état non valide ou incomplet, qui est exclu : |||| {smart_count} lignes ont un état non valide ou incomplet, qui est exclu :',
    same: '{smart_count} ligne a déjà ces valeurs. |||| {count} lignes ont déjà ces valeurs.',
    several:
      '{smart_count} ligne a plusieurs fois « {name} » et est exclue : |||| {count} lignes ont plusieurs fois « {name} » et sont exclues :',
    held: {
      changedSince: 'Non enregistré : modifié depuis le chargement.',
      hidden:
        'Non enregistré : une valeur dont celle-ci dépend a été modifiée par quelqu’un d’autre. Rétablissez-la, puis réessayez.',
      gone: 'Il n’existe plus.',
    },
  },
  goneName: 'Non annulé, car « {name} » n’existe plus.',
  newer: {
    title:
      'Une autre personne a modifié {smart_count} de ces valeurs après son chargement : elle n’est pas enregistrée. Choisissez celle à garder. |||| Une autre personne a modifié {smart_count} de ces valeurs après leur chargement : elles ne sont pas enregistrées. Choisissez celles à garder.',
    label: 'Valeurs modifiées par une autre personne',
    theirs: 'Actuelle',
    ours: 'La vôtre',
    choice: 'Choix',
    choiceOf: 'Choix pour {property} de {row}',
    overwrite: 'Remplacer',
    keep: 'Garder la sienne',
    oursAll: 'Remplacer {smart_count} valeur |||| Remplacer les {smart_count}',
    theirsAll: 'Garder {smart_count} des siennes |||| Garder les {smart_count} siennes',
    save: 'Enregistrer le choix pour {smart_count} ligne |||| Enregistrer les choix pour {smart_count} lignes',
  },
  earlier: {
    title: 'Modification précédente',
    changed: '{when} : {count} produit modifié. |||| {when} : {count} produits modifiés.',
    unfinished:
      '{when} : la modification de {count} produit n’est pas terminée. |||| {when} : la modification de {count} produits n’est pas terminée.',
    forgetTitle: 'Oublier cette modification ?',
    forgetText: {
      unfinished:
        'Ce qui n’est pas encore enregistré est abandonné. Les modifications enregistrées restent telles quelles.',
      changed: 'Elle ne pourra plus être annulée ici.',
    },
    held: 'Impossible pour le moment. Un autre onglet s’en occupe, ou il ne reste rien à faire.',
  },
};

export const recordEdit: Translated<typeof english.recordEdit> = {
  chooseFirst: 'Choisissez une organisation pour en modifier les éléments.',
  loading: 'Chargement des {kind}',
  notLoaded: 'Les lignes ne sont pas encore chargées.',
  countAll: '{count} ligne |||| {count} lignes',
  heldByFaults:
    '{smart_count} ligne comporte une erreur. |||| {smart_count} lignes comportent des erreurs.',
  summary:
    'Modifications de {count} ligne : {changes} |||| Modifications de {count} lignes : {changes}',
  earlier: {
    changed: '{when} : {count} ligne modifiée. |||| {when} : {count} lignes modifiées.',
    unfinished:
      '{when} : la modification de {count} ligne n’est pas terminée. |||| {when} : la modification de {count} lignes n’est pas terminée.',
  },
};
