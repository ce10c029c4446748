import type { Words } from './words';

export const invites: Words = {
  name: 'Invitations',
  label: 'Invitation',
  fields: { account_id: 'Organisation', name: 'Nom', email: 'Adresse e-mail', role: 'Rôle' },
  options: { role: { user: 'Utilisateur', administrator: 'Administrateur' } },
  create: 'Inviter un membre de l’équipe',
  created: 'Une invitation a été envoyée par e-mail à {email}',
  refusals: {
    0: 'Cette personne fait déjà partie de l’organisation',
    1: 'Une invitation a déjà été envoyée à {email}',
  },
  removeConsequences: { 0: 'Le lien de l’e-mail ne fonctionnera plus.' },
};
