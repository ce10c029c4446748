import { describe, expect, it } from 'vitest';
import { readInto } from './testing/readInto';
import * as files from './testing/wholesalers';

const read = async (entity: string, content: BlobPart, locale: string) =>
  readInto(entity, { content, fileName: typeof content === 'string' ? 'a.csv' : 'a.xlsx', locale });
const readCsv = (entity: string, content: BlobPart, locale: string) =>
  readInto(entity, { content, fileName: 'a.csv', locale });

const sizes = (width: string, height: string, depth: string) => ({
  state_dimensions_width: width,
  state_dimensions_height: height,
  state_dimensions_depth: depth,
});

describe('a price list', () => {
  it('with headings of sections and notes has only its products (en)', async () => {
    const found = await read('products', files.americanItems(), 'en-US');
    expect(found).toMatchObject({
      headLine: 4,
      matches: {
        sku: 'Vendor Item #',
        product_description: 'Product Desc.',
        primary_category: 'Product Category',
        state_reporting_uom_baseline: 'Pack',
        state_reporting_uom: 'Sell UOM',
        ...sizes('W', 'H', 'L'),
      },
      missing: [],
      faults: [],
      notes: '5, 8, 11, 12',
    });
    expect(found.rows).toEqual([
      ['10045', 'Milk, whole 1 gal', 'Dairy', 'CS', '4', '6', '8', '12.5'],
      ['10046', 'Butter 1 lb', 'Dairy', 'CS', '36', '6', '4', '10'],
      ['20001', 'Bread', 'Bakery', 'EA', '8', '12', '6', '20'],
    ]);
  });

  it('with a category and a sub-category has both (en)', async () => {
    expect(await read('products', files.britishPrices, 'en-GB')).toMatchObject({
      matches: {
        sku: 'Prod Code',
        product_description: 'Description',
        primary_category: 'Category',
        category: 'Sub-Category',
        state_reporting_uom_baseline: 'Case Size',
        ...sizes('Unit W (mm)', 'Unit H (mm)', 'Unit D (mm)'),
      },
      toCheck: [],
      rows: [
        ['AB001', 'Oat drink', 'Dairy', 'Plant milk', '6', '3.5', '9.4', '2.6'],
        ['AB002', 'Crisps, salted', 'Snacks', 'Crisps', '12', '7.9', '11', '2.4'],
      ],
    });
  });

  it('of materials is read by its abbreviations (de)', async () => {
    expect(await readCsv('products', files.germanMaterials, 'de-DE')).toMatchObject({
      headLine: 3,
      matches: {
        sku: 'Material',
        product_description: 'Materialkurztext',
        primary_category: 'Warengr.',
        state_reporting_uom: 'Basis-ME',
        state_reporting_uom_baseline: 'Inhalt VPE',
        ...sizes('B (mm)', 'H (mm)', 'T (mm)'),
      },
      toCheck: [],
      rows: [
        ['000000000000010045', 'Müsli 500g', 'MOPRO', 'ST', '12', '4,7', '9,4', '2,4'],
        ['000000000000010046', 'Käse am Stück', 'MOPRO', 'KAR', '6', '5,9', '3,9', '3,1'],
      ],
      faults: [],
      totals: '6',
    });
  });

  it('with two rows of headings is read by its abbreviations (de)', async () => {
    expect(await read('products', files.germanRange(), 'de-DE')).toMatchObject({
      headLine: 4,
      matches: {
        sku: 'Art.Nr.',
        product_description: 'Artikelbez.',
        primary_category: 'Wgr.-Bez.',
        state: 'Verp.',
        state_reporting_uom_baseline: 'Inhalt VPE',
        ...sizes('B', 'H', 'T'),
      },
      toCheck: [],
      rows: [
        ['00815', 'Vollmilch 3,5%', 'Milch', 'Karton', '12', '3', '9,4', '3'],
        ['00816', 'Quark', 'Milch', 'Steige', '6', '3,9', '3,1', '3,9'],
      ],
      notes: '5, 9',
    });
  });

  it('of a supplier has no note as a product (fr)', async () => {
    expect(await readCsv('products', files.frenchSupplier, 'fr-FR')).toMatchObject({
      headLine: 2,
      matches: {
        sku: 'Réf. fournisseur',
        product_description: 'Libellé produit',
        primary_category: 'Rayon',
        category: 'Sous-famille',
        state_reporting_uom: 'Unité',
        state_reporting_uom_baseline: 'UVC/colis',
        ...sizes('Larg. (mm)', 'Haut. (mm)', 'Prof. (mm)'),
      },
      rows: [
        ['00415', 'Pâte à tartiner', 'Épicerie', 'Petit déjeuner', 'PCE', '12', '3', '4,7', '3'],
        ['00416', 'Crème fraîche', 'Crèmerie', 'Crèmes', 'PCE', '6', '3,7', '2,4', '3,7'],
      ],
      notes: '6',
    });
  });

  it('with a subtotal and a count has neither as a product (fr)', async () => {
    expect(await readCsv('products', files.frenchCases, 'fr-FR')).toMatchObject({
      matches: {
        sku: 'Code produit',
        product_description: 'Désignation article',
        primary_category: 'Famille',
        state: 'Cond.',
        state_reporting_uom_baseline: 'Qté/colis',
      },
      rows: [
        ['A12', 'Beurre doux 250g', 'Crèmerie', 'Carton', '20'],
        ['A13', 'Lait UHT', 'Crèmerie', 'Pack', '6'],
      ],
      totals: '4, 5',
    });
  });

  it.each([
    'Item Cost',
    'Product Type',
    'Article Price',
    'Item Weight',
    'Store',
    'Artikelgewicht',
    'Kartongewicht',
    'Kartonpreis',
    'VPE-Preis',
    'Colis prix',
    'Kartonpreise',
    'Stückpreis',
    'Brutto',
    'Preis/Karton',
    'Kartons je Palette',
    'Cases per layer',
    'Units per pallet',
    'Cost / case',
    'Nb colis',
    'Anzahl VE',
    'Poids / UVC',
    'Prix par UVC',
    'Pallet height',
    'Hauteur palette',
  ])('does not take %j for a code or a name', async (heading) => {
    const content = `Qty,${heading}\n1,2.5\n2,2.5\n`;
    expect((await readCsv('products', content, 'en-US')).matches).toEqual({});
  });
});

describe('a list of stores', () => {
  const west = ['Köln Altmarkt', 'West'];

  it('has numbers in a column that is only called "Store" (en)', async () => {
    expect(await read('zones', files.americanStores(), 'en-US')).toMatchObject({
      headLine: 3,
      matches: {
        external_store_id: 'Store',
        name: 'Store Name',
        region_id: 'District',
        timeZoneName: 'Time Zone',
      },
      rows: [
        ['Boston Harbor', 'North', 'Eastern', '0012'],
        ['Austin Main St', 'South', 'Central', '0013'],
      ],
      totals: '6',
    });
  });

  it('has numbers in a column that is only called "Filiale" (de)', async () => {
    expect(await readCsv('zones', files.germanBranches, 'de-DE')).toMatchObject({
      matches: { external_store_id: 'Filiale', name: 'Bezeichnung', region_id: 'Vertriebsregion' },
      rows: [
        [...west, '0815'],
        ['Göttingen', 'Nord', '0816'],
      ],
      notes: '5',
    });
  });

  it('has no count below it as a store (de)', async () => {
    expect(await read('zones', files.germanMarkets(), 'de-DE')).toMatchObject({
      matches: { external_store_id: 'Markt-Nr.', name: 'Markt' },
      rows: [
        [...west, 'MEZ', '00071'],
        ['Bonn', 'West', 'MEZ', '00072'],
      ],
      totals: '5',
    });
  });

  it('has the names of stores, not of their chain (fr)', async () => {
    expect(await readCsv('zones', files.frenchShops, 'fr-FR')).toMatchObject({
      matches: { external_store_id: 'Code mag.', name: 'Magasin', region_id: 'DR' },
      rows: [
        ['Lyon Part-Dieu', 'Sud-Est', '0101'],
        ['Évry', 'Île-de-France', '0102'],
      ],
      notes: '4',
    });
  });

  it.each([
    ['fr-FR', files.frenchOutlets, ['N° PDV', 'Libellé PDV', 'Fuseau horaire']],
    ['en-GB', files.sites, ['Location ID', 'Location Name', 'Timezone']],
  ])('has an id and a name (%s)', async (locale, content, [id, name, timeZone]) => {
    expect(await readCsv('zones', content, locale)).toMatchObject({
      matches: { external_store_id: id, name, timeZoneName: timeZone },
      toCheck: [],
      faults: [],
    });
  });

  it('with names alone below is not cut', async () => {
    const content =
      'Store Name,Region,Store #\nBoston,North,1\nAustin,South,2\n\nDenver,,\nReno,,\n';
    const { rows } = await readCsv('zones', content, 'en-US');
    expect(rows.map(([name]) => name)).toEqual(['Boston', 'Austin', 'Denver', 'Reno']);
  });
});
