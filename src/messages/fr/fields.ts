import type { fields as englishFields, rules as englishRules } from '../en/fields';
import type { Translated } from './translated';

export const fields: Translated<typeof englishFields> = {
  help: 'Aide : {label}',
  none: 'Aucun',
  any: 'Indifférent',
  notOffered: "{value} (n'est plus proposé)",
  open: 'Ouvrir',
  close: 'Fermer',
  clear: 'Effacer',
  loading: 'Chargement…',
  empty: 'Aucun choix possible.',
  noMatch: 'Aucun résultat.',
  failed: "Les choix n'ont pas pu être chargés.",
  retry: 'Réessayer',
  found: '{smart_count} choix |||| {smart_count} choix',
  more: 'Encore {smart_count} : précisez la recherche |||| Encore {smart_count} : précisez la recherche',
  searchFrom: 'Saisissez au moins {min} caractères pour chercher',
  yes: 'vrai',
  no: 'faux',
  chooseFirst: "Choisissez d'abord : {label}.",
  links: {
    external: "s'ouvre dans un nouvel onglet",
    rest: 'et {smart_count} autre |||| et {smart_count} autres',
  },
  json: {
    fault: "Le JSON s'interrompt ligne {line}, colonne {column}.",
    copy: 'Copier',
    copied: 'Copié',
    failed: 'Copie impossible',
  },
  guard: {
    change: 'De {before} à {after} : {meaning}',
    plain: 'De {before} à {after}.',
    keep: 'Garder {before}',
  },
  image: {
    choose: 'Choisissez une image ou déposez-la ici',
    replace: 'Choisissez une autre image ou déposez-la ici',
    checking: "Vérification de l'image…",
    chosen: '{name}, {size}',
    stored: 'Image actuelle',
    remove: "Retirer l'image",
  },
};

export const rules: Translated<typeof englishRules> = {
  required: 'Champ obligatoire : {label}.',
  requiredAs: 'Champ obligatoire : {label}.',
  min: '{label} : au moins {min} caractères.',
  max: '{label} : au plus {max} caractères.',
  number: '{label} : indiquez un nombre.',
  whole: '{label} : indiquez un nombre entier.',
  least: '{label} : au moins {min}.',
  most: '{label} : au plus {max}.',
  email: '{label} : valeur non valide.',
  url: '{label} : adresse web commençant par http:// ou https:// attendue.',
  refused: '{label} : valeur non valide.',
  uuid: "L'UUID n'est pas valide.",
  json: "{label} : ce n'est pas du JSON valide.",
  jsonObject: '{label} : objet JSON attendu, des noms et leurs valeurs entre accolades.',
  imageType:
    "Ce fichier n'est pas une image affichable. Choisissez un fichier png, jpg, webp ou svg.",
  imageSize: "L'image ne doit pas dépasser {megabytes} Mo.",
  imageOne: 'Choisissez une seule image.',
};
