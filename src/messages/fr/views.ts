import type * as english from '../en/views';
import type { Translated } from './typeset';

// Sentences about filled-in names avoid agreement, because the gender is unknown.
export const views: Translated<typeof english.views> = {
  loading: 'Chargement',
  search: {
    label: 'Rechercher des {kind}',
    clear: 'Effacer la recherche',
    short: 'Saisissez au moins {least} caractères pour rechercher.',
  },
  filter: {
    label: 'Filtrer',
    active: 'actif',
    remove: 'Retirer le filtre {label}',
    title: 'Filtres',
    count: 'Filtrer : {smart_count} actif |||| Filtrer : {smart_count} actifs',
    clear: 'Effacer les filtres',
    show: 'Afficher les résultats',
    most: 'Au plus {most} filtres à la fois. Retirez-en un pour en ajouter un autre.',
    only: 'Seulement ces lignes…',
  },
  pages: {
    label: 'Pagination : {list}',
    page: 'Page {page}',
    previous: 'Précédent',
    next: 'Suivant',
  },
  page: { sections: 'Sections de cette page', up: 'Retour' },
  document: { takeBack: 'Annuler les modifications' },
  row: {
    actions: 'Actions',
    more: 'Actions : {name}',
    edit: 'Modifier {name}',
    duplicate: 'Dupliquer {name}',
    duplicateTitle: 'Dupliquer',
    rotate: 'Renouveler {name}',
    rotateTitle: 'Renouveler',
    remove: 'Supprimer {name}',
    toggled: '{one} « {name} » : {state}.',
  },
  list: {
    range: '{from}-{to} sur {total}',
    rangeOfMore: '{from}-{to} sur plus de {total}',
    missing:
      '{smart_count} résultat n’est pas affiché. Précisez la recherche pour le voir. |||| {smart_count} résultats ne sont pas affichés. Précisez la recherche pour les voir.',
    none: 'La liste des {type} est vide.',
    noMatch: 'Aucun résultat parmi les {type}.',
    clear: 'Effacer la recherche et les filtres',
  },
  dialogAction: {
    failed: 'Ouverture impossible : {label}. Vérifiez votre connexion, puis réessayez.',
  },
  failure: {
    goneSelection: 'Cet élément n’existe plus. Choisissez-en un autre.',
    parentMissing:
      'Ces éléments ({many}) appartiennent à un autre élément ({parent}). Ouvrez d’abord sa page.',
    unknown: 'Une erreur s’est produite. Veuillez réessayer.',
    notLoaded: 'Chargement impossible : {what}.',
    says: 'Réponse de la plateforme : {words}',
    gone: 'Cet élément ({kind}) n’existe plus. Quelqu’un d’autre l’a peut-être supprimé.',
    notFoundTitle: 'Introuvable : {one}',
    notFound: 'Il n’y a aucun élément à cette adresse. Il a peut-être été supprimé.',
    notThereYet:
      'La plateforme n’a pas confirmé l’enregistrement, et l’élément n’est pas encore là. Vous pouvez enregistrer à nouveau : nous vérifions d’abord, rien n’est ajouté deux fois.',
    maybeSavedOther:
      'La plateforme n’a pas confirmé l’enregistrement. Un élément semblable existe, avec d’autres valeurs. Vérifiez-le avant de réessayer.',
    cannotBeSaved: '{many} : impossible d’enregistrer {name}.',
    maybeSavedAgain:
      'La plateforme n’a pas confirmé l’enregistrement. Vous pouvez enregistrer à nouveau : rien n’est enregistré deux fois.',
    maybeRemoved:
      'La plateforme n’a pas confirmé la suppression, et l’élément est toujours là. Vous pouvez réessayer.',
    notUpdated:
      'La mise à jour a échoué pour {smart_count} élément sur {total}. {reasons} |||| La mise à jour a échoué pour {smart_count} éléments sur {total}. {reasons}',
    notRemoved:
      'La suppression a échoué pour {smart_count} élément sur {total}. {reasons} |||| La suppression a échoué pour {smart_count} éléments sur {total}. {reasons}',
    secretLost:
      'L’élément a été créé, mais son secret est perdu ; supprimez-le et créez-en un autre.',
  },
  form: {
    editing: '{edit} : {name}',
    created: '{one} « {name} » : création réussie !',
    another: 'Ajouter un autre élément',
    added: 'Ajout : {name} |||| {smart_count} ajouts. Dernier : {name}',
    copyOf: 'Copie de {name}',
    unfinished: '{one} « {name} » : ajout réussi, mais tout n’a pas pu être enregistré : {reason}',
    followUpFailed:
      '{one} « {name} » : création réussie, mais l’étape suivante a échoué : {reason}',
    followUpFailedFor:
      '{one} « {name} » : création réussie, mais l’étape suivante a échoué pour {names} : {reason} |||| {one} « {name} » : création réussie, mais l’étape suivante a échoué pour {smart_count} d’entre eux, {names} : {reason}',
    leaveTitle: 'Quitter sans enregistrer ?',
    leave: 'Vos modifications non enregistrées seront perdues.',
    stay: 'Continuer la saisie',
    go: 'Quitter',
    tabError: '({smart_count} champ non valide) |||| ({smart_count} champs non valides)',
    maybeSaved:
      'La plateforme n’a pas confirmé l’enregistrement. Consultez la liste avant de réessayer : l’élément y est peut-être déjà.',
  },
  secret: {
    title: '{one} « {name} » : création réussie',
    warning:
      'Copiez cette valeur maintenant et conservez-la en lieu sûr. Une fois cette fenêtre fermée, elle ne sera plus visible. |||| Copiez ces valeurs maintenant et conservez-les en lieu sûr. Une fois cette fenêtre fermée, elles ne seront plus visibles.',
    copy: 'Copier',
    copyOne: 'Copier « {label} »',
    copied: 'Copié',
    notCopied:
      'Le navigateur ne permet pas la copie. {label} : le texte est sélectionné, copiez-le avec le clavier.',
    missing: 'La plateforme ne l’a pas renvoyé.',
    rotate: 'Renouveler : {one} « {name} »',
    oldValid: 'L’ancien élément reste valable. Supprimez-le quand plus rien ne l’utilise.',
    removeOld: 'Supprimer l’ancien élément',
    oldRemoved: 'L’ancien élément est supprimé.',
    leaving: {
      leaveTitle: 'Fermer sans copier ?',
      leave: 'Tout n’a pas été copié, et ne pourra plus être affiché.',
      stay: 'Revenir',
      go: 'Fermer',
    },
  },
  conflict: {
    title: '{one} : modifications plus récentes',
    text: '{name} a été enregistré avec d’autres valeurs après l’ouverture de ce formulaire. Choisissez la valeur à conserver pour chaque champ.',
    part: '{label} : {part}',
    unset: 'Non défini',
    mine: 'Ma version :',
    theirs: 'Version enregistrée :',
    back: 'Retour au formulaire',
  },
  takeBack: { done: '{one} « {name} » : modification annulée.' },
  export: {
    label: 'Exporter',
    making: 'Préparation du fichier…',
    done: 'Fichier exporté : {file}.',
  },
  manage: {
    mode: 'Mode',
    view: 'Consulter',
    back: 'Retour aux {kind}',
    remove: 'Supprimer',
    removeTitle: 'Supprimer : {one}',
    removeAsk: 'Voulez-vous vraiment supprimer {name} ?',
    removed: '{one} « {name} » : suppression effectuée.',
    counting: 'Vérification de ce qui en dépend…',
    uncounted: 'Une partie de ce qui dépend de {name} n’a pas pu être vérifiée.',
  },
};

export const saving: Translated<typeof english.saving> = {
  label: 'Enregistrement',
  progress: '{done} sur {total}',
  failed: '{smart_count} avec un problème |||| {smart_count} avec des problèmes',
  rate: '{rate} par seconde',
  secondsLeft:
    'environ {smart_count} seconde restante |||| environ {smart_count} secondes restantes',
  minutesLeft: 'environ {smart_count} minute restante |||| environ {smart_count} minutes restantes',
  stop: 'Arrêter',
  stopping: 'Arrêt après les appels en cours.',
  continue: 'Continuer ({smart_count}) |||| Continuer ({smart_count})',
  halt: {
    stopped:
      'Arrêté. {smart_count} élément n’est pas encore envoyé. |||| Arrêté. {smart_count} éléments ne sont pas encore envoyés.',
    signedOut:
      'Votre session a pris fin et {smart_count} élément attend. Continuez une fois reconnecté. |||| Votre session a pris fin et {smart_count} éléments attendent. Continuez une fois reconnecté.',
    offline:
      'La plateforme est injoignable et {smart_count} élément attend. Vérifiez votre connexion, puis continuez. |||| La plateforme est injoignable et {smart_count} éléments attendent. Vérifiez votre connexion, puis continuez.',
    busy: 'La plateforme est très sollicitée et {smart_count} élément attend. Continuez plus tard. |||| La plateforme est très sollicitée et {smart_count} éléments attendent. Continuez plus tard.',
    elsewhere: 'Un autre onglet l’enregistre ou y a mis fin.',
    unkept:
      'Ce navigateur n’a pas pu garder de trace de l’enregistrement, donc rien n’a été envoyé. Libérez de la place sur cet appareil, puis réessayez. Si vous envoyez sans garder de trace, laissez cette page ouverte jusqu’à la fin : l’enregistrement ne pourra pas être repris.',
  },
  goOnUnkept: 'Envoyer sans garder de trace',
  notKept:
    'Ce navigateur ne peut pas garder de trace de l’enregistrement. Laissez cette page ouverte jusqu’à la fin.',
  notSent: 'Pas encore envoyé.',
  notTold: 'La plateforme l’a accepté, mais n’a pas confirmé le résultat.',
  undo: {
    changedSince: 'Non annulé, car il a été modifié depuis.',
    inUse: 'Non supprimé, car il est utilisé.',
    gone: 'Il n’existe plus.',
  },
};
