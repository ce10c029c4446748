import type { Words } from './words';

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
  created: 'Webhook « {name} » : création réussie !',
  createTabs: { 0: 'Détails', 1: 'Authentification', 2: 'Déclencheur' },
  refused: 'Une erreur est survenue à la création du webhook « {name} ».',
  edit: 'Modifier le webhook',
  edited: 'Webhook « {name} » : mise à jour réussie !',
  panels: { 0: 'Authentification' },
  removeConsequences: { 0: 'La plateforme n’appellera plus {url}.' },
};
