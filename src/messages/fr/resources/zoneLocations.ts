import type { Words } from './words';

const tabs = { 0: 'Détails', 1: 'Dimensions' };

export const zoneLocations: Words = {
  name: 'Emplacements',
  label: 'Emplacement',
  fields: {
    zone_id: 'Zone',
    account_id: 'Organisation',
    thumbnail_s3_key: 'Photo',
    cv_thumbnail_s3_key: 'Photo de détection',
    name: 'Nom',
    storage_type: 'Type de stockage',
    plane_technique_value: 'Technique de plan',
    count_techniques: 'Techniques de comptage',
    width: 'Largeur',
    height: 'Hauteur',
    depth: 'Profondeur',
  },
  units: { width: 'm', height: 'm', depth: 'm' },
  create: 'Ajouter un emplacement',
  createTabs: tabs,
  edit: 'Modifier l’emplacement',
  editTabs: tabs,
  edited: 'Emplacement « {name} » : mise à jour réussie !',
};
