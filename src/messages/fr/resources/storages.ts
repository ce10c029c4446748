import type { Words } from './words';

export const storages: Words = {
  name: 'Types de stockage',
  label: 'Type de stockage',
  menu: { settings: { keywords: 'étagères, meubles' } },
  fields: { value: 'Type', comment: 'Description' },
  rules: { value: { refused0: 'Type : au moins une lettre.' } },
  create: 'Nouveau type de stockage',
};
