import { describe, expect, it } from 'vitest';
import {
  englishPrices,
  englishStores,
  frenchPrices,
  frenchStores,
  germanPrices,
  germanStores,
} from './testing/oddFiles';
import { readInto } from './testing/readInto';

describe('a price list', () => {
  it.each([
    ['Department', 'Sub-department'],
    ['Dept.', 'Sub Dept'],
    ['Category', 'Subcategory'],
    ['Warengruppe', 'Untergruppe'],
    ['Abteilung', 'Unterabteilung'],
    ['Famille', 'Sous-famille'],
    ['Rayon', 'Sous-rayon'],
  ])('has its categories under %s and %s', async (primary, secondary) => {
    const content = `SKU,Description,${primary},${secondary}\r\nA-1,Milk,Dairy,Fresh milk\r\n`;
    const { matches } = await readInto('products', { content, fileName: 'a.csv', locale: 'en-GB' });
    expect(matches).toMatchObject({ primary_category: primary, category: secondary });
  });

  it('in English has its codes, sizes in inches and no totals', async () => {
    const content = englishPrices;
    expect(await readInto('products', { content, fileName: 'a.csv', locale: 'en-US' })).toEqual({
      headLine: 4,
      matches: {
        sku: 'Item No.',
        product_description: 'Item Description',
        primary_category: 'Dept.',
        state: 'Pack',
        state_reporting_uom: 'UOM',
        state_reporting_uom_baseline: 'Case Qty',
        state_dimensions_width: 'Width (cm)',
        state_dimensions_height: 'Height (cm)',
        state_dimensions_depth: 'Depth (cm)',
      },
      toCheck: [],
      missing: [],
      rows: [
        ['0012345', 'Oat drink, barista 1 l', 'Dairy', 'Carton', 'CS', '1,200', '10', '5', '2'],
        ['0012346', 'Rye bread 500 g', 'Bakery', 'Bag', 'EA', '6', '8', '4', '4'],
        ['00123-A', 'Butter 250 g', 'Dairy', 'Box', 'EA', '10', '', '', ''],
      ],
      // The only number of its column with a sign: 1.2 or 1200 is asked, never guessed.
      faults: ['0 state_reporting_uom_baseline facings.rules.twoNumbers'],
      totals: '9',
    });
  });

  it('in German has two rows of headings, padded codes and barcodes that are no SKUs', async () => {
    const content = germanPrices();
    expect(await readInto('products', { content, fileName: 'a.xlsx', locale: 'de-DE' })).toEqual({
      headLine: 5,
      matches: {
        sku: 'Artikel-Nr.',
        product_description: 'Bezeichnung',
        primary_category: 'Warengruppe',
        state: 'Art',
        state_reporting_uom_baseline: 'VE',
        state_dimensions_width: 'Breite',
        state_dimensions_height: 'Höhe',
        state_dimensions_depth: 'Tiefe',
      },
      // 'Art' is known by the heading above it, 'Verpackung'.
      toCheck: ['Art'],
      missing: [],
      rows: [
        ['004711', 'Müsli „Öko“ 500 g', 'Frühstück', 'Karton', '12', '10', '5', '2'],
        ['004712', 'Vollmilch 3,5 %', 'Molkerei', 'Flasche', '6', '4', '10', '4'],
        ['000090', 'Käse am Stück', 'Molkerei', 'Beutel', '1', '10', '10', '1'],
      ],
      faults: [],
      totals: '10',
    });
  });

  it('in French has decimal commas and no-break spaces between thousands', async () => {
    const content = frenchPrices;
    expect(await readInto('products', { content, fileName: 'a.csv', locale: 'fr-FR' })).toEqual({
      headLine: 4,
      matches: {
        sku: 'Code article',
        product_description: 'Désignation',
        primary_category: 'Famille',
        state: 'Conditionnement',
        state_reporting_uom_baseline: 'PCB',
        state_dimensions_width: 'Largeur (cm)',
        state_dimensions_height: 'Hauteur (cm)',
        state_dimensions_depth: 'Profondeur (cm)',
      },
      toCheck: [],
      missing: [],
      rows: [
        ['00078', 'Pâte à tartiner', 'Épicerie', 'Carton', '1\u00A0200', '10', '5', '2'],
        ['00079', 'Crème fraîche', 'Crèmerie', 'Barquette', '6', '4', '4', '4'],
        ['00080', 'Oeufs x 12', 'Crèmerie', 'Boîte', '30', '', '', ''],
      ],
      faults: [],
      totals: '8',
    });
  });
});

describe('a list of stores', () => {
  const matched = (headings: readonly string[]) => {
    const [name, region_id, timeZoneName, external_store_id] = headings;
    return { name, region_id, timeZoneName, external_store_id };
  };

  it('in English has numbers with zeros; dates are no external ids', async () => {
    const content = englishStores;
    expect(await readInto('zones', { content, fileName: 'a.csv', locale: 'en-US' })).toEqual({
      headLine: 3,
      matches: matched(['Store Name', 'Region', 'Time Zone', 'Store #']),
      toCheck: [],
      missing: [],
      rows: [
        ['Boston Harbor', 'North', 'America/New_York', '0012'],
        ['Austin Main St', 'South', 'America/Chicago', '0013'],
      ],
      faults: [],
      totals: '6',
    });
  });

  it('in German has a group of headings; postal codes are no external ids', async () => {
    const content = germanStores;
    expect(await readInto('zones', { content, fileName: 'a.csv', locale: 'de-DE' })).toEqual({
      headLine: 3,
      matches: matched(['Filiale', 'Gebiet', 'Zeitzone', 'Filial-Nr.']),
      toCheck: [],
      missing: [],
      rows: [
        ['Köln Altmarkt', 'West', 'Europe/Berlin', '00071'],
        ['Göttingen', 'Nord', 'Europe/Berlin', '00072'],
      ],
      faults: [],
      totals: '6',
    });
  });

  it('in French names no store after the row of totals', async () => {
    const content = frenchStores;
    expect(await readInto('zones', { content, fileName: 'a.csv', locale: 'fr-FR' })).toEqual({
      headLine: 2,
      matches: matched(['Nom du magasin', 'Secteur', 'Fuseau horaire', 'N° magasin']),
      toCheck: [],
      missing: [],
      rows: [
        ['Lyon Part-Dieu', 'Rhône', 'Europe/Paris', '0101'],
        ['Évry', 'Île-de-France', 'Europe/Paris', '0102'],
      ],
      faults: [],
      totals: '5',
    });
  });
});
