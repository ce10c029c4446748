/** Price lists and store lists with sizes in one cell, values of groups in their first row, and rows of units. */
import { buildXlsx } from '../../../../lib/tables/xlsx/testing/buildXlsx';

const lines = (...all: readonly string[]): string => `${all.join('\r\n')}\r\n`;
const blank = (count: number) => Array.from({ length: count }, () => undefined);
const number = (value: string, format?: string) => ({ value, ...(format && { format }) });

/** Titles, grouped headings, sizes in inches in one column, subtotals and a footnote. */
export const englishTradePrices = (): Uint8Array<ArrayBuffer> =>
  buildXlsx({
    merged: ['A1:H1', 'B4:C4', 'E4:G4'],
    lines: [1, 2, 4, 5, 6, 7, 8, 9, 10, 12],
    rows: [
      ['Northgate Cash & Carry – Trade price list'],
      ['Valid from', number('46357', 'dd/mm/yyyy')],
      [undefined, 'Product', undefined, undefined, 'Case', undefined, undefined, 'Trade price'],
      [
        'Department',
        'Item code',
        'Item description',
        'Brand',
        'Case qty',
        'Sell unit',
        'W x H x D (in)',
        'GBP',
      ],
      [
        'Grocery',
        number('700101'),
        'Tomato soup 400 g',
        'Harvest',
        number('12'),
        'CS',
        '11.5 x 4.25 x 8.75',
        number('9.4'),
      ],
      [
        undefined,
        number('700102'),
        'Baked beans 420 g',
        'Harvest',
        number('24'),
        'CS',
        '11.5 x 8.5 x 17.25',
        number('15'),
      ],
      [
        undefined,
        number('700103'),
        'Rice 1 kg',
        'Lotus',
        number('6'),
        'CS',
        '9 x 7 x 6',
        number('8.1'),
      ],
      [
        'Household',
        number('700201'),
        'Sponge, 3 pack',
        'Brite',
        number('20'),
        'CS',
        '16 x 12 x 10',
        number('7'),
      ],
      ['Grand total', ...blank(6), number('39.5')],
      ['* Prices exclude VAT. E&OE.'],
    ],
  });

/** Semicolons, decimal commas, a group of goods in its first row, sizes with unit in one column. */
export const germanWholesale = lines(
  'Großhandel Weber GmbH;;;;;;',
  'Preisliste Nr. 7, gültig ab 01.12.2026;;;;;;',
  '',
  'Warengruppe;Art.-Nr.;Artikelbezeichnung;VPE-Inhalt;Verpackung;Maße (BxHxT);Netto-EK',
  'Getränke;0815-01;Apfelsaft 1 l;6;KAR;22,5 x 24 x 15 cm;"7,20"',
  ';0815-02;Orangensaft 1 l;6;KAR;22,5 x 24 x 15 cm;"8,10"',
  ';0815-03;Mineralwasser 0,5 l;12;KAR;30 x 21,5 x 20 cm;"4,32"',
  'Backwaren;0920-01;Knäckebrot 250 g;10;KAR;38 x 12,5 cm;"11,90"',
  ';0920-02;Zwieback 225 g;12;KAR;k. A.;"9,48"',
  'Alle Preise in Euro, zzgl. MwSt.;;;;;;',
);

/** Titles, a row of units, sizes with a small and a capital letter, a count. */
export const frenchTariff = (): Uint8Array<ArrayBuffer> =>
  buildXlsx({
    merged: ['A1:G1'],
    lines: [1, 3, 4, 5, 6, 7, 9],
    rows: [
      ['Tarif grossiste 2027'],
      [
        'Réf. article',
        'Désignation article',
        'Famille',
        'PCB',
        'Conditionnement',
        'Dimensions L x l x H',
        'Prix HT',
      ],
      [...blank(3), 'UVC', undefined, 'mm', '€'],
      [
        'FR-1001',
        'Compote pomme 100 g',
        'Épicerie',
        number('24'),
        'Colis',
        '400 × 300 × 125',
        number('12.6', '#,##0.00 "€"'),
      ],
      [
        'FR-1002',
        'Biscottes 300 g',
        'Épicerie',
        number('10'),
        'Colis',
        '600×400×190',
        number('14.2', '#,##0.00 "€"'),
      ],
      [
        'FR-1003',
        'Eau 6 x 1,5 l',
        'Boissons',
        number('6'),
        'Colis',
        '270 × 180 × 315',
        number('2.1', '#,##0.00 "€"'),
      ],
      ['Nombre d’articles : 3'],
    ],
  });

/** The region of stores in its first row, dates of two kinds, a count below. */
export const englishStores = lines(
  'Store directory,,,,,',
  'Region,Store #,Store name,City,Time zone,Opened',
  'North East,0451,Newcastle Quayside,Newcastle,GMT Standard Time,12/03/2014',
  ',0452,Durham Gates,Durham,GMT Standard Time,2019-11-02',
  ',0460,Leeds Headrow,Leeds,GMT Standard Time,03-Feb-21',
  'South West,0510,Bristol Harbourside,Bristol,GMT Standard Time,27/09/2011',
  ',0511,Bath Southgate,Bath,GMT Standard Time,2016-05-20',
  'Number of stores: 5,,,,,',
);

/** Merged regions, a heading over two rows, leading zeros by a format. */
export const germanStores = (): Uint8Array<ArrayBuffer> =>
  buildXlsx({
    merged: ['A1:E1', 'A3:A4', 'B3:C3', 'D3:D4', 'A5:A6', 'A7:A8'],
    rows: [
      ['Filialverzeichnis (Stand 11/2026)'],
      [],
      ['Vertriebsgebiet', 'Filiale', undefined, 'Zeitzone'],
      [undefined, 'Nr.', 'Bezeichnung'],
      ['Nord', number('12', '0000'), 'Kiel Holstenstraße', 'MEZ'],
      [undefined, number('13', '0000'), 'Lübeck Mühlenstraße', 'MEZ'],
      ['Süd', number('101', '0000'), 'Ulm Hafenbad', 'MEZ'],
      [undefined, number('102', '0000'), 'Augsburg Annastraße', 'MEZ'],
      ['Anzahl der Filialen: 4'],
    ],
  });

/** Semicolons, the sector in its first row, a note below. */
export const frenchStores = lines(
  'Réseau de magasins;;;;',
  'Direction régionale;Code magasin;Nom du magasin;Ville;Fuseau horaire',
  'Ouest;FR044;Nantes Bouffay;Nantes;Heure de Paris',
  ';FR035;Rennes Sainte-Anne;Rennes;Heure de Paris',
  ';FR029;Brest Siam;Brest;Heure de Paris',
  'Sud;FR013;Marseille Canebière;Marseille;Heure de Paris',
  ';FR034;Montpellier Comédie;Montpellier;Heure de Paris',
  '* Hors franchises.;;;;',
);
