import type { Words } from './words';

export const organizations: Words = {
  name: 'Organisations',
  label: 'Organisation',
  menu: { main: { keywords: 'comptes, entreprises, sociétés, clients' } },
  fields: { name: 'Nom', logo: 'Image', services: 'Services' },
  rules: { logo: { required: 'L’image de l’organisation est obligatoire.' } },
  hints: { logo: 'Un png de 300x300 est recommandé.' },
  create: 'Ajouter une organisation',
  edit: 'Modifier l’organisation',
  edited: 'Organisation « {name} » : mise à jour réussie !',
  panels: { 0: 'Préparation', 2: 'Invitations en attente', 3: 'Membres' },
  actions: {
    notifyDevices: {
      label: 'Avertir les appareils',
      ask: 'Demander à tous les appareils de {name} de récupérer les dernières modifications ?',
      done: 'Les appareils de {name} ont été avertis.',
    },
  },
  followUps: {
    0: { title: 'Succès', body: 'Consultez votre messagerie. Invitation envoyée à {name} !' },
  },
};
