// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { declarations } from '../../../../resources/index';
import { products } from '../../../../resources/products';
import { productStates } from '../../../../resources/productStates';
import { createI18nProvider } from '../../../app/i18nProvider';
import { english } from '../../../messages/en/index';
import { declaredMessages } from '../../../schema/declaredMessages';
import { createRegistry } from '../../../schema/registry';
import { stillRun } from '../../../lib/batches/testing/stillRun';
import type { NewerValues, RowResult } from '../../../lib/batches/types';
import type { ChangedRow } from '../save/rows';
import { SheetDeclaration } from '../session/sheetTexts';
import { NewerChoices, type NewerSides } from './NewerChoices';
import { productColumns } from './testing/productSheet';

const registry = createRegistry(declarations);

const shown = (
  newer: readonly (NewerValues | undefined)[],
  child?: NonNullable<ChangedRow['child']>,
) => {
  const rows = newer.map((_, row): ChangedRow => ({
    row,
    id: `p${row}`,
    shown: { sku: `SKU-${row}`, category: 'Ours', is_archived: 'true' },
    was: { category: '', is_archived: 'false' },
    before: {},
    after: {},
    ...(child ? { child } : {}),
  }));
  const results = new Map(
    newer.map((values, row): [number, RowResult] => [
      row,
      {
        row,
        id: `p${row}`,
        type: values ? 'failed' : 'saved',
        faults: values ? [{ part: 'product', reason: 'changed', newer: values }] : [],
      },
    ]),
  );
  const sent = { of: 'sheet' as const, run: { ...stillRun(), results: () => results }, rows };
  const Choosing = () => {
    const [choices, onChoose] = useState<NewerSides>(new Map());
    return (
      <NewerChoices
        {...{ sent, choices, onChoose }}
        columns={productColumns}
        child={productStates}
      />
    );
  };
  render(
    <CoreAdminContext
      i18nProvider={createI18nProvider({ ...english, resources: declaredMessages(registry.all) })}
      store={memoryStore()}
    >
      <SheetDeclaration value={products}>
        <Choosing />
      </SheetDeclaration>
    </CoreAdminContext>,
  );
  return sent.run;
};

const theirs = { value: 'Theirs', text: 'Theirs' };
const lines = () => screen.getAllByRole('row').slice(1);
const choose = (at: number, name: string) =>
  userEvent.click(within(lines()[at] ?? document.body).getByRole('button', { name }));

it('sends a row once all its newer values are decided, and only such rows', async () => {
  const run = shown([
    { category: theirs, is_archived: { value: false, text: 'false' } },
    undefined,
    { category: theirs },
  ]);
  // The texts of the sheet, as it shows them.
  expect(lines().map(({ textContent }) => textContent)).toEqual([
    'SKU-0Secondary Category(empty)TheirsOursOverwriteKeep theirs',
    'SKU-0ArchivedNot archivedNot archivedArchivedOverwriteKeep theirs',
    'SKU-2Secondary Category(empty)TheirsOursOverwriteKeep theirs',
  ]);
  await choose(0, 'Overwrite');
  expect(screen.getByRole('button', { name: 'Save choices for 0 rows' })).toBeDisabled();
  await choose(1, 'Keep theirs');
  await userEvent.click(screen.getByRole('button', { name: 'Save choices for 1 row' }));
  expect(run.decide).toHaveBeenLastCalledWith(
    new Map([[0, { category: 'ours', is_archived: 'theirs' }]]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Overwrite all 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save choices for 2 rows' }));
  expect(run.decide).toHaveBeenLastCalledWith(
    new Map([
      [0, { category: 'ours', is_archived: 'ours' }],
      [2, { category: 'ours' }],
    ]),
  );
});

it('shows values of a state as its fields do, and asks about each of them', async () => {
  const size = (width: number) => ({ width, height: 2, depth: 3.5 });
  const run = shown(
    [
      {
        'state.product_dimensions': { value: size(4), text: 'size' },
        'state.reporting_uom': { value: null, text: '' },
        'state.is_reporting_uom_conversion': { value: false, text: '' },
      },
    ],
    {
      id: 's',
      key: 'BOX',
      before: { product_dimensions: null, reporting_uom: 'OZ', is_reporting_uom_conversion: null },
      after: {
        product_dimensions: size(1),
        reporting_uom: 'LB',
        is_reporting_uom_conversion: true,
      },
    },
  );
  expect(lines().map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'SKU-0BOX: Product dimensions–4 × 2 × 3.5 in1 × 2 × 3.5 inOverwriteKeep theirs',
    'SKU-0BOX: Reporting UOMOZ–LBOverwriteKeep theirs',
    'SKU-0BOX: Reporting options–As countedConverted for reportsOverwriteKeep theirs',
  ]);
  await choose(0, 'Overwrite');
  await choose(1, 'Keep theirs');
  await choose(2, 'Keep theirs');
  await userEvent.click(screen.getByRole('button', { name: 'Save choices for 1 row' }));
  expect(run.decide).toHaveBeenLastCalledWith(
    new Map([
      [
        0,
        {
          'state.product_dimensions': 'ours',
          'state.reporting_uom': 'theirs',
          'state.is_reporting_uom_conversion': 'theirs',
        },
      ],
    ]),
  );
});

it('asks whether a state that is gone is added again', async () => {
  const run = shown([{ 'state.': { value: null, text: '' } }], {
    id: 's',
    key: 'BOX',
    before: { uom: 'EACH' },
    after: { uom: 'CASE' },
    values: { state: 'BOX', uom: 'CASE' },
  });
  expect(lines().map(({ textContent }) => textContent)).toEqual([
    'SKU-0BOX: StateBOX–BOXOverwriteKeep theirs',
  ]);
  await choose(0, 'Overwrite');
  await userEvent.click(screen.getByRole('button', { name: 'Save choices for 1 row' }));
  expect(run.decide).toHaveBeenLastCalledWith(new Map([[0, { 'state.': 'ours' }]]));
});

it('shows nothing where no row has newer values', () => {
  shown([undefined]);
  expect(screen.queryByRole('table')).toBeNull();
});
