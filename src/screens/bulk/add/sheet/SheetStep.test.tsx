// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { products } from '../../../../../resources/products';
import { createI18nProvider } from '../../../../app/i18nProvider';
import { recordsBase } from '../../../../lib/grid/entries/bases';
import { createEntries } from '../../../../lib/grid/entries/createEntries';
import { english } from '../../../../messages/en/index';
import { declaredMessages } from '../../../../schema/declaredMessages';
import { planText } from '../../columns/zonePlan';
import { createBulkSession } from '../../session/createBulkSession';
import type { BulkWork } from '../../session/work';
import type { SentRow } from '../../../../lib/batches/types';
import { createKeyChecks } from '../checks/keyChecks';
import { SheetDeclaration } from '../../session/sheetTexts';
import { sheetColumns } from '../testing/sheetColumns';
import type { AddingState } from '../useAdding';
import { SheetStep } from './SheetStep';

const { writeTable } = vi.hoisted(() => ({
  writeTable: vi.fn((_: { readonly headings: readonly string[] }) => Promise.resolve(new Blob())),
}));
vi.mock('../../../../lib/tables/write/writeTable', async (original) => ({
  ...(await original<object>()),
  writeTable,
}));
vi.mock('../../../../lib/util/saveFile', () => ({ saveFile: vi.fn() }));

const i18nProvider = createI18nProvider({ ...english, resources: declaredMessages([products]) });
const columns = sheetColumns();
const zones = columns.length - 1;
const plan = planText({ on: ['12', '17'], off: [] });

const sheetOf = (sku: string) => {
  const row = columns.map((_, at) => (at === 0 ? sku : at === zones ? plan : 'Product'));
  const entries = createEntries({ columns, keyColumn: 0, base: recordsBase([row]) });
  const sheet = { entries, imports: [], lines: [] };
  const session = createBulkSession(
    () => ({ onBack: () => ({}) }) as unknown as BulkWork<SentRow>,
    { sheet },
  );
  const adding = {
    columns,
    targets: [],
    session,
    state: session.state(),
    numberOf: (row: number) => String(row + 2),
    fileImport: { take: vi.fn() },
    checks: createKeyChecks({ entries, ask: () => Promise.resolve([]) }),
    incomplete: [],
  } as unknown as AddingState;
  render(
    <CoreAdminContext i18nProvider={i18nProvider} store={memoryStore()}>
      <SheetDeclaration value={products}>
        <SheetStep adding={adding} sheet={sheet} hasActions panel={null} />
      </SheetDeclaration>
    </CoreAdminContext>,
  );
  return { entries, user: userEvent.setup() };
};

it.each(['everything', 'selection'])(
  'replaces what stands in cells, and nothing of the zones behind them (%s)',
  async (scope) => {
    const { entries, user } = sheetOf('A-1');
    screen.getByRole('grid').focus();
    if (scope === 'selection') await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('button', { name: 'Find and replace' }));
    await user.type(await screen.findByRole('textbox', { name: 'Find' }), '1');
    expect(screen.getByRole('combobox', { name: 'In' })).toHaveValue(scope);
    expect(await screen.findByText('1 of 1')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Replace with' }), '2');
    await user.click(screen.getByRole('button', { name: 'Replace all' }));
    expect(entries.textAt(0, 0)).toBe('A-2');
    expect(entries.textAt(0, zones)).toBe(plan);
  },
);

it('writes no zones behind the cells into the file of rows that are not made', async () => {
  const { user } = sheetOf('');
  await user.click(screen.getByRole('button', { name: /^Download 1 rejected row/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'As CSV' }));
  await waitFor(() => {
    expect(writeTable).toHaveBeenCalled();
  });
  const headings = writeTable.mock.calls[0]?.[0].headings;
  expect(headings).toContain('product_description');
  expect(headings).not.toContain('zones');
});
