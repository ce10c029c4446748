import type { Words } from './words';

export const zones: Words = {
  name: 'Zones',
  label: 'Zone',
  menu: { main: { keywords: 'magasins, sites, boutiques' } },
  fields: {
    account_id: 'Organisation',
    name: 'Nom',
    region_id: 'Région',
    timeZoneName: 'Fuseau horaire',
    external_store_id: 'Identifiant externe',
    alt_external_store_id: 'Autre identifiant externe',
    reporting_status: 'Rapports',
    is_active: 'Active',
    assignMemberships: 'Affecter les membres de l’équipe',
    flash_skus: 'Flasher les produits',
    latitude: 'Latitude',
    longitude: 'Longitude',
  },
  hints: {
    timeZoneName: 'Sans fuseau horaire, les tâches de cette zone s’exécutent en UTC.',
    assignMemberships: 'Ajoute toutes les personnes de l’organisation comme membres de la zone.',
    flash_skus: 'Rend tous les produits non archivés disponibles dans cette zone.',
  },
  words: {
    is_active: { on: 'Active', off: 'Inactive' },
    assignMemberships: { on: 'Oui', off: 'Non' },
    flash_skus: { on: 'Oui', off: 'Non' },
  },
  create: 'Ajouter une zone',
  duplicated: { zoneLocations: 'Sans les images.' },
  edit: 'Modifier la zone',
  actions: { flash: { label: 'Flasher des produits' } },
  followUps: {
    0: {
      body: 'Produits flashés dans la zone.',
      refused: 'Les produits n’ont pas pu être flashés dans la zone.',
    },
    1: { body: '{smart_count} membre ajouté |||| {smart_count} membres ajoutés' },
    2: {
      copies: 'Copier aussi l’équipe',
      body: '{smart_count} membre ajouté |||| {smart_count} membres ajoutés',
    },
    3: {
      copies: 'Flasher aussi les produits de l’original',
      body: 'Produits flashés dans la zone.',
      refused: 'Les produits n’ont pas pu être flashés dans la zone.',
    },
  },
  edited: 'La zone « {name} » a été mise à jour !',
  panels: {
    0: 'Préparation',
    1: 'Accès de l’équipe',
    2: 'Emplacements',
    3: 'Produits',
    4: 'Tâches',
    5: 'Modèles de tâche',
    6: 'Journaux',
  },
  removeConsequences: {
    0: '{smart_count} personne n’aura plus accès. |||| {smart_count} personnes n’auront plus accès.',
    1: '{smart_count} produit n’y sera plus disponible. |||| {smart_count} produits n’y seront plus disponibles.',
    2: '{smart_count} emplacement sera aussi supprimé. |||| {smart_count} emplacements seront aussi supprimés.',
    3: '{smart_count} modèle de tâche s’y exécute. |||| {smart_count} modèles de tâche s’y exécutent.',
  },
};

export const regions: Words = {
  name: 'Régions',
  label: 'Région',
  menu: { main: { keywords: 'secteurs, territoires' } },
  fields: { account_id: 'Organisation', name: 'Nom', zones: 'Nombre de zones' },
  panels: { 0: 'Zones' },
  create: 'Ajouter une région',
  edit: 'Modifier la région',
  edited: 'La région « {name} » a été mise à jour !',
  removeConsequences: {
    0: '{smart_count} zone n’aura plus de région. |||| {smart_count} zones n’auront plus de région.',
  },
};

export const zoneJobs: Words = {
  name: 'Tâches',
  label: 'Tâche de la zone',
  fields: {
    name: 'Nom',
    state: 'État',
    scheduled_at: 'Prévue',
    started_at: 'Début',
    ended_at: 'Fin',
  },
};

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
  edited: 'L’emplacement « {name} » a été mis à jour !',
};

export const zoneLogs: Words = {
  name: 'Journaux',
  label: 'Journal de la zone',
  fields: { at: 'Heure', level: 'Niveau', message: 'Message' },
};

export const zoneTemplates: Words = {
  name: 'Modèles de tâche',
  label: 'Modèle de tâche de la zone',
  fields: { name: 'Nom', cron_expression: 'Planification', duration: 'Durée' },
  units: { duration: 'minutes' },
};
