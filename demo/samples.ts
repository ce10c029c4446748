/** Files to try imports with: they name products and zones that the platform has, as it is now. */
import { csvOf } from './csv';
import type { DemoText } from './language';
import type { Data } from './store/store';

export interface SampleFile {
  /** Of the file, without its ending. */
  readonly name: (typeof sampleNames)[number];
  /** Organization whose records it names. */
  readonly organization: string;
  readonly text: string;
}

const sampleNames = ['prices', 'states', 'stores', 'par'] as const;

/** What each is for, for the testers' panel. */
export const sampleTexts: Readonly<Record<SampleFile['name'], DemoText>> = {
  prices: {
    en: 'Price list that updates 12 products and brings 6 new ones',
    fr: 'Tarif qui met à jour 12 produits et en apporte 6 nouveaux',
  },
  states: { en: 'States of 200 products', fr: 'États de 200 produits' },
  stores: {
    en: 'Store list with new external IDs of 10 zones and 2 new zones',
    fr: 'Liste de magasins : identifiants externes de 10 zones et 2 nouvelles zones',
  },
  par: {
    en: 'Par of 20 products in 3 stores, for Products in Zones',
    fr: 'Par de 20 produits dans 3 magasins, pour Produits par zone',
  },
};

/** @returns none if no organization has products and zones */
export const sampleFiles = (data: Data): readonly SampleFile[] => {
  const productsOf = (account_id: string) =>
    data
      .table('products')
      .where({ account_id })
      .filter(({ is_archived }) => !is_archived);
  const zonesOf = (account_id: string) => data.table('zones').where({ account_id });
  const organization = data
    .table('organizations')
    .all()
    .find(({ id }) => productsOf(id).length >= 20 && zonesOf(id).length >= 10);
  if (!organization) return [];
  const products = productsOf(organization.id);
  const zones = zonesOf(organization.id);
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
  const files: Readonly<Record<SampleFile['name'], Parameters<typeof csvOf>[0]>> = {
    prices: [
      ['Northfield Wholesale', '', '', ''],
      ['Price list, all prices net', '', '', ''],
      ['Item No.', 'Item Description', 'Dept.', 'Trade Price'],
      ...products
        .slice(0, 12)
        .map((product, at) => [
          product.sku,
          at < 8 ? `${product.product_description}, new label` : product.product_description,
          product.primary_category,
          1 + at / 2,
        ]),
      ...numbers(6).map((at) => [
        `SAMPLE-${at}`,
        `Sample product ${at}`,
        products[0]?.primary_category,
        at,
      ]),
      ['Total', '', '', 66],
    ],
    states: [
      ['sku', 'state', 'state_reporting_uom', 'state_reporting_uom_baseline'],
      ...products.slice(0, 200).map(({ sku }, at) => [sku, 'CASE', 'EACH', 6 + (at % 4)]),
    ],
    stores: [
      ['Store Name', 'Store #', 'Time Zone'],
      ...zones
        .slice(0, 10)
        .map(({ name, timeZoneName }, at) => [name, `S-${100 + at}`, timeZoneName]),
      ...numbers(2).map((at) => [`Sample Store ${at}`, `S-${200 + at}`, 'America/New_York']),
    ],
    par: [
      ['SKU', 'Description', ...zones.slice(0, 3).map(({ name }) => name), 'Total'],
      ...products.slice(0, 20).map(({ sku, product_description }, at) => {
        const par = [at + 2, at % 3 === 0 ? null : 4, 2.5];
        return [
          sku,
          product_description,
          ...par,
          par.reduce<number>((sum, one) => sum + (one ?? 0), 0),
        ];
      }),
    ],
  };
  return sampleNames.map((name) => ({
    name,
    organization: organization.name,
    text: csvOf(files[name]),
  }));
};
