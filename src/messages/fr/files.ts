import type * as english from '../en/files';
import type { Translated } from './typeset';

export const files: Translated<typeof english.files> = {
  labeled: '{name} : {text}',
  refused: {
    type: 'Type de fichier non valide',
    severalFiles: 'Plusieurs fichiers ont été choisis. Choisissez-en un seul à la fois.',
    empty:
      'Ce fichier est vide. Vérifiez qu’il a été enregistré avec ses lignes, puis choisissez-le à nouveau.',
    emptySheet:
      'La feuille « {sheet} » n’a aucune cellule avec une valeur. Choisissez une autre feuille ou un autre fichier, ou saisissez les lignes et enregistrez-la à nouveau.',
    fileTooLarge:
      'Ce fichier fait {size} Mo ; {limit} Mo au plus peuvent être lus. Divisez-le en plusieurs fichiers.',
    tooManyRows:
      'Ce fichier a {count} lignes ; {limit} au plus peuvent être importées. Divisez-le en plusieurs fichiers.',
    tooManyColumns:
      'Ce fichier a plus de {limit} colonnes. Gardez celles dont vous avez besoin, ou vérifiez le séparateur.',
    cellTooLarge:
      'Une cellule a plus de {limit} caractères (ligne {line}). Raccourcissez-la, ou cherchez-y un guillemet manquant.',
    tooManySheets:
      'Ce classeur a plus de {limit} feuilles. Enregistrez à part celle dont vous avez besoin.',
    noSheet:
      'Ce classeur n’a aucune feuille avec des lignes. Enregistrez la feuille voulue au format .xlsx ou .csv.',
    lockFile:
      'Ceci est un fichier temporaire d’Excel, pas le classeur. Choisissez le fichier du même nom sans ~$ au début.',
    notTable: 'Ce fichier n’est pas un tableau. Exportez-le en CSV ou en XLSX.',
    html: 'Ce fichier est en réalité une page web. Ouvrez-la dans un tableur et enregistrez-la en .xlsx.',
    pdf: 'Ce fichier est en réalité un document PDF. Exportez plutôt le tableau en .xlsx ou .csv.',
    oldExcel:
      'Ce fichier vient d’une ancienne version d’Office, par exemple .xls. Enregistrez-le en .xlsx.',
    openDocument: 'Ce fichier est au format OpenDocument (.ods). Enregistrez-le en .xlsx ou .csv.',
    otherZip:
      'C’est un fichier compressé, mais pas un classeur Excel. Décompressez-le et choisissez le tableau qu’il contient.',
    encrypted:
      'Ce fichier est protégé par un mot de passe. Enregistrez une copie sans mot de passe et choisissez-la.',
    truncated: 'Ce fichier est incomplet. Téléchargez-le ou copiez-le à nouveau.',
    corrupt:
      'Ce fichier est endommagé. Ouvrez-le dans un tableur et enregistrez-le à nouveau en .xlsx.',
    bomb: 'Ce fichier est trop volumineux une fois décompressé. Enregistrez la feuille voulue en .csv.',
    tooManyParts:
      'Ce classeur compte plus de {limit} parties. Copiez les lignes dans un nouveau classeur.',
    badReference:
      'Ce classeur fait référence à des cellules au-delà du bord d’une feuille. Copiez les lignes dans un nouveau classeur.',
    badStrings:
      'Il manque des textes dans ce classeur. Ouvrez-le dans un tableur et enregistrez-le à nouveau en .xlsx.',
    badXml:
      'La feuille de ce classeur est incomplète ou endommagée. Ouvrez-le dans un tableur et enregistrez-le à nouveau en .xlsx.',
    tooSlow:
      'La lecture n’a pas progressé pendant {limit} secondes et a été arrêtée. Réessayez, ou enregistrez la feuille en .csv.',
    unreadable:
      'Ce fichier n’a pas pu être lu. Réessayez, ou enregistrez-le à nouveau en .xlsx ou .csv.',
  },
  notice: {
    textAsXlsx:
      'Le nom se termine par .xlsx, mais c’est un fichier texte. Il a été lu comme un CSV.',
    xlsxAsCsv: 'Le nom se termine par .csv, mais c’est un classeur Excel. Il a été lu comme tel.',
    encodingGuessed:
      'Le fichier n’indique pas son encodage ; {encoding} a été supposé. Si des caractères semblent incorrects, choisissez-en un autre.',
    replacedCharacters:
      'Un caractère est illisible (ligne {line}). |||| {smart_count} caractères sont illisibles (le premier à la ligne {line}). Choisissez un autre encodage, ou vérifiez ces cellules.',
    nulBytes:
      'La ligne {line} contient un caractère non valide (NUL). Vérifiez cette cellule. |||| {smart_count} caractères non valides (NUL), le premier à la ligne {line}. Vérifiez ces cellules.',
    invisible:
      'Des caractères invisibles ({names}) ont été retirés d’une cellule : {cells}. |||| Des caractères invisibles ({names}) ont été retirés de {smart_count} cellules : {cells}.',
    wrapped:
      '{smart_count} cellule était écrite comme une formule, comme ="00123" ; son texte a été lu : {cells}. |||| {smart_count} cellules étaient écrites comme des formules, comme ="00123" ; leurs textes ont été lus : {cells}.',
    unclosedQuote:
      'Un guillemet de la ligne {line} n’est jamais fermé ; il a été lu comme du texte. |||| {smart_count} guillemets ne sont jamais fermés, le premier à la ligne {line} ; ils ont été lus comme du texte.',
    strayQuote:
      'Guillemet inattendu à la ligne {line} ; vérifiez cette cellule. |||| {smart_count} guillemets inattendus, le premier à la ligne {line} ; vérifiez ces cellules.',
    quotedLines:
      'Chaque ligne était entièrement entre guillemets ; elle a été divisée en colonnes.',
    mixedLineEnds: 'Le fichier utilise différentes fins de ligne. Toutes les lignes ont été lues.',
    ragged:
      'La ligne {line} n’a pas le même nombre de cellules ; rien n’a été omis. |||| {smart_count} lignes n’ont pas le même nombre de cellules, la première est la ligne {line} ; rien n’a été omis.',
    blankRows:
      '{smart_count} ligne vide a été omise. |||| {smart_count} lignes vides ont été omises.',
    formulas:
      '{smart_count} cellule contient une formule ; sa dernière valeur a été lue. |||| {smart_count} cellules contiennent des formules ; leurs dernières valeurs ont été lues.',
    formulasWithoutValue:
      'Une formule de la ligne {line} n’a pas de valeur et a été lue comme vide. Ouvrez le fichier dans un tableur et enregistrez-le. |||| {smart_count} formules n’ont pas de valeur, la première à la ligne {line}, et ont été lues comme vides. Ouvrez le fichier dans un tableur et enregistrez-le.',
    errorValues:
      'Une cellule de la ligne {line} contient une erreur telle que #N/A et a été lue comme vide. |||| {smart_count} cellules contiennent des erreurs telles que #N/A, la première à la ligne {line}, et ont été lues comme vides.',
    dates1904: 'Ce classeur compte les dates depuis 1904 ; elles ont été converties.',
    mergedCells:
      'Des cellules sont fusionnées : leur texte vaut pour chacune de leurs lignes, mais seulement pour la première de leurs colonnes.',
    hiddenSheet: 'Toutes les feuilles de ce classeur sont masquées ; la première a été lue.',
    hiddenRows:
      'La ligne {lines} est masquée dans le classeur. |||| {smart_count} lignes sont masquées dans le classeur : {lines}.',
    hiddenColumns:
      'La colonne {columns} est masquée dans le classeur. |||| {smart_count} colonnes sont masquées dans le classeur : {columns}.',
    roundedNumbers:
      'Un nombre de la ligne {line} a plus de chiffres qu’Excel ne peut en conserver ; les derniers sont perdus. |||| {smart_count} nombres ont plus de chiffres qu’Excel ne peut en conserver, le premier à la ligne {line} ; les derniers chiffres sont perdus.',
    repeatedHeadings:
      'La ligne {lines} répète les en-têtes. |||| {smart_count} lignes répètent les en-têtes : {lines}.',
    totals:
      'La ligne {lines} contient des totaux. |||| {smart_count} lignes contiennent des totaux : {lines}.',
    notes:
      'La ligne {lines} ne contient qu’un texte. |||| {smart_count} lignes ne contiennent qu’un texte : {lines}.',
    unitRow:
      'La ligne {line} contient les unités des colonnes ; elle a été lue comme une partie des en-têtes.',
    composed:
      'Chaque cellule de « {heading} » contient plusieurs nombres, comme {sample}. La colonne a été répartie en {names}.',
    unnamedParts:
      'Chaque cellule de « {heading} » contient plusieurs nombres, comme {sample}. Pour les importer, indiquez leur ordre dans l’en-tête, comme L x H x P, puis choisissez à nouveau le fichier.',
    groups:
      'Une cellule vide sous une valeur dans : {names}. Si la valeur vaut pour toutes les lignes jusqu’à la suivante, choisissez « Recopier vers le bas ». |||| {smart_count} cellules vides sous une valeur dans : {names}. Si une valeur vaut pour toutes les lignes jusqu’à la suivante, choisissez « Recopier vers le bas ».',
    groupsFilled:
      'Une cellule vide a reçu la valeur au-dessus d’elle dans : {names}. |||| {smart_count} cellules vides ont reçu la valeur au-dessus d’elles dans : {names}.',
    blankHeading:
      '{smart_count} colonne n’a pas d’en-tête. |||| {smart_count} colonnes n’ont pas d’en-tête.',
    doubleHeading:
      'L’en-tête « {heading} » apparaît plusieurs fois. Vérifiez quelle colonne est la bonne.',
    damagedCodes:
      'Un code de « {heading} » est devenu un nombre tel que 1.23457E+13 ; ses chiffres sont perdus. Exportez à nouveau le fichier avec cette colonne en texte. |||| {smart_count} codes de « {heading} » sont devenus des nombres tels que 1.23457E+13 ; leurs chiffres sont perdus. Exportez à nouveau le fichier avec cette colonne en texte.',
  },
  confidence: {
    remembered: 'Comme la dernière fois',
    exact: 'Même nom',
    synonym: 'Synonyme connu',
    similar: 'Nom semblable, à vérifier',
    content: 'Devinée d’après les valeurs, à vérifier',
    none: 'Non associée',
  },
};

export const bulkMapping: Translated<typeof english.bulkMapping> = {
  title: 'Associer les colonnes',
  file: '{name} : {smart_count} ligne |||| {name} : {smart_count} lignes',
  working: 'Traitement du fichier',
  notices: 'Remarques sur le fichier',
  encoding: 'Encodage',
  encodingGuessed: 'Encodage (supposé)',
  delimiter: 'Séparateur',
  delimiters: {
    comma: 'Virgule',
    semicolon: 'Point-virgule',
    tab: 'Tabulation',
    pipe: 'Barre verticale',
  },
  decimal: 'Signe décimal',
  decimals: {
    automatic: 'Automatique',
    comma: 'Virgule',
    point: 'Point',
    mixed: 'selon la colonne',
  },
  automaticAs: 'Automatique ({found})',
  decimalOf: {
    comma: 'Virgule décimale',
    point: 'Point décimal',
    mixed: 'Virgules et points mêlés',
  },
  decimalAsked:
    '{smart_count} valeur peut désigner deux nombres, comme 1,500. Choisissez le signe décimal ou corrigez la valeur dans la feuille. |||| {smart_count} valeurs peuvent désigner deux nombres, comme 1,500. Choisissez le signe décimal ou corrigez les valeurs dans la feuille.',
  sheet: 'Feuille',
  hiddenSheet: '{name} (masquée)',
  hidden: 'Lignes et colonnes masquées',
  repeated: 'En-têtes répétés',
  totals: 'Totaux et notes',
  groups: 'Cellules vides sous une valeur',
  fillGroups: { keep: 'Laisser vides', fill: 'Recopier vers le bas' },
  leaveOut: { import: 'Les importer', leave: 'Les exclure' },
  headerRow: 'Ligne d’en-tête',
  noHeaderRow: 'Aucune',
  line: 'Ligne {line}',
  twoLines: 'Lignes {first} et {last}',
  firstRows: 'Premières lignes du fichier',
  missing: 'Aucune colonne n’est associée à : {names}.',
  columns: 'Colonnes du fichier',
  column: 'Colonne du fichier',
  samples: 'Exemples',
  target: 'Importer comme',
  confidence: 'Correspondance',
  noColumns: 'Le fichier n’a aucune colonne remplie.',
  moreColumns:
    'Afficher {smart_count} colonne de plus |||| Afficher {smart_count} colonnes de plus',
  unnamed: 'Colonne {number}, sans en-tête',
  empty: 'Vide',
  damaged:
    'Un tableur a tronqué {smart_count} code, comme 1.23E+13. |||| Un tableur a tronqué {smart_count} codes, comme 1.23E+13.',
  dates:
    '{smart_count} code ressemble à une date. Si un tableur l’a modifié, exportez à nouveau le fichier avec cette colonne en texte. |||| {smart_count} codes ressemblent à des dates. Si un tableur les a modifiés, exportez à nouveau le fichier avec cette colonne en texte.',
  lookAlikes:
    '{smart_count} code a des caractères trompeurs ({signs}) : {code}, ligne {line}. |||| {smart_count} codes ont des caractères trompeurs ({signs}), le premier à la ligne {line} : {code}.',
  plainCodes: 'Remplacer par ceux du clavier',
  targetOf: 'Importer {heading} comme',
  ignore: 'Ignorer',
  targetName: '{label} ({name})',
  chosen: 'Choisie par vous',
  unit: 'Unité dans le fichier',
  unitOf: 'Unité de {heading}',
  chooseUnit: 'Choisir…',
  unitFrom: {
    chosen: 'Choisie par vous.',
    heading: 'D’après l’en-tête.',
    group: 'D’après l’en-tête au-dessus.',
    cells: 'D’après les cellules.',
    neighbor: 'D’après une autre colonne. Vérifiez-la.',
    own: 'Aucune unité dans l’en-tête. Vérifiez-la.',
    unknown: 'L’unité de l’en-tête est inconnue. Choisissez-en une.',
  },
  converted: '{before} {unit} devient {after} {defaultUnit}.',
  round:
    'Arrondir par pas de {step} ({smart_count} valeur) |||| Arrondir par pas de {step} ({smart_count} valeurs)',
  values: {
    title: 'Associer les valeurs',
    hint: 'Ces valeurs ne sont pas configurées pour cette organisation. Choisissez par quoi remplacer chacune dans toutes ses lignes.',
    of: '{heading} → {label}',
    value: 'Valeur dans le fichier',
    becomes: 'Importer comme',
    rows: '{text} ({smart_count} ligne) |||| {text} ({smart_count} lignes)',
    choose: 'Importer {text} comme',
    keep: 'Garder telle quelle',
    more: 'Afficher {smart_count} valeur de plus |||| Afficher {smart_count} valeurs de plus',
    missing:
      '{smart_count} valeur n’existe pas encore ({kind}). Associez-la ci-dessus ou créez-la. |||| {smart_count} valeurs n’existent pas encore ({kind}). Associez-les ci-dessus ou créez-les.',
    create: 'Créer {smart_count} élément |||| Créer ces {smart_count} éléments',
    creating: 'Création…',
    refused: '{name} : {reason}',
    made: '{smart_count} élément créé pour ce fichier ({kind}) : |||| {smart_count} éléments créés pour ce fichier ({kind}) :',
  },
};
