// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Papa from 'papaparse';
import { beforeEach, expect, it, vi } from 'vitest';
import { createConsole } from '../../../testing/renderConsole';

let files: Blob[] = [];

/** jsdom's Blob has no text(). */
const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(String(reader.result));
    };
    reader.readAsText(file);
  });

beforeEach(() => {
  files = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        files.push(file);
        return 'blob:csv';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

const savedRows = async (label: string): Promise<readonly (readonly string[])[]> => {
  await userEvent.click(await screen.findByRole('button', { name: label }, { timeout: 15_000 }));
  await waitFor(
    () => {
      expect(files).toHaveLength(1);
    },
    { timeout: 30_000 },
  );
  const text = await textOf(files[0] as Blob);
  return Papa.parse<string[]>(text.replace('\uFEFF', '').trim()).data;
};

const settled = async (name: string) => {
  await waitFor(
    () => {
      expect(screen.getByRole('table', { name })).toHaveAttribute('aria-busy', 'false');
    },
    { timeout: 15_000 },
  );
};

it('all matching rows are saved, with the shown columns and order, and names instead of ids', async () => {
  const { show } = await createConsole();
  show('/zones?is_active=true&columns=name,account_id,region_id,reporting_status&sort=-name');
  await settled('Zones');
  const [, total] =
    /of (\d+)/.exec((await screen.findByText(/^Showing 1-25 of/)).textContent) ?? [];
  const [head, ...rows] = await savedRows('Download Zones as CSV');
  expect(head).toEqual(['Name', 'Organization', 'Region', 'Reporting']);
  expect(rows).toHaveLength(Number(total));
  const names = rows.map(([name = '']) => name);
  expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true })));
  expect(new Set(rows.map(([, organization]) => organization)).size).toBeGreaterThan(1);
  // Names instead of ids.
  expect(rows.flat().filter((cell) => /[\da-f]{8}-[\da-f]{4}-/.test(cell))).toEqual([]);
  expect(await screen.findByText(`${total} rows saved as zones.csv.`)).toBeVisible();
}, 90_000);

it('a list that is searched here saves the search results, and escapes formulas', async () => {
  const { show } = await createConsole({
    answer: ({ path }) =>
      path === '/api/regions'
        ? Response.json({
            results: [
              { id: '1', name: '=1+1 North', account_id: null, zones: ['a', 'b'] },
              { id: '2', name: 'South', account_id: null, zones: [] },
            ],
          })
        : undefined,
  });
  show('/zones/regions?q=north&columns=name,zones');
  await settled('Regions');
  expect(await savedRows('Download Regions as CSV')).toEqual([
    ['Name', 'Zone Count'],
    ["'=1+1 North", '2'],
  ]);
}, 60_000);

it('columns that are only drawn are left out', async () => {
  const { show } = await createConsole();
  show('/zones/jobs');
  await settled('Jobs');
  expect(screen.getByRole('columnheader', { name: 'Reason' })).toBeVisible();
  const [head] = await savedRows('Download Jobs as CSV');
  expect(head).toEqual(['Name', 'Zone', 'State', 'Scheduled', 'Items counted', 'Organization']);
}, 60_000);

it('rows are saved in the order of the labels that are shown, not of the values behind them', async () => {
  const { show } = await createConsole({
    answer: ({ path }) =>
      path === '/api/organizations/keys'
        ? Response.json({
            keys: [
              { id: '1', name: 'Till', role: 'administrator' },
              { id: '2', name: 'Display', role: 'user' },
            ],
          })
        : undefined,
  });
  show('/organizations/view/1/keys?columns=name,role&sort=role');
  await settled('API Keys');
  expect(await savedRows('Download API Keys as CSV')).toEqual([
    ['Name', 'Permission'],
    ['Display', 'Read'],
    ['Till', 'Read + Write'],
  ]);
}, 60_000);
