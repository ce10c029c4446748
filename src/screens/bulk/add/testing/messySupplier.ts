/**
 * A typical price list of a supplier: notes on the first sheet, titles above the headers, two-line German headers with
 * a merged unit, barcodes beside the SKU, formatted numeric codes, unknown values, decimal commas, duplicate SKUs.
 */
import { buildXlsx, type BuiltCell } from '../../../../spreadsheet/xlsx/testing/buildXlsx';

export const messyRows = 600;
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

const unitOf = (row: number): string => {
  if (row < messyCartons) return 'Karton';
  return row % 2 === 0 ? 'Stück' : 'lb';
};

const rowOf = (row: number): BuiltCell[] => {
  // Each hundredth row repeats the previous one.
  const code = row % 100 === 99 ? row - 1 : row;
  return [
    { value: String(100_000 + code), format: '000-000' },
    barcode(row),
    `Artikel ${row + 1}`,
    row < messyDairy ? 'Molkereiprodukte' : 'Backwaren',
    unitOf(row),
    { value: '12' },
    '20,5',
    '30',
    '7,62',
    `${row % 9},99 €`,
  ];
};

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
        merged: ['A1:J1', 'A4:A5', 'B4:B5', 'C4:C5', 'G4:I4'],
        rows: [
          ['Muster Feinkost GmbH – Preisliste 2026'],
          ['Stand:', '01.02.2026'],
          [
            'Art.-Nr.',
            'EAN',
            'Bezeichnung',
            'Warengruppe',
            'Einheit',
            'Inhalt',
            'Abmessungen (cm)',
            undefined,
            undefined,
            'Preis',
          ],
          [
            undefined,
            undefined,
            undefined,
            undefined,
            undefined,
            undefined,
            'Breite',
            'Höhe',
            'Tiefe',
          ],
          ...Array.from({ length: messyRows }, (_, row) => rowOf(row)),
        ],
      },
    ],
  });
