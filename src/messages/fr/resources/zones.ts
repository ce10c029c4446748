import type { Words } from './words';

export const zones: Words = {
  name: 'Zones',
  label: 'Zone',
  fields: {
    account_id: 'Organisation',
    name: 'Nom',
    region_id: 'Région',
    timeZoneName: 'Fuseau horaire',
    external_store_id: 'Identifiant externe',
    alt_external_store_id: 'Autre identifiant externe',
    reporting_status: 'Rapports',
    is_active: 'Activité',
    latitude: 'Latitude',
    longitude: 'Longitude',
  },
  words: { is_active: { on: 'Active', off: 'Inactive' } },
  meanings: {
    reporting_status: {
      DISABLED: 'La zone ne rapporte rien et ses tâches ne produisent aucun résultat.',
      CAPTURE: "Les images sont prises, et rien n'est rapporté.",
      TEST: 'Les résultats servent à la vérification et restent hors des rapports.',
      PRODUCTION: 'Les résultats comptent dans les rapports et les analyses.',
    },
  },
  create: 'Ajouter une zone',
  edit: 'Modifier la zone',
  edited: 'Zone « {name} » : mise à jour réussie !',
  panels: { 0: 'Produits', 1: 'Emplacements', 2: 'Tâches', 3: 'Modèles', 4: 'Journaux' },
};
