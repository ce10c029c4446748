import type { selection as english } from '../en/selection';
import type { Translated } from './typeset';

export const selection: Translated<typeof english> = {
  label: 'Lignes sélectionnées',
  count: '{smart_count} sélectionnée |||| {smart_count} sélectionnées',
  clear: 'Effacer la sélection',
  all: 'Tout sélectionner ({smart_count})',
  csv: 'CSV de la sélection',
  remove: 'Supprimer…',
  removeTitle: 'Supprimer {smart_count} {kind}',
  removeAsk: 'Voulez-vous vraiment supprimer {smart_count} {kind} ?',
  removed: '{smart_count} {kind} : suppression effectuée.',
  set: 'Définir…',
  setAsk: 'Définir « {value} » pour {what} ?',
  pickTitle: 'Définir : {field}',
  pickNext: 'Continuer',
  onePicked: '{field} : ne sélectionnez que des lignes du même groupe ({gate}).',
  setConfirm: 'Définir',
  setDone: '« {value} » défini pour {what}.',
  counted: '{smart_count} {kind}',
  undone: 'Annulé pour {smart_count} ligne. |||| Annulé pour {smart_count} lignes.',
  changedSince: 'Modifié depuis, donc non annulé.',
  more: 'et {smart_count} de plus',
  unchecked:
    'Ce qui dépend de {smart_count} élément n’a pas pu être vérifié. |||| Ce qui dépend de {smart_count} éléments n’a pas pu être vérifié.',
  uncheckedAll: 'Ce qui en dépend n’a pas pu être vérifié.',
  noneFits: '{label} ne s’applique à aucune ligne sélectionnée.',
  left: '{label} ne s’applique pas à {smart_count} ligne sélectionnée, qui reste inchangée. |||| {label} ne s’applique pas à {smart_count} lignes sélectionnées, qui restent inchangées.',
  progress: '{done} sur {all} traitées',
  failed: '{done} sur {all} traitées. Les lignes suivantes ont échoué et restent sélectionnées :',
  stopped: '{done} sur {all} traitées. Les autres restent sélectionnées.',
  unsent:
    '{smart_count} autre n’a pas été envoyée. |||| {smart_count} autres n’ont pas été envoyées.',
  oneScope:
    'La modification en masse porte sur un seul élément à la fois ({one}). Sélectionnez des lignes du même élément.',
};
