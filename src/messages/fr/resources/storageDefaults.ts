import type { Words } from './words';

export const storageDefaults: Words = {
  name: 'Types de stockage par défaut',
  label: 'Types de stockage par défaut',
  fields: { account_storage_defaults: 'Types de stockage par défaut' },
  saved: 'Types de stockage par défaut enregistrés.',
};
