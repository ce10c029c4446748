import type { Words } from './words';

export const pickListSkus: Words = {
  name: 'SKU',
  label: 'SKU',
  fields: {
    skuId: 'SKU',
    account_id: 'Organisation',
    sku: 'SKU',
    product_description: 'Description',
  },
  create: 'Ajouter un SKU',
  created: 'SKU ajouté à la liste de prélèvement.',
};
