import { describe, expect, it } from 'vitest';
import { readInto } from './testing/readInto';
import * as files from './testing/strangeFiles';

const read = async (entity: string, content: BlobPart, locale: string) =>
  readInto(entity, { content, fileName: typeof content === 'string' ? 'a.csv' : 'a.xlsx', locale });

const sizes = (width: string, height: string, depth: string) => ({
  state_dimensions_width: width,
  state_dimensions_height: height,
  state_dimensions_depth: depth,
});

describe('a price list', () => {
  it('has the sides of its cartons, pieces for each, and the lower of two groups (de)', async () => {
    expect(await read('products', files.germanOrders(), 'de-DE')).toMatchObject({
      headLine: 3,
      matches: {
        sku: 'Art.-Nr.',
        product_description: 'Bezeichnung',
        primary_category: 'Obergruppe',
        category: 'Warengruppe',
        state: 'VPE-Art',
        state_reporting_uom_baseline: 'Stück/VPE',
        ...sizes('Karton Breite (cm)', 'Karton Höhe (cm)', 'Karton Tiefe (cm)'),
      },
      // Nobody says that it is the lower one.
      toCheck: ['Warengruppe'],
      rows: [
        ['001201', 'Räucherlachs 200 g', 'Frische', 'Fisch', 'Karton', '10', '12', '4,7', '15,7'],
        [
          '002001',
          'Fleischsalat 150 g',
          'Frische',
          'Feinkost',
          'Steige',
          '12',
          '12',
          '4,7',
          '15,7',
        ],
      ],
      faults: [],
      totals: '7',
      notes: '8',
    });
  });

  it('has the section of the shop above its families, in any order (fr)', async () => {
    expect(await read('products', files.frenchDrinks, 'fr-FR')).toMatchObject({
      matches: {
        sku: 'Référence',
        product_description: 'Désignation longue',
        primary_category: 'Rayon',
        category: 'Famille',
        state_reporting_uom_baseline: 'Nb UVC / colis',
        ...sizes('l (cm)', 'H (cm)', 'L (cm)'),
      },
      toCheck: ['Famille'],
      missing: [],
      faults: [],
    });
  });

  it('has the sides of the product rather than of its case, and no code as a second group (en)', async () => {
    const { matches } = await read('products', files.englishSides, 'en-GB');
    expect(matches).toEqual({
      sku: 'SKU',
      product_description: 'Description',
      primary_category: 'Commodity Group',
      ...sizes('W (cm)', 'H (cm)', 'D (cm)'),
    });
  });
});

it('that was printed on pages has its rows only, and no numbers as states (de)', async () => {
  const found = await read('products', files.germanPages, 'de-DE');
  expect(found.matches).toEqual({
    sku: 'Art.-Nr.',
    product_description: 'Bezeichnung',
    primary_category: 'Warengruppe',
    state_reporting_uom_baseline: 'VE',
  });
  expect(found).toMatchObject({ totals: '5, 9', notes: '6', faults: [] });
  expect(found.rows.map(([sku]) => sku)).toEqual(['0012', '0013', '0014']);
});

it.each([
  ['Profondeur en mm', 'state_dimensions_depth'],
  ['Tiefe in mm', 'state_dimensions_depth'],
  ['Höhe (netto) cm', 'state_dimensions_height'],
  ['Pcs/Ctn', 'state_reporting_uom_baseline'],
  ['Stk. je Krt.', 'state_reporting_uom_baseline'],
  ['Uds/caja', 'state_reporting_uom_baseline'],
  ['Verkaufseinheiten pro Karton', 'state_reporting_uom_baseline'],
])('%j is %s', async (heading, name) => {
  const content = `SKU;${heading}\nA1;7\nA2;12\n`;
  const found = await read('products', content, 'fr-FR');
  expect(found.matches).toEqual({ sku: 'SKU', [name]: heading });
  expect(found.toCheck).toEqual([]);
});

describe('a list of stores', () => {
  it('has a number rather than a cost center, and no count as a store (de)', async () => {
    expect(await read('zones', files.germanMarkets(), 'de-DE')).toMatchObject({
      matches: { external_store_id: 'Marktnummer', name: 'Marktname', region_id: 'Region' },
      toCheck: [],
      faults: [],
      rows: [
        ['Bonn Zentrum', 'Rheinland', '0081'],
        ['Mainz Süd', 'Rhein-Main', '0083'],
      ],
      totals: '6',
    });
  });

  it('has cost centers if there is no other number (de)', async () => {
    expect(await read('zones', files.germanCenters, 'de-DE')).toMatchObject({
      matches: { external_store_id: 'Kostenstelle', name: 'Bezeichnung', region_id: 'Gebiet' },
    });
  });

  it('has the names of points of sale, not their brand (fr)', async () => {
    const { matches, rows, notes } = await read('zones', files.frenchShops, 'fr-FR');
    expect(matches).toEqual({
      external_store_id: 'Code site',
      name: 'Nom du point de vente',
      region_id: 'Direction régionale',
    });
    expect(rows).toHaveLength(2);
    expect(notes).toBe('5');
  });
});
