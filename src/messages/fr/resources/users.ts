import type { Words } from './words';

export const users: Words = {
  name: 'Utilisateurs',
  label: 'Utilisateur',
  menu: { main: { keywords: 'personnes, membres, équipe, rôles' } },
  fields: {
    account_id: 'Organisation',
    name: 'Nom',
    email: 'Adresse e-mail',
    role: 'Rôle',
    accounts: 'Organisations',
    last_sign_in: 'Dernière connexion',
  },
  options: { role: { user: 'Utilisateur', administrator: 'Administrateur' } },
  edit: 'Modifier le rôle',
  edited: 'Utilisateur « {name} » : mise à jour réussie !',
};
