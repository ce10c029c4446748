import type * as english from '../en/shell';
import type { Translated } from './typeset';

export const shell: Translated<typeof english.shell> = {
  skip: 'Aller au contenu',
  menu: 'Ouvrir la navigation',
  nav: {
    main: 'Navigation principale',
    organization: 'Organisation',
    settings: 'Paramètres globaux',
    status: 'État du système',
    switch: '{name} : changer d’organisation',
    details: 'Détails',
  },
  profile: {
    title: 'Votre profil n’a pas pu être chargé',
    text: 'La console a besoin de votre profil. Vérifiez votre connexion, puis réessayez.',
  },
  user: {
    menu: 'Menu du compte',
    appearance: 'Apparence',
    light: 'Clair',
    dark: 'Sombre',
    system: 'Système',
    density: 'Densité',
    comfortable: 'Confortable',
    compact: 'Compacte',
  },
  toasts: {
    label: 'Notifications',
    close: 'Fermer la notification',
    empty: 'Aucune notification pour le moment.',
    undone: 'Modification annulée.',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Il n’y a aucune page à cette adresse.',
    back: 'Aller au tableau de bord',
  },
};

export const screens: Translated<typeof english.screens> = {
  settings: {
    about:
      'Ces paramètres s’appliquent à toute la plateforme. Chaque organisation fait son choix sur ses propres pages.',
  },
  models: {
    noReports: 'Aucun rapport sur cette version pour le moment.',
    compare: 'Comparer à la version',
    noOther: 'Aucune',
    figure: 'Mesure',
    version: 'Version {version}',
    difference: 'Différence',
    unknown: 'non mesuré',
  },
};

export const keys: Translated<typeof english.keys> = {
  hint: 'Touche : {keys}',
  page: 'Sur cette page',
  go: 'Aller à un écran',
  others: 'Autres actions de la page',
  everywhere: 'Partout',
  then: 'puis',
  ofArea: '{label}, {area}',
  toggle: 'Raccourcis à une touche',
  toggleHint:
    'Quand cette option est désactivée, les raccourcis à une touche ne font rien. {palette} ouvre toujours la palette.',
  isOff: 'Les raccourcis à une touche sont désactivés. Seul {palette} fonctionne.',
  focus: 'Sur une page à plusieurs listes, les touches agissent sur la liste qui a le focus.',
  pending: '{first}, puis une lettre :',
  pendingTold: 'Appuyez sur la lettre d’un écran.',
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

export const palette: Translated<typeof english.palette> = {
  open: 'Rechercher ou aller à…',
  title: 'Rechercher ou aller à',
  placeholder: 'Recherchez ou saisissez une commande',
  results: 'Résultats',
  none: 'Aucun résultat pour « {text} ».',
  count: '{smart_count} résultat |||| {smart_count} résultats',
  hints: { run: 'Exécuter', newTab: 'Nouvel onglet', close: 'Fermer' },
  groups: {
    actions: 'Sur cette page',
    pinned: 'Épinglés',
    recent: 'Récents',
    screens: 'Écrans',
    organization: 'Cette organisation',
    pages: 'Pages des organisations',
    views: 'Vues enregistrées',
    add: 'Ajouter',
    commands: 'Commandes',
  },
  searching: 'Recherche parmi les {kind}…',
  searchFailed: 'La recherche dans « {many} » a échoué. {reason}',
  again: 'Réessayer : {many}',
  allCounted: 'Tout afficher dans « {many} » ({count})',
  allFound: 'Tout afficher dans « {many} »',
  found: {
    page: 'Ouvre sa page',
    section: 'Reste dans {screen}',
    filter: 'N’affiche que ses {kind}',
    same: 'Reste sur cette page',
  },
  organizations: {
    switch: 'Changer d’organisation…',
    placeholder: 'Nom d’une organisation',
    least: 'Saisissez au moins {least} caractères de son nom.',
    back: 'Retour à tous les résultats',
    everything: 'Afficher toutes les organisations',
  },
  commands: {
    sheet: 'Raccourcis clavier',
    history: 'Historique des notifications',
    light: 'Apparence : clair',
    dark: 'Apparence : sombre',
    system: 'Apparence : système',
    comfortable: 'Densité : confortable',
    compact: 'Densité : compacte',
    language: 'Langue : {name}',
    keysOn: 'Activer les raccourcis à une touche',
    keysOff: 'Désactiver les raccourcis à une touche',
    logOut: 'Se déconnecter',
    isNow: 'actuel',
  },
  synonyms: {
    details: 'aperçu',
    sheet: 'touches, aide, clavier',
    history: 'messages, alertes',
    light: 'thème, jour, lumineux, mode',
    dark: 'thème, nuit, mode, foncé',
    system: 'thème, automatique, mode',
    comfortable: 'espacement, lignes, large',
    compact: 'espacement, lignes, dense, serré',
    language: 'locale, traduction, language',
    keysOn: 'touches, allumer',
    keysOff: 'touches, éteindre, accessibilité',
    logOut: 'quitter, sortir, déconnexion',
    switch: 'changer de compte, société, client',
  },
};

export const banners: Translated<typeof english.banners> = {
  label: 'Informations',
  dismiss: 'Masquer',
  available: 'Une nouvelle version de Facings est disponible.',
  needed:
    'Une nouvelle version de Facings a remplacé celle-ci, et une partie de cette page n’est plus disponible. Votre saisie est conservée. Rechargez la page quand vous le souhaitez.',
  harmless:
    'Une nouvelle version de Facings a remplacé celle-ci, et une partie de cette page n’est plus disponible. Il n’y a rien à enregistrer. Rechargez la page.',
  offline:
    'Vous êtes hors ligne. Votre saisie est conservée. Les données affichées ne sont peut-être plus à jour.',
  unreachable: 'La plateforme ne répond pas. Les requêtes en échec sont relancées automatiquement.',
  back: 'La plateforme répond à nouveau.',
  slow: 'La plateforme répond lentement.',
  diagnostics: {
    title: 'Diagnostic',
    text: 'Pour l’assistance : version, navigateur, écran, derniers appels et dernières erreurs. Ni noms, ni adresses, ni mots de passe, ni aucune de vos données.',
    copied: 'Diagnostic copié.',
    shown: 'Le navigateur ne permet pas la copie. Sélectionnez le texte et copiez-le.',
    label: 'Diagnostic sous forme de texte',
  },
};

export const account: Translated<typeof english.account> = {
  profile: 'Profil',
  saved: 'Votre profil a été mis à jour !',
  passwordText: 'Nous enverrons à {email} un lien pour définir un nouveau mot de passe.',
  resetSent: 'Un lien de réinitialisation du mot de passe a été envoyé à {email}.',
};
