import type { Words } from './words';

export const regions: Words = {
  name: 'Régions',
  label: 'Région',
  menu: { main: { keywords: 'secteurs, territoires' } },
  fields: { account_id: 'Organisation', name: 'Nom', zones: 'Nombre de zones' },
  panels: { 0: 'Zones' },
  create: 'Ajouter une région',
  edit: 'Modifier la région',
  edited: 'Région « {name} » : mise à jour réussie !',
  removeConsequences: {
    0: '{smart_count} zone n’aura plus de région. |||| {smart_count} zones n’auront plus de région.',
  },
};
