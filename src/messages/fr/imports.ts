import type * as english from '../en/imports';
import type { Translated } from './typeset';

export const imports: Translated<typeof english.imports> = {
  save: 'Enregistrer {smart_count} ligne |||| Enregistrer {smart_count} lignes',
  start: {
    chooseFirst:
      'Choisissez d’abord une organisation. Saisissez ou collez ensuite des lignes, ou importez-les à partir d’un fichier.',
    intro:
      'Saisissez ou collez des lignes dans une feuille, ou importez-les à partir d’un fichier.',
    add: 'Saisir ou coller des lignes',
  },
  unfinished: {
    forgetText:
      'Les lignes qui ne sont pas encore enregistrées sont abandonnées. Ce qui est déjà créé reste tel quel.',
  },
  templates: { fileName: 'modele-{file}.{kind}' },
  sheet: { grid: '{many} à ajouter' },
  why: { exists: 'Existe déjà avec la même valeur dans {key}.' },
  checks: {
    asking: 'Vérification de ce qui existe déjà…',
    failed: 'Les éléments existants n’ont pas pu être vérifiés. {reason}',
  },
  errors: { fileName: '{file}-non-ajoutes.{kind}' },
  results: {
    id: 'Identifiant',
    fileName: '{file}-ajoutes',
    notSaved:
      '{smart_count} ligne n’est pas enregistrée. Corrigez-la dans la feuille : les lignes enregistrées ne sont pas envoyées à nouveau. |||| {smart_count} lignes ne sont pas enregistrées. Corrigez-les dans la feuille : les lignes enregistrées ne sont pas envoyées à nouveau.',
  },
  reviewing: { unnamed: 'sans nom' },
  held: {
    incomplete:
      'Il manque une valeur obligatoire dans {smart_count} ligne. |||| Il manque une valeur obligatoire dans {smart_count} lignes.',
    blank: 'Remplissez d’abord la nouvelle ligne.',
    nothing: 'Aucune ligne n’est prête à être enregistrée.',
  },
  choices: {
    unknown: '{label} : « {text} » n’est pas l’une des valeurs : {values}',
    none: '{label} : « {text} » n’existe pas.',
    several: '{label} : plusieurs s’appellent « {text} ». Utilisez l’identifiant.',
    failed: 'Les valeurs possibles de ces colonnes n’ont pas pu être chargées. {reason}',
  },
};
