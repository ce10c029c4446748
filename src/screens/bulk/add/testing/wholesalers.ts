/** Price lists and store lists with abbreviated headings, headings of sections, and notes below the rows. */
import { buildXlsx } from '../../../../lib/tables/xlsx/testing/buildXlsx';

const lines = (...all: readonly string[]): string => `${all.join('\r\n')}\r\n`;

/** Bytes of Windows-1252, in which Excel saves CSV files in Western Europe. */
const inWindows1252 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (sign) => (sign === '€' ? 0x80 : sign.charCodeAt(0)));

const number = (value: string, format?: string) => ({ value, ...(format && { format }) });

/** A cover sheet, grouped headings with sides in one letter, barcodes as numbers, a hidden column, sections, notes. */
export const americanItems = (): Uint8Array<ArrayBuffer> => {
  const row = (code: string, upc: string, name: string, group: string, rest: readonly string[]) => [
    number(code),
    number(upc),
    name,
    group,
    'internal',
    ...rest.map((value) => (/^\d/.test(value) ? number(value) : value)),
  ];
  return buildXlsx({
    sheets: [
      { name: 'Cover', rows: [['ACME FOODSERVICE'], ['Effective', '01/05/2026']] },
      {
        name: 'Items',
        hiddenColumns: [[5, 5]],
        merged: ['A1:K1', 'F3:H3'],
        lines: [1, 3, 4, 5, 6, 7, 8, 9, 11, 12],
        rows: [
          ['ACME FOODSERVICE – ITEM MASTER'],
          [
            'Vendor Item #',
            'UPC',
            'Product Desc.',
            'Product Category',
            'Buyer note',
            'Case Dimensions (in)',
            undefined,
            undefined,
            'Pack',
            'Sell UOM',
            'Case Cost',
          ],
          [...Array.from({ length: 5 }, () => undefined), 'L', 'W', 'H'],
          ['DAIRY'],
          row('10045', '1.2345678905E10', 'Milk, whole 1 gal', 'Dairy', [
            '12.5',
            '6',
            '8',
            '4',
            'CS',
            '1234.5',
          ]),
          row('10046', '12345678912', 'Butter 1 lb', 'Dairy', ['10', '6', '4', '36', 'CS', '88']),
          ['BAKERY'],
          row('20001', '12345678929', 'Bread', 'Bakery', ['20', '12', '6', '8', 'EA', '20']),
          ['* Prices subject to change without notice.'],
          ['Prices exclude sales tax'],
        ],
      },
    ],
  });
};

/** A main and a sub-category, sides in one letter. */
export const britishPrices = lines(
  '\uFEFFProd Code,Barcode,Description,Sub-Category,Category,Size,Case Size,RRP,Unit W (mm),Unit H (mm),Unit D (mm)',
  'AB001,05010000000015,Oat drink,Plant milk,Dairy,1 l,6,£1.50,90,240,65',
  'AB002,05010000000022,"Crisps, salted",Crisps,Snacks,150 g,12,£1.25,200,280,60',
);

/** As SAP exports materials. */
export const germanMaterials = inWindows1252(
  lines(
    'Materialstamm;;;;;;;;;',
    'Werk: 1000;;;;;;;;;',
    'Material;Materialkurztext;Warengr.;Basis-ME;EAN/UPC;Inhalt VPE;Nettogew. (g);B (mm);H (mm);T (mm);gesperrt',
    '000000000000010045;Müsli 500g;MOPRO;ST;4006381333931;12;500,00;120,5;240;60;nein',
    '000000000000010046;Käse am Stück;MOPRO;KAR;4006381333948;6;1.500,00;150;100;80;ja',
    'Gesamt;;;;;;2.000,00;;;;',
  ),
);

export const germanRange = (): Uint8Array<ArrayBuffer> =>
  buildXlsx({
    sheets: [
      { name: 'Deckblatt', rows: [['Sortimentsliste'], ['Kunde', '4711']] },
      {
        name: 'Sortiment',
        merged: ['A1:K1', 'D3:F3'],
        lines: [1, 3, 4, 5, 6, 7, 9],
        rows: [
          ['Sortimentsliste gültig ab KW 6/2026'],
          [
            'Art.Nr.',
            'Artikelbez.',
            'Wgr.-Bez.',
            'Maße Verkaufseinheit in cm',
            undefined,
            undefined,
            'Inhalt VPE',
            'Verp.',
            'EK netto',
            'aktiv',
          ],
          [undefined, undefined, undefined, 'B', 'H', 'T'],
          ['Molkereiprodukte'],
          [
            number('815', '00000'),
            'Vollmilch 3,5%',
            'Milch',
            number('7.5'),
            number('24'),
            number('7.5'),
            number('12'),
            'Karton',
            number('0.89', '#,##0.00 "€"'),
            { type: 'b', value: '1' },
          ],
          [
            number('816', '00000'),
            'Quark',
            'Milch',
            number('10'),
            number('8'),
            number('10'),
            number('6'),
            'Steige',
            number('1.19', '#,##0.00 "€"'),
            { type: 'b', value: '0' },
          ],
          ['Alle Preise zzgl. MwSt. Irrtümer vorbehalten.'],
        ],
      },
    ],
  });

/** Abbreviated sides, no-break spaces between thousands, a note below a blank line. */
export const frenchSupplier = inWindows1252(
  lines(
    'TARIF 2026;;;;;;;;;;',
    "Réf. fournisseur;Code EAN;Libellé produit;Rayon;Sous-famille;UVC/colis;Unité;Poids net (g);Larg. (mm);Haut. (mm);Prof. (mm);Prix d'achat HT;Actif",
    '00415;3017620422003;Pâte à tartiner;Épicerie;Petit déjeuner;12;PCE;1\u00A0000,5;75;120;75;3,45 €;Oui',
    '00416;3017620422010;Crème fraîche;Crèmerie;Crèmes;6;PCE;200;95;60;95;0,99 €;Non',
    '',
    "Tarif valable jusqu'au 31/12/2026",
  ),
);

/** A subtotal and a count below. */
export const frenchCases = lines(
  'Code produit;Désignation article;Famille;Cond.;Qté/colis;Prix unitaire HT',
  'A12;Beurre doux 250g;Crèmerie;Carton;20;1,85',
  'A13;Lait UHT;Crèmerie;Pack;6;5,10',
  'Sous-total Crèmerie;;;;;6,95',
  'Nb de références : 2;;;;;',
);

/** 'Store' is the number; time zones by their American names. */
export const americanStores = (): Uint8Array<ArrayBuffer> =>
  buildXlsx({
    merged: ['C2:E2'],
    rows: [
      ['Store Roster'],
      [undefined, undefined, 'Address'],
      ['Store', 'Store Name', 'Street', 'City', 'State', 'District', 'Time Zone', 'Status'],
      [
        number('12', '0000'),
        'Boston Harbor',
        '1 Long Wharf',
        'Boston',
        'MA',
        'North',
        'Eastern',
        'Open',
      ],
      [
        number('13', '0000'),
        'Austin Main St',
        '22 Main St',
        'Austin',
        'TX',
        'South',
        'Central',
        'Open',
      ],
      ['Total stores: 2'],
    ],
  });

/** 'Filiale' is the number, a date below. */
export const germanBranches = inWindows1252(
  lines(
    'Filiale;Bezeichnung;Straße;PLZ;Ort;Vertriebsregion;Eröffnet;aktiv',
    '0815;Köln Altmarkt;Altmarkt 1;50667;Köln;West;01.03.1998;ja',
    '0816;Göttingen;Weender Str. 5;37073;Göttingen;Nord;15.09.2010;nein',
    '',
    'Stand: 01.02.2026',
  ),
);

/** A count in two cells below. */
export const germanMarkets = (): Uint8Array<ArrayBuffer> =>
  buildXlsx({
    rows: [
      ['Marktverzeichnis Region West'],
      ['Markt-Nr.', 'Markt', 'Anschrift', 'Region', 'Zeitzone'],
      [number('71', '00000'), 'Köln Altmarkt', 'Altmarkt 1, 50667 Köln', 'West', 'MEZ'],
      [number('72', '00000'), 'Bonn', 'Markt 2, 53111 Bonn', 'West', 'MEZ'],
      ['Anzahl Märkte:', number('2')],
    ],
  });

/** The chain is the same in all rows. */
export const frenchShops = inWindows1252(
  lines(
    'Code mag.;Enseigne;Magasin;Adresse;CP;Ville;DR;Ouvert',
    '0101;Proxi;Lyon Part-Dieu;17 rue Bouchut;69003;Lyon;Sud-Est;Oui',
    '0102;Proxi;Évry;2 bd de France;91000;Évry;Île-de-France;Non',
    '* fermé pour travaux',
  ),
);

export const frenchOutlets = lines(
  'Liste des points de vente;;;',
  'N° PDV;Libellé PDV;Région commerciale;Fuseau horaire',
  '101;Lyon Part-Dieu;Sud-Est;Europe/Paris',
  '102;Évry;IDF;Europe/Paris',
);

export const sites = lines(
  'Location ID,Location Name,Location Type,Country,Timezone',
  'L-001,Hub Nord,Store,DE,(UTC+01:00) Berlin',
  'L-002,Hub Süd,Store,DE,W. Europe Standard Time',
);
