import type { Words } from './words';

export const units: Words = {
  name: 'Unités de mesure',
  label: 'Unité de mesure',
  menu: { settings: { keywords: 'unités, uom' } },
  fields: { name: 'Unité' },
};
