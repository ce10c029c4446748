/** What an import of rows with records says. */
import type { bulk } from '../en/bulk';
import type { Translated } from './typeset';

export const bulkUpdate: Translated<typeof bulk.update> = {
  purpose: 'Rôle des lignes',
  purposes: {
    create: 'Créer de nouveaux éléments',
    update: 'Mettre à jour des éléments existants',
    both: 'Mettre à jour les éléments existants, puis créer les nouveaux',
  },
  exist:
    '{smart_count} ligne sur {rows} a le même « {key} » qu’un élément existant. Il n’est pas créé une seconde fois. |||| {smart_count} lignes sur {rows} ont le même « {key} » que des éléments existants. Ils ne sont pas créés une seconde fois.',
  new: '{smart_count} ligne est nouvelle. Revenez à l’import pour la créer. |||| {smart_count} lignes sont nouvelles. Revenez à l’import pour les créer.',
  id: 'Identifiant de l’élément',
  hasIds:
    'Le fichier a une colonne d’identifiants. S’il a été téléchargé ici, mettez à jour ses éléments par identifiant : sinon, une ligne dont « {key} » a changé devient un nouvel élément.',
  hasIdsOnly:
    'Le fichier a une colonne d’identifiants. S’il a été téléchargé ici, mettez à jour ses éléments par identifiant : sinon, ses lignes deviennent de nouveaux éléments.',
  byId: 'Mettre à jour par identifiant…',
  hint: 'Chaque ligne retrouve son élément par son identifiant si le fichier a une colonne nommée id, sinon par « {key} ». Seules les valeurs modifiées sont envoyées.',
  hintById:
    'Chaque ligne retrouve son élément par son identifiant. Seules les valeurs modifiées sont envoyées.',
  offer:
    '{smart_count} ligne a le même « {key} » qu’un élément existant. Il n’est pas créé une seconde fois. |||| {smart_count} lignes ont le même « {key} » que des éléments existants. Ils ne sont pas créés une seconde fois.',
  these: 'Mettre à jour {smart_count} élément… |||| Mettre à jour ces {smart_count}…',
  title: 'Mise à jour d’éléments existants',
  finding: 'Recherche des éléments de ces lignes…',
  none: 'Aucune ligne n’a d’élément à mettre à jour.',
  found: '{smart_count} élément à comparer. |||| {smart_count} éléments à comparer.',
  unchanged: '{smart_count} reste inchangé. |||| {smart_count} restent inchangés.',
  clear: 'Les cellules vides effacent la valeur',
  unused: 'Sans effet sur une mise à jour : {names}.',
  keyless:
    '{smart_count} ligne est exclue : elle n’a pas de « {key} ». |||| {smart_count} lignes sont exclues : elles n’ont pas de « {key} ».',
  missing:
    '{smart_count} ligne est exclue : aucun élément n’a son « {key} ». |||| {smart_count} lignes sont exclues : aucun élément n’a leur « {key} ».',
  several:
    '{smart_count} ligne est exclue : plusieurs éléments ont son « {key} ». |||| {smart_count} lignes sont exclues : plusieurs éléments ont leur « {key} ».',
  repeated:
    '{smart_count} ligne est exclue : une ligne précédente a le même « {key} ». |||| {smart_count} lignes sont exclues : des lignes précédentes ont le même « {key} ».',
  gone: '{smart_count} ligne est exclue : son élément n’existe plus, ou son identifiant est inconnu. |||| {smart_count} lignes sont exclues : leurs éléments n’existent plus, ou leurs identifiants sont inconnus.',
  back: 'Retour à l’import',
  download: 'Télécharger {smart_count} ligne |||| Télécharger {smart_count} lignes',
  downloadAll: 'Télécharger toutes les lignes',
  with: '{text}, avec {more}',
};
