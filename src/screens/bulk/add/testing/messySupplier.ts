/**
 * A typical price list of a supplier: notes on the first sheet, titles above the headers, two-line German headers with
 * a merged unit, barcodes beside the SKU, formatted numeric codes, unknown values, decimal commas, duplicate SKUs.
 */
import { buildXlsx, type BuiltCell } from '../../../../lib/tables/xlsx/testing/buildXlsx';

export const messyRows = 606;
export const messyCartons = 87;
export const messyDairy = 225;
/** Number of rows whose SKU is in an earlier row. */
export const messyDuplicates = 6;

const barcode = (row: number): string => {
  const digits = `4006381${String(row).padStart(5, '0')}`;
  const sum = Array.from(digits).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
};

/** Each hundredth row has the SKU of the previous one. */
const isDuplicate = (row: number): boolean => row % 100 === 99;
const codeOf = (row: number): number => 100_000 + (isDuplicate(row) ? row - 1 : row);
const groupOf = (row: number) => (row < messyDairy ? 'Molkereiprodukte' : 'Backwaren');
const descriptionOf = (row: number): string => `Müsli „Öko“ ${row + 1}, 500 g`;
const contentOf = (row: number): number => 6 + (row % 4);

const packagingOf = (row: number): 'Karton' | 'Flasche' | 'Beutel' => {
  if (row < messyCartons) return 'Karton';
  return row % 2 === 0 ? 'Flasche' : 'Beutel';
};

/** Width, height and depth in mm, which change from row to row. */
const sizeOf = (row: number): readonly [number, number, number] => [
  205.5 + (row % 40),
  300 + (row % 7),
  76.2 + 25.4 * (row % 3),
];

const german = (value: number): string => String(Math.round(10 * value) / 10).replace('.', ',');

const rowOf = (row: number): BuiltCell[] => [
  { value: String(codeOf(row)), format: '000-000' },
  barcode(row),
  descriptionOf(row),
  groupOf(row),
  packagingOf(row),
  row % 2 === 0 ? 'Stück' : 'lb',
  { value: String(contentOf(row)) },
  ...sizeOf(row).map(german),
  `${row % 9},99 €`,
];

export const messySupplier = (): Uint8Array<ArrayBuffer> =>
  buildXlsx({
    sheets: [
      {
        name: 'Hinweise',
        rows: [
          ['Preisliste der Muster Feinkost GmbH'],
          ['Bitte beachten', 'Alle Preise netto'],
          ['Kontakt', 'Frau Beispiel'],
        ],
      },
      {
        name: 'Artikel',
        lines: [1, 2, 4, 5, ...Array.from({ length: messyRows }, (_, row) => row + 6)],
        merged: ['A1:K1', 'A4:A5', 'B4:B5', 'C4:C5', 'H4:J4'],
        rows: [
          ['Muster Feinkost GmbH – Preisliste 2026'],
          ['Stand:', '01.02.2026'],
          [
            'Art.-Nr.',
            'EAN',
            'Bezeichnung',
            'Warengruppe',
            'Gebinde',
            'Einheit',
            'Inhalt',
            'Maße (mm)',
            undefined,
            undefined,
            'Preis',
          ],
          [...Array.from({ length: 7 }, () => undefined), 'Breite', 'Höhe', 'Tiefe'],
          ...Array.from({ length: messyRows }, (_, row) => rowOf(row)),
        ],
      },
    ],
  });

const inches = (millimeters: number): number => Math.round(millimeters / 2.54) / 10;
const states = { Karton: 'CASE', Flasche: 'BOTTLE', Beutel: 'BAG' } as const;

/** The products of the file as the platform must receive them, in the file's order. */
export const messyProducts = (categories: Readonly<Record<ReturnType<typeof groupOf>, string>>) =>
  Array.from({ length: messyRows }, (_, row) => row)
    .filter((row) => !isDuplicate(row))
    .map((row) => {
      const [width, height, depth] = sizeOf(row).map(inches);
      return {
        sku: String(codeOf(row)).replace(/^(\d{3})/, '$1-'),
        product_description: descriptionOf(row),
        primary_category: categories[groupOf(row)],
        state: {
          state: states[packagingOf(row)],
          uom: 'EACH',
          uom_baseline: 1,
          is_reporting_uom_conversion: true,
          reporting_uom: row % 2 === 0 ? 'EACH' : 'POUND',
          reporting_uom_baseline: contentOf(row),
          product_dimensions: { width, height, depth },
        },
      };
    });
