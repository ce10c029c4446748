import type { files as english } from '../en/files';
import type { Translated } from './translated';

export const files: Translated<typeof english> = {
  refusedOf: '{name} : {text}',
  refused: {
    type: 'Type de fichier non valide',
    severalFiles: 'Plusieurs fichiers ont été choisis. Choisissez-en un seul à la fois.',
    empty:
      "Ce fichier est vide. Vérifiez qu'il a été enregistré avec ses lignes, puis choisissez-le à nouveau.",
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
      "Ce classeur n'a aucune feuille avec des lignes. Enregistrez la feuille voulue au format .xlsx ou .csv.",
    notTable:
      "Ce fichier n'est pas un tableau : ce n'est ni du CSV ni un classeur. Exportez-le au format .csv ou .xlsx.",
    html: "C'est une page web, quel que soit son nom. Ouvrez-la dans un tableur et enregistrez-la en .xlsx.",
    pdf: "C'est un document PDF, quel que soit son nom. Exportez plutôt le tableau en .xlsx ou .csv.",
    oldExcel:
      "C'est un classeur d'un ancien Excel (.xls) de plus de {limit} Mo. Enregistrez-le en .xlsx dans Excel.",
    openDocument:
      'Ce classeur OpenDocument est trop grand pour être lu ici. Enregistrez-le en .xlsx ou .csv.',
    otherZip:
      "C'est un fichier compressé, mais pas un classeur Excel. Décompressez-le et choisissez le tableau qu'il contient.",
    encrypted:
      'Ce fichier est protégé par un mot de passe. Enregistrez une copie sans mot de passe et choisissez-la.',
    truncated:
      'Une partie de ce fichier manque : il a été coupé en chemin. Téléchargez-le ou copiez-le à nouveau.',
    corrupt:
      'Ce fichier est endommagé et ne peut être lu en entier. Ouvrez-le dans un tableur et enregistrez-le à nouveau en .xlsx.',
    bomb: 'Une fois décompressé, ce fichier serait bien trop grand. Enregistrez la feuille voulue en .csv.',
    tooManyParts:
      'Ce classeur est fait de plus de {limit} parties. Copiez les lignes dans un nouveau classeur.',
    badReference:
      "Ce classeur nomme des cellules au-delà du bord d'une feuille. Copiez les lignes dans un nouveau classeur.",
    badStrings:
      'Des textes de ce classeur manquent. Ouvrez-le dans un tableur et enregistrez-le à nouveau en .xlsx.',
    badXml:
      'La feuille de ce classeur est coupée ou mal formée. Ouvrez-le dans un tableur et enregistrez-le à nouveau en .xlsx.',
    tooSlow:
      'La lecture a été abandonnée après {limit} secondes sans progrès. Réessayez, ou enregistrez la feuille en .csv.',
    unreadable:
      "Ce fichier n'a pas pu être lu. Réessayez, ou enregistrez-le à nouveau en .xlsx ou .csv.",
  },
  notice: {
    textAsXlsx: "Le nom finit par .xlsx, mais c'est un fichier texte. Il a été lu comme CSV.",
    xlsxAsCsv: "Le nom finit par .csv, mais c'est un classeur Excel. Il a été lu comme tel.",
    oldExcel:
      "C'est un classeur d'un ancien Excel (.xls). Vérifiez les valeurs avant de les importer.",
    openDocument:
      "C'est un classeur OpenDocument (.ods). Vérifiez les valeurs avant de les importer.",
    encodingGuessed:
      'Le fichier ne dit pas son encodage ; {encoding} a été supposé. Si des lettres semblent fausses, choisissez-en un autre.',
    replacedCharacters:
      'Un caractère est illisible (ligne {line}). |||| {smart_count} caractères sont illisibles (le premier à la ligne {line}). Choisissez un autre encodage, ou vérifiez ces cellules.',
    nulBytes:
      'Il y a un caractère sans signification (NUL) à la ligne {line}. |||| Il y a {smart_count} caractères sans signification (NUL), le premier à la ligne {line}. Vérifiez ces cellules.',
    invisible:
      "Des caractères invisibles ({names}) ont été retirés d'une cellule : {cells}. |||| Des caractères invisibles ({names}) ont été retirés de {smart_count} cellules : {cells}.",
    wrapped:
      'Une cellule était écrite comme une formule, comme ="00123" ; son texte a été lu : {cells}. |||| {smart_count} cellules étaient écrites comme des formules, comme ="00123" ; leurs textes ont été lus : {cells}.',
    unclosedQuote:
      "Un guillemet de la ligne {line} n'est jamais fermé ; il a été lu comme du texte. |||| {smart_count} guillemets ne sont jamais fermés, le premier à la ligne {line} ; ils ont été lus comme du texte.",
    strayQuote:
      'Un guillemet de la ligne {line} est mal placé ; il a été gardé comme du texte. |||| {smart_count} guillemets sont mal placés, le premier à la ligne {line} ; ils ont été gardés comme du texte.',
    mixedLineEnds: 'Les lignes finissent de différentes façons. Toutes ont été lues.',
    ragged:
      "La ligne {line} n'a pas autant de cellules que les autres ; rien n'a été omis. |||| {smart_count} lignes n'ont pas autant de cellules que les autres, la première est la ligne {line} ; rien n'a été omis.",
    blankRows: 'Une ligne vide a été omise. |||| {smart_count} lignes vides ont été omises.',
    formulas:
      'Une cellule contient une formule ; sa dernière valeur a été lue. |||| {smart_count} cellules contiennent des formules ; leurs dernières valeurs ont été lues.',
    formulasWithoutValue:
      "Une formule de la ligne {line} n'a pas de valeur et a été lue comme vide. Ouvrez le fichier dans un tableur et enregistrez-le. |||| {smart_count} formules n'ont pas de valeur, la première à la ligne {line}, et ont été lues comme vides. Ouvrez le fichier dans un tableur et enregistrez-le.",
    errorValues:
      'Une cellule de la ligne {line} contient une erreur telle que #N/A et a été lue comme vide. |||| {smart_count} cellules contiennent des erreurs telles que #N/A, la première à la ligne {line}, et ont été lues comme vides.',
    dates1904: 'Ce classeur compte les jours à partir de 1904 ; les dates ont été lues ainsi.',
    mergedCells:
      "Des cellules sont fusionnées ; leur texte n'a été lu que dans la première d'entre elles.",
    hiddenSheet: 'Toutes les feuilles de ce classeur sont masquées ; la première a été lue.',
    roundedNumbers:
      "Un nombre de la ligne {line} a plus de chiffres qu'Excel ne peut en garder ; les derniers sont perdus. |||| {smart_count} nombres ont plus de chiffres qu'Excel ne peut en garder, le premier à la ligne {line} ; les derniers chiffres sont perdus.",
    blankHeading: "Une colonne n'a pas d'en-tête. |||| {smart_count} colonnes n'ont pas d'en-tête.",
    doubleHeading:
      "L'en-tête « {heading} » apparaît plusieurs fois. Vérifiez quelle colonne est la bonne.",
    damagedCodes:
      'Un code de « {heading} » est devenu un nombre tel que 1.23457E+13 ; ses chiffres sont perdus. Exportez à nouveau le fichier avec cette colonne en texte. |||| {smart_count} codes de « {heading} » sont devenus des nombres tels que 1.23457E+13 ; leurs chiffres sont perdus. Exportez à nouveau le fichier avec cette colonne en texte.',
  },
  confidence: {
    remembered: 'Comme la dernière fois',
    exact: 'Même nom',
    synonym: 'Connue sous un autre nom',
    similar: 'Nom semblable : à vérifier',
    content: "Supposée d'après les cellules : à vérifier",
    none: 'Sans correspondance',
  },
};
