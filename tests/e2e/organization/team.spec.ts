/**
 * Invites and members of an organization (rules 5, 6, 8).
 *
 * @worlds http: compares invites with the calls they send.
 */
import type { Page } from '@playwright/test';
import { admin, expect, test } from '../support/test';
import { alder, pageOf, writes } from './support';

const invites = (page: Page) => page.getByRole('region', { name: 'Pending invites' });

const openInvite = async (page: Page) => {
  await invites(page).getByRole('link', { name: 'Invite Team Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Team Member' });
  await expect(dialog).toBeVisible();
  return dialog;
};

test(
  'members and invites of an organization',
  { tag: '@main' },
  async ({ page, open, standIn, go }) => {
    await test.step('members are those of this organization, with their role', async () => {
      await open('/organizations');
      await expect(page.locator('[data-row-link]').first()).toBeVisible();
      await standIn.forget();
      await open(pageOf());
      const members = page.getByRole('region', { name: 'Members' });
      await expect(members.getByRole('row').filter({ hasText: admin.email })).toContainText(
        'Administrator',
      );
      const [asked] = (await standIn.calls()).filter(({ path }) => path === '/api/users');
      expect(asked?.query).toMatchObject({ account_id: alder });
    });

    await test.step('an invite is sent trimmed and in lower case, with who invites, and can be removed', async () => {
      await go(pageOf());
      const dialog = await openInvite(page);
      await standIn.forget();
      await dialog.getByLabel('Name').fill('  Ann Archer ');
      await dialog.getByLabel('Email address').fill('  Ann@Example.COM ');
      await dialog.getByRole('combobox', { name: 'Role' }).click();
      await expect(page.getByRole('option')).toHaveText(['User', 'Administrator']);
      await page.getByRole('option', { name: 'Administrator' }).click();
      await dialog.getByRole('button', { name: 'Invite Team Member' }).dblclick();
      await expect(
        page.getByText('An email invite has been sent to ann@example.com'),
      ).toBeVisible();
      await expect(dialog).toBeHidden();
      const sent = await writes(standIn);
      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/organizations/invites' });
      expect(sent[0]?.body).toEqual({
        name: 'Ann Archer',
        email: 'ann@example.com',
        role: 'administrator',
        invitedBy: sent[0]?.headers['x-user-id'],
        accountId: alder,
      });
      expect(sent[0]?.headers).toMatchObject({ 'x-resource-action': 'CREATE_INVITE' });

      await page.reload();
      const row = invites(page).getByRole('row', { name: /ann@example\.com/ });
      await expect(row).toContainText('Administrator');
      await row.getByRole('button', { name: /^Remove / }).click();
      const asked = page.getByRole('alertdialog');
      await expect(asked).toContainText('Are you sure you want to remove ann@example.com?');
      await standIn.forget();
      await asked.getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByText('Invite "ann@example.com" removed.')).toBeVisible();
      await expect(row).toHaveCount(0);
      const [removed] = await writes(standIn);
      expect(removed?.method).toBe('DELETE');
      expect(removed?.path).toMatch(/^\/api\/organizations\/invites\/[^/]+$/);
      expect(removed?.headers['x-resource-action']).toBe('DELETE_INVITE');
      await page.reload();
      await expect(
        page.getByRole('region', { name: 'Members' }).getByRole('row').nth(1),
      ).toBeVisible();
      await expect(invites(page).getByText('ann@example.com')).toHaveCount(0);
    });

    await test.step("a rejected invite shows the platform's message in the form", async () => {
      await go(pageOf());
      const dialog = await openInvite(page);
      const send = dialog.getByRole('button', { name: 'Invite Team Member' });
      await dialog.getByLabel('Name').fill('Ann Archer');
      await dialog.getByLabel('Email address').fill(admin.email);
      await send.click();
      await expect(dialog.getByRole('alert')).toHaveText('Team member is already in organization');
      await expect(dialog.getByLabel('Name')).toHaveValue('Ann Archer');
      await expect(page.getByText(/email invite has been sent/)).toHaveCount(0);

      await dialog.getByLabel('Email address').fill('ann@example.com');
      await send.click();
      await expect(dialog).toBeHidden();
      const again = await openInvite(page);
      await again.getByLabel('Name').fill('Ann Archer');
      await again.getByLabel('Email address').fill('ANN@example.com');
      await again.getByRole('button', { name: 'Invite Team Member' }).click();
      await expect(again.getByRole('alert')).toHaveText('Invite to ann@example.com already exists');
      await expect(again.getByLabel('Email address')).toHaveValue(/ann@example\.com/i);
    });

    await test.step('an invite needs a name of two characters and a valid address', async () => {
      await open(pageOf());
      const dialog = await openInvite(page);
      await standIn.forget();
      const send = dialog.getByRole('button', { name: 'Invite Team Member' });
      await send.click();
      await expect(dialog.getByText('Name is required.')).toBeVisible();
      await expect(dialog.getByText('Email address is required.')).toBeVisible();
      await dialog.getByLabel('Name').fill('  A ');
      await dialog.getByLabel('Email address').fill('nobody@');
      await expect(dialog.getByText('Name should contain at least 2 characters.')).toBeVisible();
      await expect(dialog.getByText('Email address must be valid.')).toBeVisible();
      await dialog.getByLabel('Email address').fill('   ');
      await expect(dialog.getByText('Email address is required.')).toBeVisible();
      await expect(dialog.getByRole('combobox', { name: 'Role' })).toHaveText('User');
      await send.click();
      expect(await writes(standIn)).toEqual([]);
    });
  },
);
