/** Order lists, store lists and product lists whose columns go by other words than those of before. */
import { buildXlsx } from '../../../../lib/tables/xlsx/testing/buildXlsx';

const lines = (...all: readonly string[]): string => `${all.join('\r\n')}\r\n`;

const number = (value: string, format?: string) => ({ value, ...(format && { format }) });

/** Below a cover sheet, with a row of units, two levels of groups, and a hidden sheet of the same headings. */
export const germanOrders = (): Uint8Array<ArrayBuffer> => {
  const headings = ['Art.-Nr.', 'Bezeichnung', 'Warengruppe', 'Obergruppe', 'VPE-Art', 'Stück/VPE'];
  const row = (code: string, name: string, group: string, pack: string, count: string) => [
    number(code, '000000'),
    name,
    group,
    'Frische',
    pack,
    number(count),
    number('14001234500019', '0'),
    number('30.5'),
    '12',
    '40',
    number('3.49'),
    '7',
  ];
  return buildXlsx({
    sheets: [
      { name: 'Deckblatt', rows: [['FRISCHE NORD eG'], ['Ordersatz KW 5/2027']] },
      {
        name: 'Ordersatz',
        merged: ['A1:L1'],
        rows: [
          ['Ordersatz KW 5 / 2027'],
          ['alle Preise in €'],
          [
            ...headings,
            'EAN Karton',
            'Karton Breite',
            'Karton Höhe',
            'Karton Tiefe',
            'VK brutto',
            'MwSt %',
          ],
          [...Array.from({ length: 7 }, () => undefined), 'cm', 'cm', 'cm'],
          row('1201', 'Räucherlachs 200 g', 'Fisch', 'Karton', '10'),
          row('2001', 'Fleischsalat 150 g', 'Feinkost', 'Steige', '12'),
          ['Summe Artikel: 2', undefined, undefined, undefined, undefined, number('22')],
          ['Es gelten unsere AGB.'],
        ],
      },
      { name: 'Kalkulation', state: 'hidden', rows: [headings, ['1201', 'intern', 'x']] },
    ],
  });
};

/** The group of goods before the section of the shop that it is in; the length, capital, before the width. */
export const frenchDrinks = lines(
  'Référence;Marque;Désignation longue;Famille;Code rayon;Rayon;Nb UVC / colis;Dim. L x l x H (cm);Prix unitaire HT',
  '00051;Volcan;Eau plate 50 cl;Eaux plates;10;Liquides;24;38 x 25 x 22;0,21 €',
  '00052;Volcan;Eau pétillante 1 l;Eaux gazeuses;10;Liquides;6;27 x 18 x 31;0,45 €',
  '00077;Brasserie;Blonde 33 cl;Bières;10;Liquides;12;28 x 21 x 24;1 002,10 €',
);

/** Sides of the case before those of the product, and a category with its code. */
export const englishSides = lines(
  'SKU,Description,Outer EAN,Case W (cm),Case H (cm),Case D (cm),W (cm),H (cm),D (cm),Commodity Group,Class',
  'A1,Mint Humbugs,5.01234E+12,38,20,26,12,19,4.5,Sweets,SW',
  'A2,Earl Grey,5.01235E+12,25.5,29,23,12.5,14,7.5,Tea,TE',
);

/** Keys that look alike: a Cyrillic letter, a digit of full width, a dash, a blank that does not break. */
export const lookAlikes = lines(
  'Artikelnummer;Artikeltext;Warengruppe',
  '\u0410B-100;Zahncreme;Pflege',
  'AB-1\uff101;Mundspülung;Pflege',
  'AB\u2013103;Handcreme;Pflege',
  'AB\u00a0104;Lippenpflege;Pflege',
  'AB-105;Seife;Pflege',
);

/** Printed on pages: each with its title and headings, and with what is carried forward. Packages that are no states. */
export const germanPages = lines(
  'Preisliste Seite 1',
  'Art.-Nr.;Bezeichnung;Warengruppe;VE;Verpackung;Preis €',
  '0012;Apfel rot;Obst;6;6 x 1 kg;1,99',
  '0013;Birne;Obst;12;12 x 500 g;2,49',
  'Übertrag;;;;;4,48',
  'Preisliste Seite 2',
  'Art.-Nr.;Bezeichnung;Warengruppe;VE;Verpackung;Preis €',
  '0014;Kiwi;Obst;10;10 x 1 kg;0,49',
  'Gesamtsumme;;;;;4,97',
);

/** A store's number beside its cost center, opening hours below a group, a count of the stores at the end. */
export const germanMarkets = (): Uint8Array<ArrayBuffer> => {
  const row = (center: string, code: string, ...rest: readonly string[]) => [
    number(center, '0000'),
    number(code, '0000'),
    ...rest,
  ];
  return buildXlsx({
    sheets: [
      { name: 'Hinweise', rows: [['Bitte vertraulich behandeln']] },
      {
        name: 'Marktliste',
        merged: ['A1:H1', 'F2:G2'],
        rows: [
          ['Marktliste Stand 15.01.2027'],
          [...Array.from({ length: 5 }, () => undefined), 'Öffnungszeiten'],
          ['Kostenstelle', 'Marktnummer', 'Marktname', 'PLZ', 'Region', 'Mo–Fr', 'Sa', 'VK-Fläche'],
          row('4711', '81', 'Bonn Zentrum', '53111', 'Rheinland', '7–21', '7–20', '1250'),
          row('4720', '83', 'Mainz Süd', '55116', 'Rhein-Main', '7–21', '7–21', '1.410'),
          ['2 Märkte', ...Array.from({ length: 6 }, () => undefined), '2.660'],
        ],
      },
    ],
  });
};

export const germanCenters = lines(
  'Kostenstelle;Bezeichnung;Gebiet;Leitung',
  '0815;Filiale Ulm Mitte;Süd;Hr. Maier',
  '0900;Filiale Fürth;Franken;Fr. Groß',
);

/** A brand above the name of each point of sale, telephone numbers, coordinates with commas. */
export const frenchShops = lines(
  'Réseau au 01/02/2027 – document interne;;;;;;',
  'Code site;Enseigne;Nom du point de vente;Tél.;Direction régionale;Lun.–sam.;Coordonnées GPS',
  '00410;Cœur de Marché;Nantes Graslin;02 40 00 00 00;Ouest;8h–20h;47,2134',
  '00500;Cœur de Marché;Bordeaux Mériadeck;05 56 00 00 00;Sud-Ouest;8h–20h;44,8378',
  '2 points de vente;;;;;;',
);
