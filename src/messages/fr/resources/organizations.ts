import type { Words } from './words';

export const organizations: Words = {
  name: 'Organisations',
  label: 'Organisation',
  fields: { name: 'Nom', logo: "Image de l'organisation", services: 'Services' },
  hints: { logo: 'Un png de 300x300 est recommandé.' },
  create: 'Ajouter une organisation',
  edit: "Modifier l'organisation",
  edited: 'Organisation « {name} » : mise à jour réussie !',
  followUpTitle: 'Succès',
  followUp: 'Consultez votre messagerie. Invitation envoyée à {name} !',
};
