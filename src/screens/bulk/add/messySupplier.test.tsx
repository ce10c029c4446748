// @vitest-environment jsdom
import { File as NodeFile } from 'node:buffer';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildXlsx } from '../../../lib/tables/xlsx/testing/buildXlsx';
import {
  messyCartons,
  messyDairy,
  messyDuplicates,
  messyRows,
  messySupplier,
} from './testing/messySupplier';
import { renderBulkAdd } from './testing/renderBulkAdd';

// Nothing here is hidden from assistive technology, and checking for it takes jsdom seconds.
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });

const fileOf = (name: string, content: string | Uint8Array<ArrayBuffer>): File =>
  new NodeFile([content], name) as unknown as File;

const begun = async () => {
  const { dialog, sentTo } = await renderBulkAdd();
  await userEvent.click(within(dialog).getByRole('combobox', { name: /Organization/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Alder & Vine Markets' }));
  await within(dialog).findByRole('button', { name: 'Add Products' });
  const drop = async (name: string, content: string | Uint8Array<ArrayBuffer>) => {
    fireEvent.drop(dialog, { dataTransfer: { files: [fileOf(name, content)], types: ['Files'] } });
    await within(dialog).findByRole('region', { name: 'Match the columns' });
  };
  const choice = (name: string) => within(dialog).getByRole('combobox', { name });
  const button = (name: string | RegExp) => within(dialog).getByRole('button', { name });
  return { dialog, drop, choice, button, sentTo };
};

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('what a file hides or repeats', () => {
  it('is named, and left out or imported as the person chooses (B4, B5)', async () => {
    const { dialog, drop, choice, button } = await begun();
    const rows = [
      ['sku', 'product_description'],
      ['A-1', 'One'],
      ['A-2', 'Two'],
      ['sku', 'product_description'],
      ['A-3', 'Three'],
    ];
    await drop('hidden.xlsx', buildXlsx({ sheets: [{ rows, hiddenRows: [3] }] }));
    expect(within(dialog).getByText('Row 3 is hidden in the workbook.')).toBeVisible();
    expect(within(dialog).getByText('Row 4 repeats the headings.')).toBeVisible();
    expect(within(dialog).getByText('hidden.xlsx: 3 rows')).toBeVisible();
    await userEvent.selectOptions(choice('Hidden rows and columns'), 'Exclude them');
    await within(dialog).findByText('hidden.xlsx: 2 rows');
    await userEvent.selectOptions(choice('Repeated headings'), 'Import them');
    await within(dialog).findByText('hidden.xlsx: 3 rows');
    await userEvent.selectOptions(choice('Repeated headings'), 'Exclude them');
    await within(dialog).findByText('hidden.xlsx: 2 rows');
    await userEvent.click(button('Import'));
    await within(dialog).findByRole('grid', { name: 'Products to add' });
    expect(button('All 2')).toBeEnabled();
  });
});

describe('a messy price list', () => {
  it('comes into the sheet with its codes, sizes in inches and values of ours', async () => {
    const { dialog, drop, choice, button } = await begun();
    await drop('preisliste.xlsx', messySupplier());
    expect(within(dialog).getByText(`preisliste.xlsx: ${messyRows} rows`)).toBeVisible();
    expect(choice('Sheet')).toHaveValue('1');
    expect(choice('Header row')).toHaveDisplayValue('Rows 4 and 5');
    const targets = {
      'Art.-Nr.': 'sku',
      EAN: '',
      Bezeichnung: 'product_description',
      Warengruppe: 'primary_category',
      Gebinde: 'state',
      Einheit: 'state_reporting_uom',
      Inhalt: 'state_reporting_uom_baseline',
      Breite: 'state_dimensions_width',
      Höhe: 'state_dimensions_height',
      Tiefe: 'state_dimensions_depth',
      Preis: '',
    };
    for (const [heading, target] of Object.entries(targets)) {
      expect(choice(`Import ${heading} as`)).toHaveValue(target);
    }
    expect(choice('Unit of Breite')).toHaveValue('mm');
    expect(within(dialog).getAllByText(/From the heading above\./)).toHaveLength(3);
    expect(within(dialog).getByText(/300 mm becomes 11\.8 in\./)).toBeVisible();

    const values = await within(dialog).findByRole('region', { name: 'Match the values' });
    expect(
      within(values).getByRole('rowheader', { name: `Karton (${messyCartons} rows)` }),
    ).toBeVisible();
    expect(choice('Import Karton as')).toHaveDisplayValue('CASE');
    expect(choice('Import Stück as')).toHaveDisplayValue('EACH');
    expect(
      within(values).getByRole('rowheader', { name: `Molkereiprodukte (${messyDairy} rows)` }),
    ).toBeVisible();
    expect(choice('Import Molkereiprodukte as')).toHaveDisplayValue('Keep as it is');
    const [, dairy] = within(choice('Import Molkereiprodukte as')).getAllByRole('option');
    const name = dairy?.textContent ?? '';
    await userEvent.selectOptions(choice('Import Molkereiprodukte as'), name);
    await userEvent.selectOptions(choice('Import Backwaren as'), name);

    await userEvent.click(button('Import'));
    const grid = await within(dialog).findByRole('grid', { name: 'Products to add' });
    await waitFor(() => {
      expect(button(`Create ${messyRows - messyDuplicates}`)).toBeEnabled();
    });
    expect(button(`Duplicate in file ${messyDuplicates}`)).toBeEnabled();
    const cells = await within(grid).findByRole('row', { name: /100-000/ });
    for (const text of ['Müsli „Öko“ 1, 500 g', name, 'CASE', 'EACH', '6', '8.1', '11.8']) {
      expect(cells).toHaveTextContent(text);
    }

    // For another file of the same shape, the choices are remembered.
    await drop('preisliste-2.xlsx', messySupplier());
    await within(dialog).findByRole('region', { name: 'Match the values' });
    expect(choice('Import Molkereiprodukte as')).toHaveDisplayValue(name);
  }, 60_000);

  it('is opened at the sheet and the row that were chosen last time', async () => {
    const { dialog, drop, choice, button } = await begun();
    await drop('a.csv', 'sku,product_description\nid,text\nA-1,One\n');
    await userEvent.selectOptions(choice('Header row'), 'Row 2');
    await userEvent.selectOptions(choice('Import id as'), 'sku');
    await userEvent.selectOptions(choice('Import text as'), 'product_description');
    await userEvent.click(button('Import'));
    await within(dialog).findByRole('grid', { name: 'Products to add' });
    await drop('b.csv', 'sku,product_description\nid,text\nA-2,Two\n');
    expect(choice('Header row')).toHaveDisplayValue('Row 2');
    expect(choice('Import id as')).toHaveValue('sku');
  });
});

describe('a unit', () => {
  it('that is not known is asked for, and rows are imported in ours', async () => {
    const { dialog, drop, choice, button } = await begun();
    await drop('a.csv', 'sku,product_description,Width (px),Height (mm)\nA-1,One,25,200\n');
    expect(choice('Unit of Height (mm)')).toHaveValue('mm');
    expect(button('Import')).toBeDisabled();
    expect(within(dialog).getByText('Choose the unit of: Width (px).')).toBeVisible();
    await userEvent.selectOptions(choice('Unit of Width (px)'), 'mm');
    await userEvent.click(button('Import'));
    const grid = await within(dialog).findByRole('grid', { name: 'Products to add' });
    const row = await within(grid).findByRole('row', { name: /A-1/ });
    expect(row).toHaveTextContent('7.9');
  });
});

describe('a file', () => {
  it('that is refused for its sheet is named, with its other sheets at hand', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { dialog, choice } = await begun();
    const bytes = buildXlsx({
      sheets: [
        { name: 'Empty', rows: [] },
        {
          name: 'Old',
          state: 'hidden',
          rows: [
            ['sku', 'product_description'],
            ['A-1', 'One'],
          ],
        },
      ],
    });
    fireEvent.drop(dialog, {
      dataTransfer: { files: [fileOf('two.xlsx', bytes)], types: ['Files'] },
    });
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent(/^two\.xlsx: The sheet "[^"]+" has no cells with values\./);
    await userEvent.selectOptions(choice('Sheet'), 'Old (hidden)');
    await within(dialog).findByRole('region', { name: 'Match the columns' });
    expect(choice('Import sku as')).toHaveValue('sku');
    expect(warn).toHaveBeenCalledWith('Import: emptySheet');
  });

  it('with too many rows says its name and how many they are', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { dialog } = await begun();
    const text = `sku,product_description\n${'1,a\n'.repeat(102_099)}`;
    fireEvent.drop(dialog, {
      dataTransfer: { files: [fileOf('large.csv', text)], types: ['Files'] },
    });
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent(
      /^large\.csv: This file has 102,099 rows; at most 100,000 can be imported\./,
    );
    expect(warn).toHaveBeenCalledWith('Import: tooManyRows');
  });

  it('with headings only says why it is not imported', async () => {
    const { dialog, drop, button } = await begun();
    await drop('a.csv', 'sku,product_description\n');
    expect(button('Import')).toBeDisabled();
    expect(within(dialog).getByText(/^This file has headings only\./)).toBeVisible();
  });

  it('with numbers between two steps offers to round them', async () => {
    const { dialog, drop, choice, button } = await begun();
    await drop('a.csv', 'sku,product_description,Width (in)\nA-1,One,7.87\nA-2,Two,7.9\n');
    expect(choice('Unit of Width (in)')).toHaveValue('in');
    await userEvent.click(
      await within(dialog).findByRole('checkbox', { name: 'Round to steps of 0.1 (one value)' }),
    );
    await userEvent.click(button('Import'));
    await within(dialog).findByRole('grid', { name: 'Products to add' });
    expect(await within(dialog).findByRole('button', { name: 'Create 2' })).toBeEnabled();
  });
});
