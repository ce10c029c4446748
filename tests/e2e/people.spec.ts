/**
 * Users and jobs end to end (rules 6, 7; rules R3, R51).
 *
 * @worlds demo: entities.spec.ts tests the same forms over HTTP.
 */
import type { StandIn } from './support/standIn';
import { admin, expect, test } from './support/test';

const sent = async (standIn: StandIn, method: string, path = '/api/users') =>
  (await standIn.calls()).filter((call) => call.method === method && call.path === path);

const other = 'Amara Nwosu';

test(
  'users: a role, one’s own rights, a removal',
  { tag: '@main' },
  async ({ page, open, go, standIn }) => {
    await test.step('users cannot remove their own rights', async () => {
      await open('/users');
      const row = page.getByRole('row').filter({ hasText: admin.email });
      await row.getByRole('link', { name: /^Edit / }).click();
      const panel = page.getByRole('dialog', { name: 'Edit Role' });
      await panel.getByRole('combobox', { name: 'Role' }).click();
      await page.getByRole('option', { name: 'User', exact: true }).click();
      await panel.getByRole('button', { name: 'Save' }).click();
      await expect(panel.getByText(/cannot change your own role/)).toBeVisible();
      await expect(panel.getByRole('combobox', { name: 'Role' })).toHaveText('User');
      await panel.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
      await expect(row.getByText('Administrator', { exact: true })).toBeVisible();

      await expect(row.getByRole('button', { name: /^Remove / })).toHaveCount(0);
    });

    await test.step('the role of a user is changed, under its own action', async () => {
      await go('/users');
      const row = page.getByRole('row', { name: new RegExp(other) });
      const before = (await row.getByText(/^(User|Administrator)$/).textContent()) ?? '';
      const after = before === 'User' ? 'Administrator' : 'User';
      await row.getByRole('link', { name: `Edit ${other}` }).click();
      const panel = page.getByRole('dialog', { name: 'Edit Role' });
      await panel.getByRole('combobox', { name: 'Role' }).click();
      await page.getByRole('option', { name: after, exact: true }).click();
      await standIn.forget();
      await panel.getByRole('button', { name: 'Save' }).dblclick();
      await expect(page.getByText(`User "${other}" updated successfully!`)).toBeVisible();
      await expect(panel).toBeHidden();
      await expect(row.getByText(after, { exact: true })).toBeVisible();
      const changes = await sent(standIn, 'PUT');
      expect(changes).toHaveLength(1);
      const { user_id: id, role } = changes[0]?.body as { user_id: string; role: string };
      expect(role).toBe(after.toLowerCase());
      expect(changes[0]?.headers).toMatchObject({
        'x-resource-action': 'UPDATE_USER_MEMBERSHIP',
        'x-resource-id': id,
      });
      await page.reload();
      await expect(row.getByText(after, { exact: true })).toBeVisible();
    });

    await test.step('a user is removed, under its own action', async () => {
      await go('/users');
      await page.getByRole('button', { name: `Remove ${other}` }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(
        `Are you sure you want to remove ${other} from the platform?`,
      );
      await standIn.forget();
      await question.getByRole('button', { name: 'Remove' }).dblclick();
      await expect(page.getByText(`User "${other}" removed.`)).toBeVisible();
      await expect(page.getByRole('row', { name: new RegExp(other) })).toHaveCount(0);
      const removed = await sent(standIn, 'DELETE');
      expect(removed).toHaveLength(1);
      const { user_id: id } = removed[0]?.body as { user_id: string };
      expect(removed[0]?.headers).toMatchObject({
        'x-resource-action': 'DELETE_USER_MEMBERSHIP',
        'x-resource-id': id,
      });
    });
  },
);

test('jobs show their payload and are exported; a new name is there without a reload', async ({
  page,
  open,
  standIn,
  go,
}) => {
  await test.step('a job shows its payload', async () => {
    await open('/zones/jobs');
    const first = page.getByRole('main').locator('[data-row-link]').first();
    const name = (await first.textContent()) ?? '';
    await standIn.forget();
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const payload = page.getByRole('region', { name: 'Payload' }).locator('pre');
    await expect(payload).toContainText(`"job_id": "${id}"`);
    const calls = await sent(standIn, 'GET', '/api/jobs/payload');
    expect(calls.map(({ query }) => query)).toEqual([{ id }]);
  });

  await test.step('jobs are exported as they are filtered, once for two clicks', async () => {
    const account = 'acc00000-0000-4000-8000-000000000001';
    await go(`/zones/jobs?account_id=${account}`);
    await expect(page.getByRole('main').locator('[data-row-link]').first()).toBeVisible();
    await standIn.forget();
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).dblclick();
    const download = await downloaded;
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const [head = '', ...lines] = Buffer.concat(chunks).toString('utf8').trim().split(/\r?\n/);
    expect(head.split(',')).toEqual(expect.arrayContaining(['id', 'name', 'state', 'zone']));
    expect(lines.length).toBeGreaterThan(1);
    await expect(page.getByText(`Exported ${download.suggestedFilename()}.`)).toBeVisible();
    const asked = await sent(standIn, 'POST', '/api/jobs/export');
    expect(asked.map(({ body }) => body)).toEqual([{ account_id: account }]);
    const [fetched, ...more] = await sent(standIn, 'GET', '/api/jobs/export');
    expect(more).toEqual([]);
    expect(fetched?.query.filepath).toMatch(/\.csv$/);
  });

  await test.step('a person’s new name is there when they come back, without a reload', async () => {
    await go('/account');
    const name = page.getByRole('textbox', { name: 'Name' });
    await expect(name).not.toHaveValue('');
    await name.fill('  Avery L.  ');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your profile was updated successfully!')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Zones' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Zones' })).toBeVisible();
    await page.goBack();
    await expect(name).toHaveValue('Avery L.');
    expect((await sent(standIn, 'PUT', '/api/users/me')).map(({ body }) => body)).toEqual([
      { name: 'Avery L.' },
    ]);
  });
});
