/** Price lists and store lists as wholesalers and chains send them, in English, German and French. */
import { buildXlsx } from '../../../../lib/tables/xlsx/testing/buildXlsx';

const lines = (...all: readonly string[]): string => `${all.join('\r\n')}\r\n`;

/** Bytes of Windows-1252, in which Excel saves CSV files in Western Europe. */
const inWindows1252 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (sign) => (sign === '€' ? 0x80 : sign.charCodeAt(0)));

/** Titles, a blank column, thousands with commas in quotes, a unit in the headings, a sum of the prices below. */
export const englishPrices = lines(
  'Northfield Wholesale Ltd.,,,,,,,,,,',
  'Price list valid from,01/02/2026,,,,,,,,,',
  '',
  'Item No.,Barcode,Item Description,Dept.,,Pack,UOM,Case Qty,Width (cm),Height (cm),Depth (cm),Trade Price',
  '0012345,5010000000015,"Oat drink, barista 1 l",Dairy,,Carton,CS,"1,200",25.4,12.7,5.08,"1,234.50"',
  '0012346,5010000000022,Rye bread 500 g,Bakery,,Bag,EA,6,20.32,10.16,10.16,12.00',
  '00123-A,5010000000039,Butter 250 g,Dairy,,Box,EA,10,,,,3.20',
  ',,,,,,,,,,,',
  'Total,,,,,,,"1,216",,,,"1,249.70"',
);

/** Two rows of headings with merged cells, codes shown with leading zeros, barcodes in scientific form, dates as text. */
export const germanPrices = (): Uint8Array<ArrayBuffer> => {
  const row = (code: string, ean: string, name: string, group: string, rest: readonly string[]) => [
    { value: code, format: '000000' },
    { value: ean },
    name,
    group,
    ...rest,
  ];
  return buildXlsx({
    sheets: [
      {
        name: 'Preisliste',
        lines: [1, 2, 4, 5, 6, 7, 8, 10],
        merged: ['A1:K1', 'A4:A5', 'B4:B5', 'C4:C5', 'D4:D5', 'E4:F4', 'G4:I4', 'J4:J5', 'K4:K5'],
        rows: [
          ['Großhandel Süd GmbH & Co. KG – Preisliste'],
          ['gültig ab', '01.02.2026'],
          [
            'Artikel-Nr.',
            'EAN',
            'Bezeichnung',
            'Warengruppe',
            'Verpackung',
            undefined,
            'Maße (B × H × T in mm)',
            undefined,
            undefined,
            'Listenpreis netto',
            'gelistet seit',
          ],
          [undefined, undefined, undefined, undefined, 'Art', 'VE', 'Breite', 'Höhe', 'Tiefe'],
          row('4711', '4.0063813339310E12', 'Müsli „Öko“ 500 g', 'Frühstück', [
            'Karton',
            '12',
            '254',
            '127',
            '50,8',
            '1.234,50 €',
            '31.12.2025',
          ]),
          row('4712', '4.0063813339320E12', 'Vollmilch 3,5 %', 'Molkerei', [
            'Flasche',
            '6',
            '101,6',
            '254',
            '101,6',
            '0,99 €',
            '01.01.2026',
          ]),
          row('90', '4.0063813339330E12', 'Käse am Stück', 'Molkerei', [
            'Beutel',
            '1',
            '254',
            '254',
            '25,4',
            '12,00 €',
            '15.01.2026',
          ]),
          ['Summe', undefined, undefined, undefined, undefined, '19'],
        ],
      },
    ],
  });
};

/** Semicolons, Windows-1252, no-break spaces between thousands, decimal commas, a total below. */
export const frenchPrices = inWindows1252(
  lines(
    'Tarif général 2026;;;;;;;;',
    'Édité le;02/01/2026;;;;;;;',
    ';;;;;;;;',
    'Code article;Gencod;Désignation;Famille;Conditionnement;PCB;Prix HT;Largeur (cm);Hauteur (cm);Profondeur (cm)',
    '00078;3017620422003;Pâte à tartiner;Épicerie;Carton;1\u00A0200;1\u00A0234,50 €;25,4;12,7;5,08',
    '00079;3017620422010;Crème fraîche;Crèmerie;Barquette;6;0,99 €;10,16;10,16;10,16',
    '00080;3017620422027;Oeufs x 12;Crèmerie;Boîte;30;3,20 €;;;',
    'Total général;;;;;1\u00A0236;1\u00A0238,69 €;;;',
  ),
);

/** A number and a name of each store, addresses, a count below. */
export const englishStores = lines(
  'Store directory,,,,,,',
  'Printed 2026-02-01,,,,,,',
  'Store #,Store Name,Address,City,Region,Time Zone,Opened',
  '0012,Boston Harbor,1 Long Wharf,Boston,North,America/New_York,03/10/1998',
  '0013,Austin Main St,22 Main St,Austin,South,America/Chicago,01/05/2004',
  'Number of stores: 2,,,,,,',
);

/** Headings in two rows, of which the upper one groups the address. */
export const germanStores = lines(
  'Filialverzeichnis;;;;;;',
  ';;Anschrift;;;;',
  'Filial-Nr.;Filiale;PLZ;Ort;Gebiet;Zeitzone;Filialleiter',
  '00071;Köln Altmarkt;50667;Köln;West;Europe/Berlin;A. Muster',
  '00072;Göttingen;37073;Göttingen;Nord;Europe/Berlin;B. Beispiel',
  'Summe: 2 Filialen;;;;;;',
);

export const frenchStores = inWindows1252(
  lines(
    'Réseau de magasins;;;;;',
    'N° magasin;Nom du magasin;Code postal;Ville;Secteur;Fuseau horaire',
    '0101;Lyon Part-Dieu;69003;Lyon;Rhône;Europe/Paris',
    '0102;Évry;91000;Évry;Île-de-France;Europe/Paris',
    'Total : 2 magasins;;;;;',
  ),
);
