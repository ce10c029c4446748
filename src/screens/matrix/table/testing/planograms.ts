/** Tables of stores and products with par as chains keep them, in English, German and French. */
import { buildXlsx } from '../../../../lib/tables/xlsx/testing/buildXlsx';
import type { MatrixData } from '../../loadMatrixData';

const stores = [
  ['Austin Main St', '0012'],
  ['Boston Harbor', '0013'],
  ['Köln Altmarkt', '00071'],
  ['Göttingen', '00072'],
  ['Lyon Part-Dieu', '0101'],
  ['Évry', '0102'],
] as const;

export const matrixData: MatrixData = {
  products: ['0012345', '0012346', '004711', '004712', '00078', '00079'].map((sku, at) => ({
    id: `p${String(at)}`,
    sku,
    description: '',
    isArchived: false,
    categories: [],
  })),
  zones: stores.map(([name, code], at) => ({
    id: `z${String(at)}`,
    name,
    codes: [code],
    region: 0,
  })),
  regions: [{ id: 'r1', name: 'All' }],
};

const lines = (...all: readonly string[]): string => `${all.join('\r\n')}\r\n`;

const inWindows1252 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** Title lines, store and item each with number and name, a stock beside par, a total below. */
export const englishLong = lines(
  'Planogram export,,,,,,',
  'Week 6 / 2026,,,,,,',
  '',
  'Store No.,Store,Item No.,Item,Facings,On Hand,Par',
  '0012,Austin Main St,0012345,"Oat drink, barista 1 l",3,44,"1,200"',
  '0012,Austin Main St,0012346,Rye bread 500 g,2,,6.5',
  '0013,Boston Harbor,0012345,"Oat drink, barista 1 l",1,0,0',
  'Grand Total,,,,6,44,"1,206.5"',
);

/** A column for each store, named by number and name; thousands of the totals with commas. */
export const englishWide = lines(
  'Par levels by store,,,,',
  'SKU,Description,0012 - Austin Main St,Store 0013,Total',
  '0012345,"Oat drink, barista 1 l",12,4,16',
  '0012346,Rye bread 500 g,,2.5,2.5',
  'Total,,12,6.5,18.5',
);

/** Each store spans two columns, of which one is par. */
export const germanWide = (): Uint8Array<ArrayBuffer> =>
  buildXlsx({
    sheets: [
      {
        name: 'Belegungsplan',
        merged: ['A1:F1', 'C3:D3', 'E3:F3'],
        lines: [1, 3, 4, 5, 6, 7],
        rows: [
          ['Belegungsplan Kühlregal, Stand 01.02.2026'],
          [undefined, undefined, 'Filiale 00071', undefined, 'Göttingen'],
          ['Artikel-Nr.', 'Bezeichnung', 'Ist', 'Soll', 'Ist', 'Soll'],
          [{ value: '4711', format: '000000' }, 'Müsli „Öko“ 500 g', '3', '12', '1', '2,5'],
          [{ value: '4712', format: '000000' }, 'Vollmilch 3,5 %', '9', undefined, '2', '0'],
          ['Summe', undefined, '12', '12', '3', '2,5'],
        ],
      },
    ],
  });

/** Semicolons, points between thousands, decimal commas, a count below. */
export const germanLong = lines(
  'Sollbestände;;;',
  'Filiale;Artikelnummer;Bezeichnung;Soll-Bestand',
  '00071;004711;Müsli;1.234,5',
  '00072;004712;Vollmilch;12',
  'Gesamtsumme;;;1.246,5',
);

/** Windows-1252, no-break spaces between thousands, decimal commas. */
export const frenchLong = inWindows1252(
  lines(
    'Plan de masse;;;',
    'Magasin;Code article;Désignation;Stock cible',
    'Lyon Part-Dieu;00078;Pâte à tartiner;1\u00A0200',
    'Évry;00079;Crème fraîche;2,5',
    'Évry;00078;Pâte à tartiner;-',
    'Total général;;;1\u00A0202,5',
  ),
);

export const frenchWide = inWindows1252(
  lines(
    'Stock cible par magasin;;;',
    'Référence;Libellé;Magasin 0101;Évry (0102)',
    '00078;Pâte à tartiner;6;2,5',
    '00079;Crème fraîche;;4',
    'Total;;6;6,5',
  ),
);

/** As a space-planning tool exports it; a spreadsheet dropped the zeros of stores and items. */
export const spacePlan = lines(
  'Planogram: COLD 12ft v3,,,,,,,,,',
  'Exported 2026-02-01 08:15,,,,,,,,,',
  '',
  'Store Number,Store Name,Planogram,Position,Product ID,UPC,Product Name,HFacings,Capacity,Min Stock,Max Stock',
  '12,Austin Main St,COLD,1,12345,5010000000015,Oat drink,3,36,12,36',
  '13,Boston Harbor,COLD,2,12346,5010000000022,Rye bread,2,12,4,12',
);

/** Facings, least and most stock, a total and a note. */
export const germanShelf = inWindows1252(
  lines(
    'Regalbelegung;;;;;;;',
    'Fil.-Nr.;Filiale;Art.-Nr.;EAN;Bezeichnung;Facings;Mindestbestand;Höchstbestand',
    '71;Köln Altmarkt;4711;4006381333931;Müsli;3;12;36',
    '72;Göttingen;4712;4006381333948;Milch;2;6,5;12',
    'Summe;;;;;5;18,5;48',
    '',
    '* Mindestbestand je Filiale',
  ),
);

export const frenchShelf = inWindows1252(
  lines(
    'Plan de linéaire - Frais;;;;;;;',
    'Code mag.;Magasin;Réf.;Gencod;Libellé;Facing;Stock mini;Stock maxi',
    '101;Lyon Part-Dieu;78;3017620422003;Pâte à tartiner;3;1\u00A0200;2\u00A0400',
    '102;Évry;79;3017620422010;Crème;2;6;12',
    'Total;;;;;5;1\u00A0206;2\u00A0412',
  ),
);

/** Stores and items as numbers. */
export const numbersWide = (): Uint8Array<ArrayBuffer> =>
  buildXlsx({
    rows: [
      ['Par by store'],
      ['UPC', 'Item #', 'Description', { value: '12' }, { value: '13' }, 'Total'],
      ['5010000000015', { value: '12345' }, 'Oat drink', { value: '12' }, { value: '4' }],
      ['5010000000022', { value: '12346' }, 'Rye bread', undefined, { value: '2.5' }],
      ['Total', undefined, undefined, { value: '12' }, { value: '6.5' }, { value: '18.5' }],
    ],
  });

/** Number and name of a store above two columns, a heading of a section among the rows. */
export const germanSections = (): Uint8Array<ArrayBuffer> =>
  buildXlsx({
    merged: ['D2:E2', 'F2:G2'],
    rows: [
      ['Planogramm Kühlung'],
      [undefined, undefined, undefined, 'Fil. 71 Köln Altmarkt', undefined, 'Fil. 72 Göttingen'],
      ['Pos.', 'Artikel', 'Bez.', 'Facings', 'Min.', 'Facings', 'Min.'],
      ['MOPRO'],
      [{ value: '1' }, { value: '4711' }, 'Müsli', '3', '12', '1', '2,5'],
      [{ value: '2' }, { value: '4712' }, 'Milch', '2', '6'],
    ],
  });
