import type { Words } from './words';

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
    0: 'Les clients qui utilisent son identifiant et son secret n’auront plus accès.',
  },
};
