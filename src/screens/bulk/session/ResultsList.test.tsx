// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { declarations } from '../../../../resources/index';
import { products } from '../../../../resources/products';
import { createI18nProvider } from '../../../app/i18nProvider';
import { RegistryProvider } from '../../../fields/useDeclaration';
import { english } from '../../../messages/en/index';
import { declaredMessages } from '../../../schema/declaredMessages';
import { createRegistry } from '../../../schema/registry';
import type { RowResult } from '../../../lib/batches/types';
import { SheetDeclaration } from './sheetTexts';
import { ResultsList, type ResultsListProps } from './ResultsList';

const registry = createRegistry(declarations);

const saved = (row: number): RowResult => ({ row, id: `p${row}`, type: 'saved', faults: [] });

interface Given extends Partial<ResultsListProps> {
  readonly messages?: typeof english;
}

const tree = (results: readonly RowResult[], { messages = english, ...given }: Given = {}) => (
  <MemoryRouter>
    <CoreAdminContext
      i18nProvider={createI18nProvider({ ...messages, resources: declaredMessages(registry.all) })}
      store={memoryStore()}
    >
      <RegistryProvider registry={registry}>
        <SheetDeclaration value={products}>
          <ResultsList
            outcomes={results.map((result) => ({
              row: {
                row: result.row,
                shown: {
                  sku: `SKU-${result.row}`,
                  product_description: `Product ${result.row}`,
                  primary_category: 'Drinks',
                  category: '',
                  item_app_eligible: ['PRODUCTION', 'TEST', 'NONE'][result.row % 3] ?? '',
                },
              },
              result,
            }))}
            onRetry={null}
            onSendAgain={null}
            fileName="results"
            {...given}
          />
        </SheetDeclaration>
      </RegistryProvider>
    </CoreAdminContext>
  </MemoryRouter>
);

const show = (...shown: Parameters<typeof tree>) => render(tree(...shown));

const bodyRows = () => screen.getAllByRole('row').slice(1);

describe('the list of results', () => {
  it('has each row with its number, a link to the record and its eligibility', () => {
    show([saved(3), saved(1)]);
    expect(screen.getByText('Saved 2 results')).toBeVisible();
    const [first, second] = bodyRows();
    expect(first).toHaveTextContent(/^1SKU-3Product 3Drinks.*PRODUCTION/);
    expect(second).toHaveTextContent(/^2SKU-1/);
    expect(screen.getByRole('link', { name: 'SKU-3' })).toHaveAttribute(
      'href',
      '/products/view/p3',
    );
  });

  it('says what failed, narrows to it, and tries it again', async () => {
    const onRetry = vi.fn();
    show(
      [
        saved(0),
        {
          row: 1,
          id: 'p1',
          type: 'partly',
          faults: [{ part: 'state', reason: 'The platform is busy.' }],
        },
        {
          row: 2,
          id: null,
          type: 'failed',
          faults: [{ part: 'product', reason: 'Exists already.' }],
        },
        { row: 4, id: null, type: 'unsent', faults: [] },
      ],
      { onRetry },
    );
    // A partly saved record counts as saved.
    expect(screen.getByText('Saved 2 results')).toBeVisible();
    expect(screen.getByText('State: The platform is busy.')).toBeVisible();
    const failed = screen.getByRole('row', { name: /SKU-2/ });
    expect(within(failed).queryByRole('link')).toBeNull();
    expect(failed).toHaveTextContent('Product: Exists already.');
    await userEvent.click(screen.getByRole('switch', { name: 'Only the 3 not fully saved' }));
    expect(bodyRows()).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Try 3 rows again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('calls what a removal did removed, in the file as well', async () => {
    const written: Blob[] = [];
    const keep = (blob: Blob) => {
      written.push(blob);
      return 'blob:results';
    };
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: keep, revokeObjectURL: vi.fn() }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    show([saved(0), { row: 1, id: 'p1', type: 'unsent', faults: [] }], { done: 'removed' });
    expect(screen.getByText('Removed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Download results' }));
    await vi.waitFor(() => expect(written).toHaveLength(1), { timeout: 15_000 });
    // jsdom's Blob has no text().
    const reader = new FileReader();
    reader.readAsText(written[0] as Blob);
    await vi.waitFor(() => expect(reader.result).toMatch(/SKU-0.*,Removed,\s+SKU-1.*,Not sent,/));
  });

  it('offers to send refused rows again, beside those that can be retried (G5)', async () => {
    const [onRetry, onSendAgain] = [vi.fn(), vi.fn()];
    show(
      [
        {
          row: 1,
          id: null,
          type: 'failed',
          faults: [{ part: 'product', reason: 'No.', isRefused: true }],
        },
        { row: 2, id: null, type: 'unsent', faults: [] },
      ],
      { onRetry, onSendAgain },
    );
    expect(screen.getByRole('button', { name: 'Try 1 row again' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send 1 refused row again' }));
    expect(onSendAgain).toHaveBeenCalledOnce();
    expect(onRetry).not.toHaveBeenCalled();
  });

  it('stays narrowed when nothing is left to show, and says so (B6)', async () => {
    const { rerender } = show([saved(0), { row: 1, id: null, type: 'unsent', faults: [] }]);
    await userEvent.click(screen.getByRole('switch', { name: 'Only the one not fully saved' }));
    rerender(tree([saved(0), saved(1)]));
    expect(screen.getByText('No results to display.')).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Only the 0 not fully saved' }));
    expect(bodyRows()).toHaveLength(2);
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('says in the language of the page why a row failed, whatever it was when it failed', () => {
    const { bulkEdit } = english.facings;
    const held = { ...bulkEdit.children.held, gone: 'Il n’existe plus.' };
    const children = { ...bulkEdit.children, held };
    const messages = {
      ...english,
      facings: { ...english.facings, bulkEdit: { ...bulkEdit, children } },
    } as unknown as typeof english;
    const reason = { key: 'facings.bulkEdit.children.held.gone' };
    const failed: RowResult = {
      row: 1,
      id: 'p1',
      type: 'failed',
      faults: [{ part: 'state', reason }],
    };
    const { unmount } = show([failed]);
    expect(screen.getByText('State: It no longer exists.')).toBeVisible();
    unmount();
    show([failed], { messages });
    expect(screen.getByText('State: Il n’existe plus.')).toBeVisible();
  });

  it('says that there is nothing', () => {
    show([]);
    expect(screen.getByText('No results to display.')).toBeVisible();
    expect(screen.getByText('Saved 0 results')).toBeVisible();
  });

  it('renders only the visible rows of a hundred thousand', () => {
    show(Array.from({ length: 100_000 }, (_, row) => saved(row)));
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '100001');
    expect(bodyRows().length).toBeLessThan(120);
  });
});
