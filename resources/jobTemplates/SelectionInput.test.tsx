// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createConsole } from '../../src/views/testing/renderConsole';

const organizationId = 'acc00000-0000-4000-8000-000000000001';

const nightly = {
  id: 't-1',
  account_id: organizationId,
  name: 'Nightly',
  description: 'Counts.',
  cron_expression: '0 0 * * *',
  duration: 3600,
  template: { products: [], aisle: 4 },
  zones: [{ zone_id: 'gone', template: {} }],
};

/** Opens the form of a template with a zone that no longer exists. */
const opened = async (more: object = {}, refused?: Readonly<Record<string, string>>) => {
  let errors = refused;
  const template = { ...nightly, ...more };
  const made = await createConsole({
    answer: ({ method, path }) => {
      if (!path.startsWith(`/api/organizations/${organizationId}/job-templates`)) return undefined;
      if (method === 'PUT' && errors) {
        const told = errors;
        errors = undefined;
        return Response.json({ message: 'Refused.', errors: told }, { status: 400 });
      }
      return Response.json(method === 'GET' ? { job_templates: [template] } : template);
    },
  });
  const shown = made.show(`/organizations/view/${organizationId}/job-templates/edit/t-1`);
  await screen.findByRole('dialog', { name: /^Edit Job Template/ }, long);
  const changes = () => made.sent.filter(({ method }) => method !== 'GET');
  return { ...made, ...shown, changes };
};
const saved = 'Job Template "Nightly" updated successfully!';
const long = { timeout: 30_000 };

const openTab = async (label: string) => {
  const tab = await screen.findByRole('tab', { name: new RegExp(`^${label}`) }, long);
  if (tab.getAttribute('aria-selected') !== 'true') await userEvent.click(tab);
};
const field = async (label: string) => {
  await openTab(label);
  return screen.findByRole('group', { name: new RegExp(`^${label}`) }, long);
};
const table = async (label: string) => within(await field(label)).findByRole('table', {}, long);
/** The rows' switches, once they are loaded. */
const switches = async (label: string) => {
  const own = await table(label);
  await waitFor(() => {
    expect(own).toHaveAttribute('aria-busy', 'false');
  }, long);
  return within(own)
    .getAllByRole('switch')
    .filter((one) => one.getAttribute('aria-label') !== 'All on this page');
};
const all = async (label: string) =>
  within(await table(label)).getByRole('switch', { name: 'All on this page' });
const headings = async (label: string) =>
  within(await table(label))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent.trim());

describe('products and zones of a job template', () => {
  it('are shown in a list with the columns of rules 2, and a switch first', async () => {
    await opened();
    expect((await headings('Zones')).slice(1)).toEqual([
      'Name',
      'Region',
      'External ID',
      'Timezone',
      'Reporting',
      'Template',
    ]);
    expect((await headings('Products')).slice(1)).toEqual([
      'SKU',
      'Description',
      'Eligibility',
      'Archived',
    ]);
    expect(await all('Products')).not.toBeChecked();
    // A row's name is not a link, which would leave the form.
    expect(within(await table('Products')).queryByRole('link')).not.toBeInTheDocument();
  }, 120_000);

  it('are kept in the form and sent with it, in the order of selection', async () => {
    const { changes } = await opened();
    const rows = await switches('Products');
    const [first, second, third] = rows;
    await userEvent.click(third as HTMLElement);
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    await userEvent.click(first as HTMLElement);
    expect(third).toBeChecked();
    expect(first).not.toBeChecked();
    expect(await field('Products')).toHaveAccessibleName(/2 selected/);
    expect(await all('Products')).toHaveAccessibleDescription('2 of 25 on');
    expect(changes()).toEqual([]);
    expect(screen.queryByRole('status', { name: /available/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(changes()).toHaveLength(1);
    }, long);
    const [call] = changes();
    const body = call?.body as {
      zones: unknown;
      template: { products: readonly string[]; aisle: number };
    };
    expect(call?.path).toMatch(/job-templates\/t-1$/);
    // An id that is no longer in the list is kept.
    expect(body.zones).toEqual([{ zone_id: 'gone', template: {} }]);
    expect(body.template.aisle).toBe(4);
    expect(body.template.products).toHaveLength(2);
    expect(await screen.findByText(saved, {}, long)).toBeVisible();
  }, 120_000);

  it('are not sent if the form is closed', async () => {
    const { changes } = await opened();
    for (const row of (await switches('Products')).slice(0, 3)) await userEvent.click(row);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }, long));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }, long);
    expect(changes()).toEqual([]);
  }, 120_000);

  it('are switched a page at a time, and stay selected on other pages', async () => {
    const { changes } = await opened();
    await switches('Products');
    await userEvent.click(await all('Products'));
    expect(await all('Products')).toBeChecked();
    expect(await field('Products')).toHaveAccessibleName(/25 selected/);
    const [above] = within(await field('Products')).getAllByRole('button', { name: 'Page 2' });
    await userEvent.click(above as HTMLElement);
    await waitFor(async () => {
      expect(await all('Products')).toHaveAccessibleDescription('0 of 25 on');
    }, long);
    const [row] = await switches('Products');
    await userEvent.click(row as HTMLElement);
    expect(await field('Products')).toHaveAccessibleName(/26 selected/);
    // From the mixed state it switches all rows on, then all off.
    await userEvent.click(await all('Products'));
    expect(await field('Products')).toHaveAccessibleName(/50 selected/);
    await userEvent.click(await all('Products'));
    expect(await field('Products')).toHaveAccessibleName(/25 selected/);
    expect(changes()).toEqual([]);
  }, 120_000);

  it('are switched all at once on every page, as far as they match', async () => {
    const { changes } = await opened();
    await switches('Products');
    const products = within(await field('Products'));
    await userEvent.click(products.getByRole('button', { name: 'Select all 640' }));
    expect(await screen.findByRole('group', { name: /640 selected/ }, long)).toBeVisible();
    expect(await all('Products')).toBeChecked();
    const [row] = await switches('Products');
    await userEvent.click(row as HTMLElement);
    expect(await field('Products')).toHaveAccessibleName(/639 selected/);
    await userEvent.type(products.getByRole('searchbox'), 'milk');
    const clear = await products.findByRole('button', { name: /^Deselect all (?!640)\d+$/ }, long);
    const found = Number(/\d+/.exec(clear.textContent)?.[0]);
    await userEvent.click(clear);
    await waitFor(async () => {
      const left = Number(/(\d+) selected/.exec((await field('Products')).textContent)?.[1]);
      expect([640 - found, 639 - found]).toContain(left);
    }, long);
    expect(changes()).toEqual([]);
  }, 120_000);

  it('show the template of each row, and mark this one', async () => {
    await opened();
    const [row] = await switches('Zones');
    await userEvent.click(row as HTMLElement);
    expect(within(await table('Zones')).getByText('This template')).toBeVisible();
  }, 120_000);

  it('that no longer exist can be removed after the platform refuses them', async () => {
    const { changes } = await opened({}, { zones: 'The organization has no such zone.' });
    await switches('Zones');
    await openTab('Schedule');
    const name = screen.getByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The organization has no such zone.', {}, long)).toBeVisible();
    // Above the form, on any tab.
    await waitFor(() => {
      expect(document.activeElement).toHaveTextContent('Remove it');
      expect(name.compareDocumentPosition(document.activeElement as Element)).toBe(
        Node.DOCUMENT_POSITION_PRECEDING,
      );
    }, long);
    await userEvent.keyboard('{Enter}');
    expect(await field('Zones')).toHaveAccessibleName(/0 selected/);
    expect(screen.queryByText('Zones: one selection no longer exists.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(saved, {}, long)).toBeVisible();
    expect(changes().at(-1)?.body).toMatchObject({ name: 'Nightly 2', zones: [] });
  }, 120_000);

  it('that were just added are not said to be gone', async () => {
    let stored = { products: ['5c000000-0000-4000-8000-000000000001'] };
    const ofTemplate = (query: URLSearchParams) =>
      query.get('filters')?.includes('job_template_id') === true;
    const made = await createConsole({
      answer: ({ method, path, query, body }) => {
        if (path === '/api/products' && ofTemplate(query)) {
          const products = stored.products.map((id) => ({ id }));
          return Response.json({ products, total: products.length });
        }
        if (!path.startsWith(`/api/organizations/${organizationId}/job-templates`))
          return undefined;
        if (method === 'PUT') ({ template: stored } = body as { template: typeof stored });
        const template = { ...nightly, template: stored, zones: [] };
        return Response.json(method === 'GET' ? { job_templates: [template] } : template);
      },
    });
    const reads = () =>
      made.sentTo('GET', '/api/products').filter(({ query }) => ofTemplate(query));
    const address = `/organizations/view/${organizationId}/job-templates/edit/t-1`;
    const { router } = made.show(address);
    const [, second] = await switches('Products');
    await userEvent.click(second as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(saved, {}, long)).toBeVisible();
    expect(stored.products).toHaveLength(2);
    expect(reads()).toHaveLength(1);
    await act(() => router.navigate(address));
    const [own, next] = await switches('Products');
    expect(own).toBeChecked();
    expect(next).toBeChecked();
    await waitFor(() => {
      expect(reads()).toHaveLength(2);
    }, long);
    expect(screen.queryByText(/no longer exists?\.$/)).not.toBeInTheDocument();
  }, 120_000);

  it('are searched without submitting the form, and may be none', async () => {
    const { changes } = await opened({
      template: { products: ['5C000000-0000-4000-8000-000000000001'] },
    });
    const [own] = await switches('Products');
    expect(own).toBeChecked();
    await userEvent.click(own as HTMLElement);
    const box = within(await field('Products')).getByRole('searchbox');
    await userEvent.type(box, 'zzzz{Enter}');
    expect(await screen.findByText('No products match your search.', {}, long)).toBeVisible();
    expect(changes()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(changes()).toHaveLength(1);
    }, long);
    expect(changes()[0]?.body).toMatchObject({ template: { products: [] } });
  }, 120_000);
});
