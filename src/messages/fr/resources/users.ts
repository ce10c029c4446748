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
  editConsequences: {
    0: 'Le rôle s’applique à la seule organisation de {name}. |||| Le rôle s’applique aux {smart_count} organisations de {name}.',
  },
  removeAsk: 'Voulez-vous vraiment supprimer {name} de la plateforme ?',
  removeConsequences: {
    0: '{name} appartient à {smart_count} organisation et n’y aura plus accès. |||| {name} appartient à {smart_count} organisations et n’y aura plus accès.',
  },
  edited: 'Utilisateur « {name} » : mise à jour réussie !',
};
