import type { Words } from './words';

export const organizationStorages: Words = {
  name: 'Types de stockage',
  label: 'Stockages de l’organisation',
  menu: { organization: { keywords: 'étagères, meubles' } },
  fields: { storages: 'Types de stockage activés' },
  saved: 'Types de stockage enregistrés.',
};
