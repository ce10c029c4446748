/** What an import of rows with records says. */
import type { bulk } from '../en/bulk';
import type { Translated } from './typeset';

export const bulkUpdate: Translated<typeof bulk.update> = {
  purpose: 'Rôle des lignes',
  purposes: {
    create: 'Créer de nouveaux enregistrements',
    update: 'Mettre à jour des enregistrements existants',
    both: 'Mettre à jour les enregistrements existants, puis créer les nouveaux',
  },
  exist:
    '{smart_count} ligne sur {rows} a le même « {key} » qu’un enregistrement existant. Il n’est pas créé une seconde fois. |||| {smart_count} lignes sur {rows} ont le même « {key} » que des enregistrements existants. Ils ne sont pas créés une seconde fois.',
  new: '{smart_count} ligne est nouvelle. Revenez à l’import pour la créer. |||| {smart_count} lignes sont nouvelles. Revenez à l’import pour les créer.',
  id: 'ID de l’enregistrement',
  hasIds:
    'Le fichier a une colonne d’ID. S’il a été téléchargé ici, mettez à jour ses enregistrements par ID : sinon, une ligne dont « {key} » a changé devient un nouvel enregistrement.',
  byId: 'Mettre à jour par ID…',
  hint: 'Chaque ligne retrouve son enregistrement par son ID si le fichier a une colonne nommée id, sinon par « {key} ». Seules les valeurs modifiées sont envoyées. Les cellules vides ne changent rien.',
  offer:
    '{smart_count} ligne a le même « {key} » qu’un enregistrement existant. Il n’est pas créé une seconde fois. |||| {smart_count} lignes ont le même « {key} » que des enregistrements existants. Ils ne sont pas créés une seconde fois.',
  these: 'Mettre à jour {smart_count} enregistrement… |||| Mettre à jour ces {smart_count}…',
  title: 'Mise à jour d’enregistrements existants',
  finding: 'Recherche des enregistrements de ces lignes…',
  none: 'Aucune ligne n’a d’enregistrement à mettre à jour.',
  found: '{smart_count} enregistrement à comparer. |||| {smart_count} enregistrements à comparer.',
  unchanged: '{smart_count} reste inchangé. |||| {smart_count} restent inchangés.',
  clear: 'Les cellules vides effacent la valeur',
  unused: 'Sans effet sur une mise à jour : {names}.',
  keyless:
    '{smart_count} ligne est écartée : elle n’a pas de « {key} ». |||| {smart_count} lignes sont écartées : elles n’ont pas de « {key} ».',
  missing:
    '{smart_count} ligne est écartée : aucun enregistrement n’a son « {key} ». |||| {smart_count} lignes sont écartées : aucun enregistrement n’a leur « {key} ».',
  several:
    '{smart_count} ligne est écartée : plusieurs enregistrements ont son « {key} ». |||| {smart_count} lignes sont écartées : plusieurs enregistrements ont leur « {key} ».',
  repeated:
    '{smart_count} ligne est écartée : une ligne précédente a le même « {key} ». |||| {smart_count} lignes sont écartées : des lignes précédentes ont le même « {key} ».',
  gone: '{smart_count} ligne est ignorée : son enregistrement n’existe plus, ou son ID est inconnu. |||| {smart_count} lignes sont ignorées : leurs enregistrements n’existent plus, ou leurs ID sont inconnus.',
  back: 'Retour à l’import',
  download: 'Télécharger {smart_count} ligne |||| Télécharger {smart_count} lignes',
};
