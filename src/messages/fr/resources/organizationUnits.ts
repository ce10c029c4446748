import type { Words } from './words';

export const organizationUnits: Words = {
  name: 'Unités de mesure',
  label: 'Unités de mesure de l’organisation',
  menu: { organization: { keywords: 'unités, uom' } },
  fields: { uoms: 'Unités activées' },
  saved: 'Unités de mesure enregistrées.',
  emptied: {
    title: 'Désactiver toutes les unités',
    ask: 'Voulez-vous vraiment désactiver toutes les unités de mesure ? Les produits de cette organisation ne pourront pas être comptés tant qu’aucune unité n’est activée.',
    confirm: 'Désactiver toutes les unités',
  },
};
