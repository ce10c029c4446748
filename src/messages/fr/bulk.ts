import type * as english from '../en/bulk';
import { bulkSaved } from './bulkSaved';
import { bulkUpdate } from './bulkUpdate';
import { bulkMapping } from './files';
import type { Translated } from './typeset';

export const bulk: Translated<typeof english.bulk> = {
  notLoaded:
    'Une partie de cet outil n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
  notPrepared:
    'Rien n’a été envoyé, car les lignes n’ont pas pu être préparées. Elles sont toujours dans la feuille. {reason}',
  unreadable:
    'Rien n’a été envoyé, car « {text} » à la ligne {line}, {label}, ne correspond à aucune valeur. Modifiez ou videz cette cellule, puis enregistrez à nouveau.',
  leaving: {
    leaveTitle: 'Quitter pendant l’enregistrement ?',
    leave:
      'Si vous quittez maintenant, l’enregistrement s’arrête. Les lignes déjà enregistrées le restent, et vous pourrez reprendre le reste ici plus tard.',
    stay: 'Continuer l’enregistrement',
    go: 'Quitter',
  },
  import: 'Importer',
  save: 'Enregistrer',
  review: 'Vérifier',
  none: {
    show: 'Aucun résultat à afficher.',
    chosen: 'Aucun résultat sélectionné.',
    review: 'Aucun résultat à vérifier.',
    display: 'Aucun résultat à afficher.',
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
    chooseFirst: 'Sélectionnez d’abord des lignes.',
    chosen: '{smart_count} sélectionnée |||| {smart_count} sélectionnées',
    counts: '{smart_count} ligne |||| {smart_count} lignes',
    countsOf: '{shown} lignes sur {rows}',
  },
  ...bulkSaved,
  refused: 'Refusé par la plateforme : {reason}',
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
      'Ce fichier n’a que des en-têtes. Ajoutez-y des lignes ou choisissez un autre fichier.',
    unknownUnit: 'Choisissez l’unité de : {names}.',
    noRows: 'Ajoutez d’abord une ligne.',
    incomplete:
      'Il manque un SKU ou une description à {smart_count} ligne. |||| Il manque un SKU ou une description à {smart_count} lignes.',
    blank: 'Saisissez d’abord un SKU et une description.',
    nothing: 'Il n’y a rien à enregistrer.',
    notNamed: 'Vérification des produits notionnels existants…',
    checking: 'Vérification de ce qui existe déjà…',
    open: 'Choisissez un produit notionnel pour {smart_count} nom. |||| Choisissez des produits notionnels pour {smart_count} noms.',
  },
  start: {
    chooseFirst:
      'Choisissez d’abord une organisation. Ajoutez ensuite des produits à la main ou à partir d’un fichier.',
    intro:
      'Saisissez ou collez des produits dans une feuille, ou importez-les à partir d’un fichier.',
    add: 'Ajouter des produits',
    drop: 'Déposez ici un fichier CSV ou XLSX, ou collez un tableau',
    pasted: 'Tableau collé',
    choose: 'Choisir un fichier',
    limits: 'Au plus 50 Mo et 100 000 lignes.',
  },
  templates: {
    intro: 'Télécharger un modèle :',
    csv: 'Modèle CSV',
    xlsx: 'Modèle XLSX',
    fileName: 'modele-produits.{kind}',
  },
  earlier: {
    title: 'Import précédent',
    created: '{when} : {smart_count} élément créé. |||| {when} : {count} éléments créés.',
    forgetText: 'Il ne pourra plus être annulé ici. Les éléments restent.',
    held: 'Cet import ne peut plus être annulé ici.',
  },
  unfinished: {
    title: 'Import non terminé',
    text: 'L’import du {time} n’est pas terminé : {saved} lignes sur {total} sont enregistrées.',
    show: 'Afficher',
    hide: 'Masquer',
    forget: 'Oublier',
    forgetTitle: 'Oublier cet import ?',
    forgetText:
      'Les lignes qui ne sont pas encore enregistrées sont abandonnées. Les produits déjà créés restent tels quels.',
  },
  reading: { label: 'Lecture de {name}', cancel: 'Annuler la lecture' },
  mapping: bulkMapping,
  sheet: {
    grid: 'Produits à ajouter',
    all: 'Toutes',
    outcomes: 'Filtrer les lignes par résultat',
    outcomeCount: '{label} {smart_count}',
    addRow: 'Ajouter une ligne',
    leaveOut: 'Exclure',
    bringBack: 'Inclure',
    undo: 'Annuler',
    redo: 'Rétablir',
    find: 'Rechercher et remplacer',
    incomplete:
      '{smart_count} ligne incomplète. Il manque : {names}. Complétez-la ou excluez-la. |||| {smart_count} lignes incomplètes. Il manque : {names}. Complétez-les ou excluez-les.',
    headings: {
      text: '{smart_count} ligne ressemble à une ligne d’en-têtes : {rows}. |||| {smart_count} lignes ressemblent à des lignes d’en-têtes : {rows}.',
      leave: 'Exclure {smart_count} ligne d’en-têtes |||| Exclure {smart_count} lignes d’en-têtes',
      keep: 'Conserver',
    },
    leaveIncomplete: 'Exclure {smart_count} ligne |||| Exclure {smart_count} lignes',
    faults: {
      label: 'Erreurs',
      group: '{count} × {text}',
      previous: 'Précédente : {text}',
      next: 'Suivante : {text}',
      replace: 'Remplacer par…',
      replaceOf: 'Remplacer partout : {text}',
      sendAgain: 'Renvoyer',
      sendAgainOf: 'Renvoyer : {text}',
    },
  },
  errors: {
    download:
      'Télécharger {smart_count} ligne rejetée |||| Télécharger {smart_count} lignes rejetées',
    csv: 'En CSV',
    xlsx: 'En XLSX',
    fileName: 'produits-non-ajoutes.{kind}',
  },
  checks: {
    asking: 'Vérification des SKU existants : {done} sur {total}',
    failed:
      '{smart_count} SKU n’a pas pu être vérifié. {reason} |||| {smart_count} SKU n’ont pas pu être vérifiés. {reason}',
  },
  reviewing: {
    title: 'Vérification',
    create: '{smart_count} produit sera créé. |||| {smart_count} produits seront créés.',
    complete:
      '{smart_count} produit existant sera complété : seul ce qui manque est envoyé. |||| {smart_count} produits existants seront complétés : seul ce qui manque est envoyé.',
    large:
      'L’enregistrement de {count} produits prend environ {smart_count} minute. Laissez cette page ouverte. |||| L’enregistrement de {count} produits prend environ {smart_count} minutes. Laissez cette page ouverte.',
    looking: 'Vérification des lignes',
    skipped: 'Non créés',
    unnamed: 'Sans SKU',
    named: 'Ligne {row}, {name}',
    more: 'Afficher {smart_count} autre |||| Afficher {smart_count} autres',
    held: '{text} : {rows}',
    rowsMore: '{names} et {smart_count} autre |||| {names} et {smart_count} autres',
    units: '{smart_count} code d’unité est inconnu |||| {smart_count} codes d’unité sont inconnus',
    unitsHint: 'L’unité de rapport de ces lignes sera EACH.',
    disabledUnits:
      '{smart_count} unité n’est pas activée pour cette organisation |||| {smart_count} unités ne sont pas activées pour cette organisation',
    disabledUnitsHint: 'La plateforme peut refuser les états de ces lignes.',
    blankStates:
      '{smart_count} ligne n’a pas d’état, mais une unité ou des dimensions : son état sera {state}. |||| {smart_count} lignes n’ont pas d’état, mais une unité ou des dimensions : leur état sera {state}.',
    sizes: 'Dimensions incomplètes',
    sizesHint:
      'Les dimensions comprennent la largeur, la hauteur et la profondeur. Ces états sont créés sans dimensions.',
    states: '{smart_count} produit reçoit un état. |||| {smart_count} produits reçoivent un état.',
    rows: 'Produits à créer',
  },
  update: bulkUpdate,
  notionals: {
    title: 'Produits notionnels',
    exists:
      '{smart_count} produit notionnel existe déjà. |||| {smart_count} produits notionnels existent déjà.',
    new: '{smart_count} produit notionnel sera créé : |||| {smart_count} produits notionnels seront créés :',
    tooShort:
      'Les noms de produits notionnels doivent compter au moins 2 caractères. Les lignes qui portent ces noms sont créées sans produit notionnel : {names}',
    ambiguous:
      '{among} produits notionnels s’appellent {name}. {smart_count} ligne utilise ce nom. |||| {among} produits notionnels s’appellent {name}. {smart_count} lignes utilisent ce nom.',
    choose: 'Lequel : {name}',
    open: 'Choisissez-en un',
    one: '{name} ({id})',
    without: 'Aucun',
  },
};
