// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { products } from '../../../../resources/products';
import { createI18nProvider } from '../../../app/i18nProvider';
import { english } from '../../../messages/en/index';
import { fakeLinks } from '../save/testing/fakePlatform';
import { createEditing, type Saving } from './createEditing';
import { productColumns } from './testing/productSheet';
import { stillRun } from './testing/stillRun';
import type { Opened } from './useEditing';
import { useFooter } from './useFooter';

const Further = ({ opened }: { readonly opened: Opened }) => useFooter(opened, null).further;

const backFrom = async (kind: Saving['kind']) => {
  const editing = createEditing({
    accountId: 'org-1',
    declaration: products,
    columns: productColumns,
    links: fakeLinks,
    provider: {} as FacingsDataProvider,
    onSaved: () => undefined,
  });
  editing.show({ kind, run: stillRun(), rows: [] });
  const again = vi.fn();
  render(
    <I18nContextProvider value={createI18nProvider(english)}>
      <Further opened={{ editing, columns: productColumns, again }} />
    </I18nContextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Back to the sheet' }));
  return again;
};

it.each(['rest', 'undo'] as const)(
  'loads the sheet anew after what was none of it: %s',
  async (kind) => {
    expect(await backFrom(kind)).toHaveBeenCalledOnce();
  },
);

it('keeps the sheet after its own saving', async () => {
  expect(await backFrom('edit')).not.toHaveBeenCalled();
});
