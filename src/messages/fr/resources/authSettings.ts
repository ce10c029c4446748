import type { Words } from './words';

export const authSettings: Words = {
  name: 'Paramètres d’authentification',
  label: 'Authentification',
  fields: {
    account_id: 'Organisation',
    name: 'Nom',
    environment: 'Environnement',
    auth_details: 'Détails',
  },
  options: { environment: { dev: 'Développement', prod: 'Production' } },
  create: 'Ajouter une authentification',
  edit: 'Modifier l’authentification',
  edited: 'Authentification « {name} » : mise à jour réussie !',
};
