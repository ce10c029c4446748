/** What a person does on many pages. */
import type { Page } from '@playwright/test';
import { admin, expect } from './test';
import type { StandIn } from './standIn';

/** Selects all rows of the list's page, and returns the bar with what can be done with them. */
export const selectAll = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  return page.getByRole('group', { name: 'Selected rows' });
};

/** The dialog that asks for the password over a page whose session has ended. */
export const reloginOf = (page: Page) => page.getByRole('dialog', { name: /session/i });

/** Signs in again over the page, after the platform accepts everything again. */
export const signInAgain = async (page: Page, standIn?: StandIn) => {
  const relogin = reloginOf(page);
  await expect(relogin).toBeVisible();
  await standIn?.noFaults();
  await relogin.getByLabel('Password', { exact: true }).fill(admin.password);
  await relogin.getByRole('button', { name: 'Sign in' }).click();
  await expect(relogin).toBeHidden();
};
