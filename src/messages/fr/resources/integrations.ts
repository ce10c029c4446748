import type { Words } from './words';

export const integrations: Words = {
  name: 'Intégrations',
  label: 'Intégration',
  fields: {
    account_id: 'Organisation',
    integration_name: 'Système',
    credentials: 'Identifiants',
  },
  create: 'Ajouter une intégration',
  created: 'Intégration « {integration_name} » enregistrée.',
  edit: 'Modifier l’intégration',
  edited: 'Intégration « {integration_name} » enregistrée.',
};
