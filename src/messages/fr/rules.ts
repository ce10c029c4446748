/** French texts of the rules that forms, import and grid share. */
import type * as english from '../en/fields';
import type { Translated } from './typeset';

export const rules: Translated<typeof english.rules> = {
  required: 'Champ obligatoire : {label}.',
  min: '{label} : au moins {min} caractères.',
  max: '{label} : au plus {max} caractères.',
  number: '{label} : indiquez un nombre.',
  twoNumbers: '{label} : {grouped} ou {decimal} ? Saisissez le nombre voulu.',
  whole: '{label} : indiquez un nombre entier.',
  least: '{label} : au moins {min}.',
  most: '{label} : au plus {max}.',
  step: '{label} : par pas de {step}.',
  damaged: '{label} : un tableur en a supprimé des chiffres. Saisissez-les tous.',
  invisible:
    '{label} contient un caractère invisible ({sign}). Effacez ce texte et saisissez-le à nouveau.',
  oneLine: '{label} contient un saut de ligne ou une tabulation. Remplacez-les par une espace.',
  taken: '{label} : « {key} » existe déjà.',
  looksTaken: '{label} : ressemble à « {key} », qui existe déjà.',
  oneOf: '{label} : choisissez parmi {values}.',
  onOff: '{label} : indiquez true ou false.',
  color: '{label} : indiquez # et six chiffres hexadécimaux.',
  defaultPanSize: 'Choisissez un des formats de bac comme format par défaut.',
  email: '{label} : valeur non valide.',
  url: '{label} : adresse web commençant par http:// ou https:// attendue.',
  refused: '{label} : valeur non valide.',
  timeZone: '{label} : fuseau horaire inconnu.',
  time: '{label} : heure incomplète, indiquez l’heure et les minutes.',
  date: '{label} : indiquez une date complète, par exemple 2026-12-04.',
  moment: '{label} : indiquez une date complète avec son heure.',
  leftOut: '{label} : cette heure n’existe pas.',
  years: '{label} : années de {firstYear} à {lastYear} seulement.',
  future: '{label} : indiquez un moment à venir.',
  uuid: 'L’UUID n’est pas valide.',
  json: '{label} : JSON non valide.',
  duplicateKey: 'Clé en double',
  jsonBlank: '{label} : aucune valeur pour {name}.',
  jsonKey: '{label} : la clé {name} est interdite. Supprimez-la.',
  headerName:
    '{label} : « {name} » n’est pas un nom d’en-tête. Utilisez des lettres, des chiffres et des traits d’union.',
  jsonList: '{label} : « {name} » doit être une liste de textes entre guillemets.',
  jsonObject: '{label} : objet JSON attendu, des noms et leurs valeurs entre accolades.',
  imageType:
    'Ce fichier n’est pas une image prise en charge. Choisissez un fichier PNG, JPG, WebP ou SVG.',
  imageSize: 'L’image ne doit pas dépasser {megabytes} Mo.',
  imageOne: 'Choisissez une seule image.',
};
