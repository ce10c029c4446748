import type { bulk as english } from '../en/bulk';
import { bulkMapping } from './bulkMapping';
import type { Translated } from './translated';

export const bulk: Translated<typeof english> = {
  notLoaded:
    "Une partie de cet outil n'a pas pu être chargée. Vérifiez votre connexion, puis réessayez.",
  notPrepared:
    "Rien n'a été envoyé, car les lignes n'ont pas pu être préparées. Elles sont toujours dans la feuille. {reason}",
  unreadable:
    "Rien n'a été envoyé, car « {text} » à la ligne {line}, {label}, ne correspond à aucune valeur. Modifiez ou videz cette cellule, puis enregistrez à nouveau.",
  cancel: 'Annuler',
  close: 'Fermer',
  back: 'Retour',
  import: 'Importer',
  review: 'Vérifier',
  save: 'Enregistrer',
  none: {
    show: 'Aucun résultat à afficher.',
    chosen: 'Aucun résultat sélectionné.',
    review: 'Aucun résultat à vérifier.',
    display: 'Aucun résultat à présenter.',
  },
  outcome: {
    none: 'Ligne',
    create: 'À créer',
    complete: 'À compléter',
    exists: 'Existe déjà',
    duplicate: 'En double dans le fichier',
    invalid: 'Non valide',
    blank: 'Nouvelle',
    left: 'Exclue',
    changed: 'Modifiée',
    saved: 'Enregistrée',
    failed: 'En échec',
  },
  toolbar: {
    label: 'Outils',
    actions: 'Actions groupées',
    chooseFirst: "Sélectionnez d'abord des lignes.",
    chosen: '{smart_count} sélectionnée |||| {smart_count} sélectionnées',
    counts: '1 ligne |||| {smart_count} lignes',
    countsOf: '{shown} lignes sur {rows}',
  },
  results: {
    label: 'Résultats',
    saved: '{count} résultats enregistrés',
    index: 'N°',
    outcome: 'Résultat',
    id: 'Identifiant du produit',
    reason: 'Raison',
    failedOnly:
      "Seulement celle qui n'est pas entièrement enregistrée |||| Seulement les {smart_count} qui ne le sont pas entièrement",
    retry: 'Réessayer une ligne |||| Réessayer {smart_count} lignes',
    download: 'Télécharger les résultats',
    fileName: 'produits-ajoutes',
    notSaved:
      "1 ligne n'est pas entièrement enregistrée. Corrigez-la dans la feuille : seul ce qui manque est envoyé. |||| {smart_count} lignes ne sont pas entièrement enregistrées. Corrigez-les dans la feuille : seul ce qui manque est envoyé.",
    toSheet: 'Corriger dans la feuille',
    undone: '1 modification annulée |||| {count} modifications annulées',
    notWritten: "Le fichier n'a pas pu être écrit. Réessayez.",
  },
  result: {
    saved: 'Enregistrée',
    partly: 'Enregistrée en partie',
    failed: 'En échec',
    unsent: 'Non envoyée',
    unknown: 'Inconnu',
    reason: '{part} : {reason}',
    why: {
      unsent: "Arrêtée avant son tour. Réessayer l'envoie.",
      unknown:
        "La plateforme n'a pas répondu. Réessayer l'interroge d'abord, si bien que rien n'est créé deux fois.",
    },
  },
  part: {
    product: 'Produit',
    notional: 'Produit notionnel',
    state: 'État',
    zones: 'Zones',
  },
  savedText: {
    created: '1 produit créé |||| {count} produits créés',
    of: '{created}, dont {without}',
    without: {
      notional: '1 sans son produit notionnel |||| {count} sans leur produit notionnel',
      state: '1 sans son état |||| {count} sans leur état',
      zones: '1 sans toutes ses zones |||| {count} sans toutes leurs zones',
    },
    completed: '1 produit existant complété |||| {count} produits existants complétés',
    stillIncomplete:
      '1 produit existant reste incomplet |||| {count} produits existants restent incomplets',
    failed: '1 ligne non enregistrée |||| {count} lignes non enregistrées',
    unknown: '1 ligne sans réponse |||| {count} lignes sans réponse',
    unsent: '1 ligne non envoyée |||| {count} lignes non envoyées',
  },
  refused: 'Refusé par la plateforme : {reason}',
  notOffered: "{label} : « {text} » n'est pas configuré pour cette organisation.",
  why: {
    exists: 'Ce SKU existe déjà.',
    duplicate: 'Doublon de la ligne {row}.',
    duplicateCase: 'Doublon de la ligne {row} (seules les majuscules diffèrent).',
    left: 'Exclue.',
  },
  held: {
    reading: 'Le fichier est en cours de lecture.',
    missing: 'Associez une colonne à : {names}.',
    noFileRows:
      "Ce fichier n'a que des en-têtes. Ajoutez-y des lignes ou choisissez un autre fichier.",
    unknownUnit: "Choisissez l'unité de : {names}.",
    noRows: "Ajoutez d'abord une ligne.",
    incomplete:
      'Une ligne est sans SKU ou sans description. |||| {smart_count} lignes sont sans SKU ou sans description.',
    blank: "Saisissez d'abord un SKU et une description.",
    nothing: "Il n'y a rien à enregistrer.",
    notChecked: "Il faut d'abord savoir quels SKU existent.",
    notNamed: "Il faut d'abord savoir quels produits notionnels existent.",
    checking: 'Vérification de ce qui existe déjà…',
    open: 'Choisissez un produit notionnel pour un nom. |||| Choisissez des produits notionnels pour {smart_count} noms.',
  },
  start: {
    chooseFirst:
      "Choisissez d'abord une organisation. Ajoutez ensuite des produits à la main ou à partir d'un fichier.",
    intro: "Saisissez ou collez des produits dans une feuille, ou importez-les d'un fichier.",
    add: 'Ajouter des produits',
    drop: 'Déposez ici un fichier CSV ou XLSX',
    choose: 'Choisir un fichier',
    limits: 'Au plus 50 Mo et 100 000 lignes.',
  },
  templates: {
    intro: 'Un fichier à remplir :',
    csv: 'Modèle CSV',
    xlsx: 'Modèle XLSX',
    fileName: 'modele-produits.{kind}',
  },
  unfinished: {
    title: 'Importation inachevée',
    text: "L'importation du {time} n'est pas terminée : {saved} lignes sur {total} sont enregistrées.",
    resume: 'Reprendre',
    show: 'Afficher',
    hide: 'Masquer',
    forget: 'Oublier',
    forgetTitle: 'Oublier cette importation ?',
    forgetText:
      'Les lignes qui ne sont pas encore enregistrées sont abandonnées. Les produits déjà créés restent tels quels.',
  },
  reading: {
    label: 'Lecture de {name}',
    cancel: 'Annuler la lecture',
  },
  mapping: bulkMapping,
  sheet: {
    grid: 'Produits à ajouter',
    zones: 'Zones',
    all: 'Toutes',
    outcomes: "Afficher les lignes selon ce qu'elles deviennent",
    outcomeCount: '{label} {smart_count}',
    addRow: 'Ajouter une ligne',
    leaveOut: 'Exclure',
    bringBack: 'Inclure',
    remove: 'Supprimer',
    undo: 'Annuler',
    redo: 'Rétablir',
    find: 'Rechercher et remplacer',
    chooseRow: 'Choisir {name}',
    incomplete:
      'Il manque à une ligne : {names}. Complétez-la ou excluez-la. |||| Il manque à {smart_count} lignes : {names}. Complétez-les ou excluez-les.',
    leaveIncomplete: "L'exclure |||| Exclure les {smart_count}",
    faults: {
      label: 'Erreurs',
      group: '{count} × {text}',
      previous: 'Précédente : {text}',
      next: 'Suivante : {text}',
      more: 'En afficher 1 de plus |||| En afficher {smart_count} de plus',
      replace: 'Remplacer par…',
      replaceOf: 'Remplacer partout : {text}',
    },
    alike:
      '« {before} » est devenu « {text} » dans {column}. Une autre ligne le contient. |||| « {before} » est devenu « {text} » dans {column}. {smart_count} autres lignes le contiennent.',
    alikeBlank:
      "{column} est devenu « {text} ». C'est vide dans une autre ligne. |||| {column} est devenu « {text} ». C'est vide dans {smart_count} autres lignes.",
    fixAlike: "Le changer là aussi |||| Changer les {smart_count} d'un coup",
    notAlike: 'Pas là',
  },
  errors: {
    download: 'Télécharger 1 ligne rejetée |||| Télécharger {smart_count} lignes rejetées',
    csv: 'En CSV',
    xlsx: 'En XLSX',
    fileName: 'produits-non-ajoutes.{kind}',
    reason: 'Raison',
  },
  checks: {
    asking: 'Vérification des SKU qui existent : {done} sur {total}',
    failed:
      "Un SKU n'a pas pu être vérifié. {reason} |||| {smart_count} SKU n'ont pas pu être vérifiés. {reason}",
    retry: 'Vérifier à nouveau',
  },
  reviewing: {
    title: 'Vérification',
    create: 'Un produit sera créé. |||| {smart_count} produits seront créés.',
    complete:
      '1 produit existant sera complété : seul ce qui manque est envoyé. |||| {smart_count} produits existants seront complétés : seul ce qui manque est envoyé.',
    large:
      "L'enregistrement de {count} produits prend un moment : environ une minute. Laissez cette page ouverte. |||| L'enregistrement de {count} produits prend un moment : environ {smart_count} minutes. Laissez cette page ouverte.",
    looking: 'Lecture des lignes',
    skipped: 'Non créés',
    unnamed: 'Sans SKU',
    named: 'Ligne {row}, {name}',
    more: 'En afficher un de plus |||| En afficher {smart_count} de plus',
    held: '{text} : {rows}',
    rowsMore: '{names} et un de plus |||| {names} et {smart_count} de plus',
    units: "Un code d'unité est inconnu |||| {smart_count} codes d'unité sont inconnus",
    unitsHint: 'Ces lignes seront comptées en EACH dans les rapports.',
    disabledUnits:
      "1 unité n'est pas activée pour cette organisation |||| {smart_count} unités ne sont pas activées pour cette organisation",
    disabledUnitsHint: 'La plateforme peut refuser les états de ces lignes.',
    blankStates:
      "1 ligne n'a pas d'état mais une unité ou une taille : son état sera {state}. |||| {smart_count} lignes n'ont pas d'état mais une unité ou une taille : leur état sera {state}.",
    sizes: 'Dimensions incomplètes',
    sizesHint: 'Une taille a ses trois côtés : ces états sont créés sans elle.',
    states: 'Un produit reçoit un état. |||| {smart_count} produits reçoivent un état.',
    rows: 'Produits qui seront créés',
    zones: 'une zone |||| {smart_count} zones',
  },
  notionals: {
    title: 'Produits notionnels',
    exists:
      'Un produit notionnel existe déjà. |||| {smart_count} produits notionnels existent déjà.',
    new: 'Un produit notionnel sera créé : |||| {smart_count} produits notionnels seront créés :',
    tooShort:
      'Les noms de produits notionnels ont au moins 2 caractères. Les lignes qui portent ceux-ci sont créées sans : {names}',
    ambiguous:
      "{among} produits notionnels s'appellent {name}. Une ligne le demande. |||| {among} produits notionnels s'appellent {name}. {smart_count} lignes le demandent.",
    choose: 'Quel {name}',
    open: 'Choisissez-en un',
    one: '{name} ({id})',
    without: 'Aucun',
  },
};
