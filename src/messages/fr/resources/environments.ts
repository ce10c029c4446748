import type { Words } from './words';

export const environments: Words = {
  name: 'Environnements',
  label: 'Environnement',
  menu: { settings: { keywords: 'grappes, instantanés' } },
  fields: {
    name: 'Nom de l’environnement',
    takeSnapshot: 'Instantané',
    snapshotName: 'Nom de l’instantané',
    clusterName: 'Nom du cluster',
    created_at: 'Créé',
    expires: 'Expire',
    urls: 'URL',
    user: 'Créé par',
  },
  empties: { expires: 'Jamais' },
  words: {
    takeSnapshot: { on: 'Prendre un instantané', off: 'Utiliser un instantané existant' },
  },
  rules: {
    name: {
      refused0: 'Ce nom d’environnement est réservé.',
      refused1:
        'Le nom de l’environnement ne doit contenir que des lettres, des chiffres et des tirets',
    },
  },
  view: 'Modifier l’environnement',
  create: 'Ajouter un environnement',
};
