import type { Words } from './words';

export const integrations: Words = {
  name: 'Intégrations',
  label: 'Intégration',
  fields: { account_id: 'Organisation', integration_name: 'Système', credentials: 'Identifiants' },
  create: 'Ajouter une intégration',
  created: 'Intégration « {integration_name} » enregistrée.',
  edit: 'Modifier l’intégration',
  edited: 'Intégration « {integration_name} » enregistrée.',
};

export const apps: Words = {
  name: 'Applications',
  label: 'Application',
  menu: { organization: { keywords: 'clients, oauth' } },
  fields: {
    organization_id: 'Organisation',
    name: 'Nom',
    clientId: 'Identifiant client',
    created_at: 'Créée',
  },
  rules: { name: { required: 'Le nom de l’application est obligatoire.' } },
  create: 'Nouvelle application',
  secrets: { 0: 'Identifiant client', 1: 'Secret client' },
  removeConsequences: {
    0: 'Les clients qui utilisent son identifiant et son secret n’auront plus accès. |||| Les clients qui utilisent leurs identifiants et leurs secrets n’auront plus accès.',
  },
};

export const keys: Words = {
  name: 'Clés d’API',
  label: 'Clé d’API',
  menu: { organization: { keywords: 'jetons, identifiants, secrets' } },
  fields: {
    organization_id: 'Organisation',
    name: 'Nom',
    role: 'Autorisation',
    key: 'Clé',
    created_at: 'Créée',
    user: 'Créée par',
  },
  options: { role: { user: 'Lecture', administrator: 'Lecture + écriture' } },
  rules: { name: { required: 'Le nom de la clé est obligatoire.' } },
  create: 'Nouvelle clé d’API',
  secrets: { 0: 'Clé secrète' },
  removeConsequences: {
    0: 'Les programmes qui utilisent cette clé n’auront plus accès. |||| Les programmes qui utilisent ces clés n’auront plus accès.',
  },
};

export const webhooks: Words = {
  name: 'Webhooks',
  label: 'Webhook',
  menu: { organization: { keywords: 'rappels, événements, notifications' } },
  fields: {
    account_id: 'Organisation',
    name: 'Nom',
    url: 'URL',
    method: 'Méthode',
    headers: 'En-têtes',
    auth_id: 'Authentification',
    trigger_type: 'Déclencheur',
    is_enabled: 'Activé',
  },
  words: { is_enabled: { on: 'Activé', off: 'Désactivé' } },
  create: 'Créer un webhook',
  created: 'Le webhook « {name} » a été créé !',
  createTabs: { 0: 'Détails', 1: 'Authentification', 2: 'Déclencheur' },
  refusals: { 0: 'Une erreur est survenue à la création du webhook « {name} ».' },
  edit: 'Modifier le webhook',
  edited: 'Le webhook « {name} » a été mis à jour !',
  panels: { 0: 'Authentification' },
  removeConsequences: { 0: 'La plateforme n’appellera plus {url}.' },
};

export const features: Words = {
  name: 'Fonctionnalités',
  label: 'Fonctionnalité',
  menu: { settings: { keywords: 'options, bascules, bêta' } },
  fields: { name: 'Nom', type: 'Type', value: 'Valeur par défaut' },
  create: 'Nouvelle fonctionnalité',
};

export const units: Words = {
  name: 'Unités de mesure',
  label: 'Unité de mesure',
  menu: { settings: { keywords: 'unités, uom' } },
  fields: { name: 'Unité' },
};
