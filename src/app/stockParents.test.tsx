// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, screen, waitFor } from '@testing-library/react';
import {
  Datagrid,
  EditButton,
  ListBase,
  RecordContextProvider,
  ReferenceField,
  ReferenceInput,
  ReferenceManyField,
  ReferenceOneField,
  ResourceContextProvider,
  SelectInput,
  ShowButton,
  SimpleForm,
  TextField,
  useGetList,
  useGetOne,
  useRecordContext,
} from 'react-admin';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { organizationId } from '../../demo/store/seed/organizations';
import { createConsole } from '../views/testing/renderConsole';

const [alder, brightwater] = [organizationId(0), organizationId(1)];
const categoriesOf = (id: string) => `/api/organizations/${id}/categories`;
const organizationPage = (id: string) => `/organizations/view/${id}`;

const answers: Readonly<Record<string, object>> = {
  [categoriesOf(alder)]: { categories: [{ id: 'c1', name: 'Dairy', type: 'PRIMARY' }] },
  [categoriesOf(brightwater)]: { categories: [{ id: 'c2', name: 'Bakery', type: 'PRIMARY' }] },
};

/** Renders stock components at an address, with the categories of two organizations. */
const open = async (address: string, page: ReactNode) => {
  const made = await createConsole({
    page,
    answer: ({ method, path }) => {
      const body = method === 'GET' ? answers[path] : undefined;
      return body && Response.json(body);
    },
  });
  return { ...made, ...made.show(address) };
};

const Names = () => {
  const { data, error } = useGetList('categories');
  return <output>{error?.message ?? data?.map(({ name }) => String(name)).join()}</output>;
};

describe('components of react-admin without meta.within', () => {
  it('list the entities of a record by their target', async () => {
    await open(
      '/',
      <RecordContextProvider value={{ id: alder }}>
        <ReferenceManyField reference="categories" target="account_id">
          <Datagrid bulkActionButtons={false} rowClick={false}>
            <TextField source="name" />
          </Datagrid>
        </ReferenceManyField>
      </RecordContextProvider>,
    );
    expect(await screen.findByText('Dairy')).toBeVisible();
  });

  it('show one of them by its target', async () => {
    await open(
      '/',
      <RecordContextProvider value={{ id: brightwater }}>
        <ReferenceOneField reference="categories" target="account_id">
          <TextField source="name" />
        </ReferenceOneField>
      </RecordContextProvider>,
    );
    expect(await screen.findByText('Bakery')).toBeVisible();
  });

  it('take the parent from the page', async () => {
    await open(
      organizationPage(alder),
      <RecordContextProvider value={{ id: 1, category_id: 'c1' }}>
        <ReferenceField source="category_id" reference="categories" />
      </RecordContextProvider>,
    );
    expect(await screen.findByText(/Dairy/)).toBeVisible();
  });

  it('take the parent from the record of the page, once it was read', async () => {
    const Page = () => {
      const { data } = useGetOne('products', { id: 'p1' });
      return data ? <Names /> : null;
    };
    const made = await createConsole({
      page: <Page />,
      answer: ({ path }) =>
        path === '/api/products/p1'
          ? Response.json({ id: 'p1', account_id: brightwater, sku: 'A' })
          : answers[path] && Response.json(answers[path]),
    });
    made.show('/products/view/p1');
    expect(await screen.findByText('Bakery')).toBeVisible();
  });

  it('take the parent of a reference from the record that refers to it', async () => {
    const Pick = () => {
      const record = useRecordContext();
      return record ? (
        <ReferenceField source="inventory_pick_list_slot_id" reference="pickLists" link="show">
          <TextField source="label" />
        </ReferenceField>
      ) : null;
    };
    const made = await createConsole({
      page: (
        <ListBase resource="products" disableSyncWithLocation perPage={1} disableAuthentication>
          <Datagrid bulkActionButtons={false} rowClick={false}>
            <Pick />
          </Datagrid>
        </ListBase>
      ),
      answer: ({ path }) => {
        if (path === '/api/products')
          return Response.json({
            products: [
              { id: 'p1', account_id: alder, inventory_pick_list_slot_id: 'l1', sku: 'A' },
            ],
            total: 1,
          });
        return path === '/api/pick-lists/l1'
          ? Response.json({ id: 'l1', label: 'Morning' })
          : undefined;
      },
    });
    made.show('/products');
    const link = (await screen.findByText('Morning')).closest('a');
    expect(link).toHaveAttribute('href', `${organizationPage(alder)}/pick-lists/view/l1`);
  });

  it('offer the choices of the page in an input', async () => {
    await open(
      organizationPage(brightwater),
      <ResourceContextProvider value="products">
        <SimpleForm toolbar={false} record={{ id: 1, category_id: 'c2' }}>
          <ReferenceInput source="category_id" reference="categories">
            <SelectInput optionText="name" />
          </ReferenceInput>
        </SimpleForm>
      </ResourceContextProvider>,
    );
    expect(await screen.findByText('Bakery')).toBeVisible();
  });

  it('show the rows of the current page, never those of the page before', async () => {
    const { router, sentTo } = await open(organizationPage(alder), <Names />);
    const shown = () => screen.getByRole('status').textContent;
    await waitFor(() => {
      expect(shown()).toBe('Dairy');
    });
    // Rendered again by the new address, as a component of a page is.
    const seen: (string | null)[] = [];
    const observer = new MutationObserver(() => seen.push(shown()));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    await act(() => router.navigate(`${organizationPage(brightwater)}/apps`));
    await waitFor(() => {
      expect(shown()).toBe('Bakery');
    });
    observer.disconnect();
    expect(seen).not.toContain('Dairy');
    expect(sentTo('GET', categoriesOf(brightwater))).toHaveLength(1);
    await act(() => router.navigate(organizationPage(alder)));
    await waitFor(() => {
      expect(shown()).toBe('Dairy');
    });
  });

  it('say what is missing where nothing tells the parent, and send nothing', async () => {
    const { sent } = await open('/', <Names />);
    expect(
      await screen.findByText(
        'Product Categories belong to a record of this kind: Organization. Open its page first.',
      ),
    ).toBeVisible();
    expect(sent.filter(({ path }) => path.includes('categories'))).toEqual([]);
  });

  it('link to the declared addresses', async () => {
    await open(
      organizationPage(alder),
      <ThemeProvider theme={createTheme()}>
        <ResourceContextProvider value="pickLists">
          <RecordContextProvider value={{ id: 'l1' }}>
            <EditButton />
            <ShowButton />
          </RecordContextProvider>
        </ResourceContextProvider>
      </ThemeProvider>,
    );
    const hrefs = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      `${organizationPage(alder)}/pick-lists/view/l1/edit`,
      `${organizationPage(alder)}/pick-lists/view/l1`,
    ]);
  });
});
