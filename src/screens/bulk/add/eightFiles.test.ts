import { describe, expect, it } from 'vitest';
import { readInto } from './testing/readInto';
import * as files from './testing/eightFiles';

const read = async (entity: string, content: BlobPart, locale: string, areGroupsFilled = false) =>
  readInto(entity, {
    content,
    fileName: typeof content === 'string' ? 'a.csv' : 'a.xlsx',
    locale,
    choices: { areGroupsFilled },
  });

const sizes = (width: string, height: string, depth: string) => ({
  state_dimensions_width: width,
  state_dimensions_height: height,
  state_dimensions_depth: depth,
});

describe('a price list', () => {
  it('with sizes in one column below grouped headings, and subtotals (en)', async () => {
    const found = await read('products', files.englishTradePrices(), 'en-GB');
    expect(found).toMatchObject({
      headLine: 5,
      matches: {
        sku: 'Item code',
        product_description: 'Item description',
        primary_category: 'Department',
        state_reporting_uom_baseline: 'Case qty',
        state_reporting_uom: 'Sell unit',
        ...sizes('W (in)', 'H (in)', 'D (in)'),
      },
      missing: [],
      totals: '10',
      notes: '12',
    });
    expect(found.columnNotes).toContainEqual(['composed', 'W (in), H (in), D (in)']);
    expect(found.columnNotes).toContainEqual(['groups', 'Department']);
    expect(found.rows[0]).toEqual([
      '700101',
      'Tomato soup 400 g',
      'Grocery',
      'CS',
      '12',
      '11.5',
      '4.25',
      '8.75',
    ]);
    // Each side is checked alone: the platform takes steps of a tenth.
    expect(found.faults).toEqual([
      '0 state_dimensions_height facings.rules.step',
      '0 state_dimensions_depth facings.rules.step',
      '1 state_dimensions_depth facings.rules.step',
    ]);
  });

  it('with a group of goods in its first row, and sizes with their unit (de)', async () => {
    const asRead = await read('products', files.germanWholesale, 'de-DE');
    expect(asRead.rows.map((cells) => cells[2])).toEqual(['Getränke', '', '', 'Backwaren', '']);
    expect(asRead.columnNotes).toContainEqual(['groups', 'Warengruppe']);
    const found = await read('products', files.germanWholesale, 'de-DE', true);
    expect(found.columnNotes).toContainEqual(['groupsFilled', 'Warengruppe']);
    expect(found).toMatchObject({
      headLine: 4,
      matches: sizes('B (cm)', 'H (cm)', 'T (cm)'),
      // What is no size is reported, part by part; a side that is missing stays blank.
      faults: ['4 state_dimensions_width facings.rules.number'],
      rows: [
        ['0815-01', 'Apfelsaft 1 l', 'Getränke', 'KAR', '6', '8,9', '9,4', '5,9'],
        ['0815-02', 'Orangensaft 1 l', 'Getränke', 'KAR', '6', '8,9', '9,4', '5,9'],
        ['0815-03', 'Mineralwasser 0,5 l', 'Getränke', 'KAR', '12', '11,8', '8,5', '7,9'],
        ['0920-01', 'Knäckebrot 250 g', 'Backwaren', 'KAR', '10', '15', '4,9', ''],
        ['0920-02', 'Zwieback 225 g', 'Backwaren', 'KAR', '12', 'k. A.', '', ''],
      ],
    });
  });

  it('with sides in a small and a capital letter, and a row of units (fr)', async () => {
    const found = await read('products', files.frenchTariff(), 'fr-FR');
    expect(found.columnNotes).toContainEqual(['unitRow', undefined]);
    expect(found).toMatchObject({
      headLine: 3,
      matches: {
        sku: 'Réf. article',
        product_description: 'Désignation article',
        primary_category: 'Famille',
        state_reporting_uom_baseline: 'PCB',
        ...sizes('l (mm)', 'H (mm)', 'L (mm)'),
      },
      toCheck: [],
      faults: [],
      totals: '9',
      rows: [
        ['FR-1001', 'Compote pomme 100 g', 'Épicerie', 'Colis', '24', '11,8', '4,9', '15,7'],
        ['FR-1002', 'Biscottes 300 g', 'Épicerie', 'Colis', '10', '15,7', '7,5', '23,6'],
        ['FR-1003', 'Eau 6 x 1,5 l', 'Boissons', 'Colis', '6', '7,1', '12,4', '10,6'],
      ],
    });
  });
});

describe('a list of stores', () => {
  it('with the region in the first row of each (en)', async () => {
    const found = await read('zones', files.englishStores, 'en-GB', true);
    expect(found).toMatchObject({
      matches: {
        name: 'Store name',
        region_id: 'Region',
        external_store_id: 'Store #',
        timeZoneName: 'Time zone',
      },
      toCheck: [],
      totals: '8',
    });
    expect(found.rows.map((cells) => [cells[1], cells[3]])).toEqual([
      ['North East', '0451'],
      ['North East', '0452'],
      ['North East', '0460'],
      ['South West', '0510'],
      ['South West', '0511'],
    ]);
  });

  it('with merged regions, and number and name below one heading (de)', async () => {
    expect(await read('zones', files.germanStores(), 'de-DE')).toMatchObject({
      headLine: 4,
      matches: {
        name: 'Bezeichnung',
        region_id: 'Vertriebsgebiet',
        external_store_id: 'Nr.',
        timeZoneName: 'Zeitzone',
      },
      faults: [],
      totals: '9',
      rows: [
        ['Kiel Holstenstraße', 'Nord', 'MEZ', '0012'],
        ['Lübeck Mühlenstraße', 'Nord', 'MEZ', '0013'],
        ['Ulm Hafenbad', 'Süd', 'MEZ', '0101'],
        ['Augsburg Annastraße', 'Süd', 'MEZ', '0102'],
      ],
    });
  });

  it('is asked about before a region is repeated (fr)', async () => {
    const found = await read('zones', files.frenchStores, 'fr-FR');
    expect(found.columnNotes).toContainEqual(['groups', 'Direction régionale']);
    expect(found.rows.map((cells) => cells[1])).toEqual(['Ouest', '', '', 'Sud', '']);
    expect(found).toMatchObject({ missing: [], faults: [], notes: '8' });
  });
});
