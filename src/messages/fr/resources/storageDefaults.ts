import type { Words } from './words';

export const storageDefaults: Words = {
  name: 'Stockages par défaut',
  label: 'Stockages par défaut',
  fields: { account_storage_defaults: 'Types de stockage par défaut' },
  saved: 'Stockages par défaut enregistrés.',
};
