import { describe, expect, it } from 'vitest';
import { buildXlsx } from '../../../lib/tables/xlsx/testing/buildXlsx';
import { exampleOf } from './mapping/mapping';
import { openInto, readInto } from './testing/readInto';

const read = (entity: string, content: BlobPart, locale = 'en-US') =>
  readInto(entity, { content, fileName: typeof content === 'string' ? 'a.csv' : 'a.xlsx', locale });

describe('product master data', () => {
  it('has the technical headings of an ERP system, and its unit in a column', async () => {
    const content = [
      'MATNR;MAKTX;MATKL;WGBEZ;MEINS;EAN11;UMREZ;BREIT;HOEHE;LAENG;MEABM',
      '000010045;Müsli;0110;Frühstück;ST;4006381333931;12;12,5;24;6;CM',
      '000010046;Käse;0120;MoPro;KAR;4006381333948;6;15;10;8;CM',
    ].join('\n');
    expect(await read('products', content, 'de-DE')).toMatchObject({
      matches: {
        sku: 'MATNR',
        product_description: 'MAKTX',
        primary_category: 'WGBEZ',
        state_reporting_uom: 'MEINS',
        state_reporting_uom_baseline: 'UMREZ',
        state_dimensions_width: 'BREIT',
        state_dimensions_height: 'HOEHE',
        state_dimensions_depth: 'LAENG',
      },
      toCheck: [],
      rows: [
        ['000010045', 'Müsli', 'Frühstück', 'ST', '12', '4,9', '9,4', '2,4'],
        ['000010046', 'Käse', 'MoPro', 'KAR', '6', '5,9', '3,9', '3,1'],
      ],
    });
  });

  it('has units in the cells', async () => {
    const file = {
      content:
        'Item Code,Item Name,Item Width,Item Height\nA1,Milk,10 cm,7.5 cm\nA2,Bread,20 cm,5 cm\n',
      fileName: 'a.csv',
      locale: 'en-US',
    };
    const { rows, faults } = await readInto('products', file);
    expect(rows).toEqual([
      ['A1', 'Milk', '3.9', '3'],
      ['A2', 'Bread', '7.9', '2'],
    ]);
    expect(faults).toEqual([]);
    const { mapping } = await openInto('products', file);
    const [, , width] = mapping.columns;
    expect(width?.unit).toMatchObject({ unit: 'cm', source: 'cells' });
    expect(width && exampleOf(width, 'de-DE')).toEqual({ before: '10', after: '3,9' });
  });

  it('tells l (largeur) from L (longueur)', async () => {
    const content = 'Réf.;Désignation;L (cm);l (cm);H (cm)\n1;Lait;20;10;5\n';
    const { opened, mapping } = await openInto('products', {
      content,
      fileName: 'a.csv',
      locale: 'fr-FR',
    });
    expect(mapping.columns.map(({ target }) => target?.name)).toEqual([
      'sku',
      'product_description',
      'state_dimensions_depth',
      'state_dimensions_width',
      'state_dimensions_height',
    ]);
    expect(opened.notices.map(({ code }) => code)).not.toContain('doubleHeading');
  });

  it.each([
    ['Pack/Size,Case Pack', '4/1 GAL,4', 'Case Pack'],
    ['Case Pack,Pack/Size', '4,4/1 GAL', 'Case Pack'],
    ['Verpackungseinheit,Stk./VE', 'Karton,12', 'Stk./VE'],
  ])('has no number in words: %s', async (headings, cells, baseline) => {
    const { matches } = await read('products', `SKU,Description,${headings}\nA1,Milk,${cells}\n`);
    expect(matches).toMatchObject({ state_reporting_uom_baseline: baseline });
  });

  it.each([
    ['WGR,WGR-Bezeichnung', '110,Milch'],
    ['Material Group,Material Group Desc.', '0110,Dairy'],
    ['Rayon,Libellé rayon', '12,Crèmerie'],
  ])('has the name of a group rather than its number: %s', async (headings, cells) => {
    const { matches } = await read('products', `SKU,Description,${headings}\nA1,Milk,${cells}\n`);
    expect(matches).toMatchObject({ primary_category: headings.split(',')[1] });
  });

  it.each([
    ['Breite VPE (cm);Höhe VPE (cm);Länge VPE (cm)', 'de-DE'],
    ['Larg. colis (cm);Haut. colis (cm);Prof. colis (cm)', 'fr-FR'],
  ])('has the sides of a case: %s', async (headings, locale) => {
    const content = `SKU;Name;WG-Text;VPE-Art;${headings}\nA1;Milch;MoPro;KRT;10;20;30\n`;
    const { matches, toCheck } = await read('products', content, locale);
    const [width, height, depth] = headings.split(';');
    expect(matches).toMatchObject({
      primary_category: 'WG-Text',
      state: 'VPE-Art',
      state_dimensions_width: width,
      state_dimensions_height: height,
      state_dimensions_depth: depth,
    });
    expect(toCheck).toEqual([]);
  });

  it('has no state in its lifecycle', async () => {
    const content = 'Item number,Product name,Product lifecycle state\nA1,Milk,Operational\n';
    expect((await read('products', content)).matches).not.toHaveProperty('state');
  });
});

describe('a list of other records', () => {
  it.each([
    ['regions', 'Region ID,Region Name,VP', '1,Great Lakes,Smith', { name: 'Region Name' }],
    ['regions', 'Gebiet-Nr.,Gebietsname,Gebietsleiter', '01,West,Schmidt', { name: 'Gebietsname' }],
    ['regions', 'Code région,Région,Directeur', 'SE,Sud-Est,Dupont', { name: 'Région' }],
    [
      'categories',
      'Category Code,Category,Level',
      '10,Dairy,Primary',
      { name: 'Category', type: 'Level' },
    ],
    [
      'categories',
      'WGR,Warengruppe,Ebene',
      '10,Milch,Hauptkategorie',
      { name: 'Warengruppe', type: 'Ebene' },
    ],
    [
      'categories',
      'Code,Libellé famille,Niveau',
      '10,Lait,Principale',
      { name: 'Libellé famille', type: 'Niveau' },
    ],
    ['items', 'Item,Owner', 'Red cart,Ops', { name: 'Item' }],
    ['items', 'Lfd. Nr.,Artikelbezeichnung', '1,Palette', { name: 'Artikelbezeichnung' }],
    ['items', 'Libellé article,Commentaire', 'Chariot,à compter', { name: 'Libellé article' }],
    [
      'notionals',
      'Notional Product,AR Tag,Default Unit,Shelf Label',
      'Cheddar,CHEDDAR,EACH,cheddar',
      {
        name: 'Notional Product',
        ar_label: 'AR Tag',
        default_uom: 'Default Unit',
        shelf_label_text: 'Shelf Label',
      },
    ],
    [
      'notionals',
      'Oberbegriff,AR-Etikett,Standardeinheit,Regaletikett',
      'Gouda,GOUDA,Stück,Gouda',
      {
        name: 'Oberbegriff',
        ar_label: 'AR-Etikett',
        default_uom: 'Standardeinheit',
        shelf_label_text: 'Regaletikett',
      },
    ],
    [
      'notionals',
      "Produit générique,Étiquette AR,Unité par défaut,Texte de l'étiquette",
      'Lait,LAIT,Pièce,lait',
      {
        name: 'Produit générique',
        ar_label: 'Étiquette AR',
        default_uom: 'Unité par défaut',
        shelf_label_text: "Texte de l'étiquette",
      },
    ],
    [
      'zones',
      'Code magasin,Nom,Région',
      '0101,Lyon,Sud-Est',
      { external_store_id: 'Code magasin', name: 'Nom', region_id: 'Région' },
    ],
    ['zones', 'Zone,New Region', 'Lyon,Sud-Est', { name: 'Zone', region_id: 'New Region' }],
  ])('%s: %s', async (entity, headings, cells, expected) => {
    const { matches, missing } = await read(entity, `${headings}\n${cells}\n`);
    expect(matches).toEqual(expected);
    expect(missing).toEqual([]);
  });

  it.each([
    ['de-DE', 'Regal;Regaltyp;Breite (cm);Höhe (cm);Tiefe (cm)\nA;Kühlregal;250;200;80\n', '2,5'],
    [
      'fr-FR',
      'Emplacement;Type de stockage;Largeur (mm);Hauteur (mm);Profondeur (mm)\nA;Frigo;2500;2000;800\n',
      '2,5',
    ],
    ['en-US', 'Fixture,Fixture Type,W (ft),H (ft),D (in)\nA,Cooler,8,6.5,30\n', '2.4'],
  ])('locations have sizes in their own unit (%s)', async (locale, content, width) => {
    const { rows, missing } = await read('zoneLocations', content, locale);
    expect(missing).toEqual([]);
    expect(rows[0]?.[2]).toBe(width);
  });

  it('of regions has merged cells, each for all its stores', async () => {
    const content = buildXlsx({
      merged: ['A2:A4', 'B2:B4', 'A5:A6', 'B5:B6'],
      rows: [
        ['Gebiet', 'Gebietsleiter', 'Filiale', 'Filialnr.'],
        ['West', 'Schmidt', 'Köln', '0017'],
        [undefined, undefined, 'Bonn', '0019'],
        [undefined, undefined, 'Aachen', '0020'],
        ['Nord', 'Maier', 'Kiel', '0021'],
        [undefined, undefined, 'Husum', '0022'],
      ],
    });
    const { opened } = await openInto('zones', { content, fileName: 'a.xlsx', locale: 'de-DE' });
    expect(opened.profiles[0]?.filled).toBe(5);
    expect((await read('zones', content, 'de-DE')).rows).toEqual([
      ['Köln', 'West', '0017'],
      ['Bonn', 'West', '0019'],
      ['Aachen', 'West', '0020'],
      ['Kiel', 'Nord', '0021'],
      ['Husum', 'Nord', '0022'],
    ]);
  });
});
