// @vitest-environment jsdom
// The setup of one organization copied to another, over the stand-in.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createConsole } from '../../../views/testing/renderConsole';

const source = 'acc00000-0000-4000-8000-000000000001';
const title = 'Copy setup from another organization';
const target = 'acc00000-0000-4000-8000-000000000002';

type Made = Awaited<ReturnType<typeof createConsole>>;

const read = async ({ person }: Made, path: string): Promise<unknown> =>
  (await person.ask('GET', `/api/organizations/${path}`)).body;

const audited = (type: string, verb: string, id: string) => ({
  'X-Resource-Type': type,
  'X-Resource-Action': `${verb}_${type}`,
  'X-Resource-Id': id,
});

/** The other organization with one unit, and without its first two categories. */
const bareOrganization = async (options?: Parameters<typeof createConsole>[0]) => {
  const made = await createConsole(options);
  const { person } = made;
  const answers = [
    await person.ask(
      'PUT',
      `/api/organizations/${target}/uom`,
      { uoms: ['EACH'] },
      audited('ORGANIZATION_UNITS_OF_MEASURE', 'UPDATE', target),
    ),
  ];
  const { categories } = (await read(made, `${target}/categories`)) as {
    readonly categories: readonly { readonly id: string }[];
  };
  for (const { id } of categories.slice(0, 2)) {
    answers.push(
      await person.ask(
        'DELETE',
        `/api/organizations/${target}/categories/${id}`,
        undefined,
        audited('CATEGORY', 'DELETE', id),
      ),
    );
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  return { ...made, id: target };
};

const openDialog = async (made: Made & { readonly id: string }) => {
  const { router } = made.show(`/organizations/view/${made.id}`);
  await userEvent.click(await screen.findByRole('button', { name: title }));
  const dialog = await screen.findByRole('dialog', { name: title });
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Copy from' }));
  await userEvent.paste('Alder');
  await userEvent.click(await screen.findByRole('option', { name: /Alder & Vine/ }));
  return { ...within(dialog), router };
};

describe('Copy Setup', () => {
  it('shows what will be added, adds it, and takes it back', async () => {
    const made = await bareOrganization();
    const paths = ['uom', 'storages', 'features', 'categories'].map((part) => `${made.id}/${part}`);
    const readAll = () => Promise.all(paths.map((path) => read(made, path)));
    const before = await readAll();
    const dialog = await openDialog(made);
    const units = await dialog.findByRole('checkbox', { name: /^Units of Measure: \d+ to add$/ });
    expect(units).toBeChecked();
    await userEvent.click(
      dialog.getByRole('checkbox', { name: /^Product Categories: \d+ to add$/ }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await dialog.findByText(/^Units of Measure: \d+ added\.$/)).toBeVisible();
    expect(dialog.queryByText(/^Product Categories/)).not.toBeInTheDocument();
    expect(dialog.getByRole('heading', { name: 'Result' })).toHaveFocus();
    const [copiedUnits, , flags, categories] = await readAll();
    expect(copiedUnits).toEqual(await read(made, `${source}/uom`));
    expect(flags).not.toEqual(before[2]);
    expect(categories).toEqual(before[3]);

    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByText('The copy was undone.')).toBeVisible();
    expect(await readAll()).toEqual(before);
  });

  it('asks for the secrets of webhooks, and creates the authentication that they need', async () => {
    const made = await bareOrganization();
    const { person } = made;
    const auth = await person.ask(
      'POST',
      '/api/auth/settings',
      { account_id: source, name: 'Only here', environment: 'prod' },
      audited('AUTH_SETTINGS', 'CREATE', ''),
    );
    const hook = {
      ...{ account_id: source, auth_id: (auth.body as { readonly id: string }).id },
      ...{ name: 'Zeta hook', url: 'https://x.test/', method: 'POST', is_enabled: true },
      ...{ headers: { 'X-Key': '1' }, trigger_type: 'JOB_COMPLETED' },
    };
    const { triggers } = (await person.ask('GET', '/api/webhooks/triggers')).body as {
      readonly triggers: readonly string[];
    };
    await person.ask(
      'POST',
      '/api/webhooks',
      { ...hook, trigger_type: triggers[0] },
      audited('WEBHOOK', 'CREATE', ''),
    );
    const settings = () => made.sentTo('POST', '/api/auth/settings');
    await person.ask(
      'POST',
      '/api/auth/settings',
      { account_id: source, name: 'Not used yet', environment: 'dev' },
      audited('AUTH_SETTINGS', 'CREATE', ''),
    );
    const before = made.sentTo('POST', '/api/webhooks').length;
    const dialog = await openDialog(made);
    const part = await dialog.findByRole('checkbox', { name: /^Webhooks: \d+ to add$/ });
    expect(dialog.queryByRole('group', { name: 'Secrets' })).not.toBeInTheDocument();
    await userEvent.click(part);
    expect(await dialog.findByText('Also create 1 authentication there: Only here')).toBeVisible();
    // What a webhook needs is created with it; the others are chosen apart.
    const unused = dialog.getByRole('checkbox', { name: /^Authentication settings: \d+ to add$/ });
    expect(unused).not.toBeChecked();
    await userEvent.click(unused);
    expect(dialog.getByText(/(^|, )Not used yet(,|$)/)).toBeVisible();
    expect(dialog.queryByText(/(^|, )Only here(,|$)/)).toBeNull();
    await userEvent.click(dialog.getByLabelText('Headers of Zeta hook'));
    await userEvent.paste('{"X-Key"');
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await dialog.findByText('Fix the marked secrets first.')).toBeVisible();
    expect(dialog.getByText('Headers is not valid JSON.')).toBeVisible();
    expect(made.sentTo('POST', '/api/webhooks')).toHaveLength(before);
    await userEvent.click(dialog.getByLabelText('Headers of Zeta hook'));
    await userEvent.paste(':"hush-1"}');
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(
      await dialog.findByText(/^Webhooks: \d+ added\.$/, {}, { timeout: 20_000 }),
    ).toBeVisible();
    const unusedSent = settings().filter(({ body }) =>
      JSON.stringify(body).includes('Not used yet'),
    );
    expect(unusedSent.map(({ body }) => body)).toEqual([
      { account_id: target, name: 'Not used yet', environment: 'dev' },
    ]);
    const setting = settings().findLast(({ body }) => JSON.stringify(body).includes('Only here'));
    expect(setting?.body).toMatchObject({
      account_id: target,
      name: 'Only here',
      environment: 'prod',
    });
    const copy = made
      .sentTo('POST', '/api/webhooks')
      .slice(before)
      .map(({ body }) => body as Readonly<Record<string, unknown>>)
      .find(({ name }) => name === 'Zeta hook');
    expect(copy).toMatchObject({ account_id: target, headers: { 'X-Key': 'hush-1' } });
    expect(copy?.auth_id).not.toBe(hook.auth_id);
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(
      await dialog.findByText(
        'Only here: It cannot be removed here, so it stays.',
        {},
        { timeout: 20_000 },
      ),
    ).toBeVisible();
  }, 120_000);

  it('says how it ended, on the page that the person has opened since', async () => {
    const made = await bareOrganization({
      answer: ({ method, path }) =>
        method === 'POST' && path.endsWith('/categories')
          ? Response.json({ message: 'Not today.' }, { status: 403 })
          : undefined,
    });
    const dialog = await openDialog(made);
    await dialog.findByRole('checkbox', { name: /^Product Categories: \d+ to add$/ });
    const release = made.hold(({ method }) => method === 'PUT');
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await act(() => dialog.router.navigate('/users'));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    release();
    expect(
      await screen.findByText(
        /^Copying setup to .*: Units of Measure: \d+ added\..*Product Categories: \d+ not copied\./,
      ),
    ).toBeVisible();
  });

  it('names what failed with its reason, and copies only that again', async () => {
    let isRefusing = true;
    const made = await bareOrganization({
      answer: ({ method, path }) =>
        isRefusing && method === 'POST' && path.endsWith('/categories')
          ? Response.json({ message: 'Not today.' }, { status: 403 })
          : undefined,
    });
    const dialog = await openDialog(made);
    await dialog.findByRole('checkbox', { name: /^Product Categories: \d+ to add$/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await dialog.findByText(/^Product Categories: \d+ not copied\./)).toBeVisible();
    expect(dialog.getByText(/^Units of Measure: \d+ added\.$/)).toBeVisible();
    isRefusing = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Copy what is missing' }));
    await waitFor(() => {
      expect(dialog.getByText(/^Product Categories: \d+ added\.$/)).toBeVisible();
    });
    expect(dialog.getByText(/^Units of Measure: \d+ added\.$/)).toBeVisible();
    expect(dialog.queryByText(/not copied/)).not.toBeInTheDocument();
  });
});
